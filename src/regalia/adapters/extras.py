"""What the adapters need beyond Regalia itself."""


class MissingExtra(ImportError):
    """A library that an adapter is for is not installed."""

    def __init__(self, extra: str, missing: ModuleNotFoundError) -> None:
        super().__init__(
            f"there is no module {missing.name}; get what this needs with: pip install 'regalia[{extra}]'"
        )
