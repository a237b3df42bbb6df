"""The client in a real browser. A package, so that the browser is closed before others need an event loop."""
