"""The application for any ASGI server, as in `uvicorn regalia.server.asgi:app`.

Its settings come from the environment. `regalia` serves the same, with the options of `serving`.
"""

from regalia.server.config import read_config
from regalia.server.http.app import make_app
from regalia.server.serving import prepare_process

prepare_process()
app = make_app(read_config())
