"""What goes over the wire: every message of a table's WebSocket, and the bodies of the REST interface.

These structs are the protocol. `make types` turns them, and the views and events of all games, into the
TypeScript types of the client. Times are milliseconds since 1970; seats count from 0, a spectator is -1.
"""

from regalia.server.wire.tables import *  # noqa: F403, I001 (the order of the TypeScript types)
from regalia.server.wire.messages import *  # noqa: F403
from regalia.server.wire.rest import *  # noqa: F403
from regalia.server.wire.lessons import *  # noqa: F403
