"""The client in a real browser. A package, so that its browser is closed before other tests need an event loop."""
