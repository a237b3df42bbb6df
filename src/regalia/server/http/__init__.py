"""HTTP: the application, its REST routes and the pages of the client."""
