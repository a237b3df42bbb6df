"""Tables for people and bots over HTTP and WebSockets. It knows the kernel, and no rule of any game."""
