"""Logs as JSON lines, without names, addresses, cookies or cards."""

import logging
import sys

import structlog


def set_up_logs() -> None:
    """Write what happens to standard error: in colour for a person, as JSON for a machine."""
    stamp = structlog.processors.TimeStamper(fmt="iso")
    render: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if sys.stderr.isatty():
        render = structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            stamp,
            structlog.processors.format_exc_info,
            render,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    logging.basicConfig(
        stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s"
    )
