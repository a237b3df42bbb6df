import { VERSION, type AnyMessage, type AnyRequest } from "./wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
// Whoever is silent for a while is asked whether they are there, and is gone if no answer comes: within five seconds in all.
const SILENCE = 1800;
const PATIENCE = 2500;
const LOOK = 300; // how often it is looked whether that is so
const SLOWEST_OPENING = 6000;
// The server closes with these where trying again would not help.
const NEVER: Record<number, Ending> = { 4403: "shut-out", 4404: "gone" };

/** Why a table is no longer to be had: it lets nobody look on, or is there no more. */
export type Ending = "shut-out" | "gone";
type Unsent<R> = R extends AnyRequest ? Omit<R, "v" | "id"> : never;
export type NewRequest = Unsent<AnyRequest>;

/** The WebSocket of a table. It keeps trying, and says whether it is there. */
export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0; // when something was heard last, or the connection was begun
  private asked = 0; // when it was asked whether anyone is there, if that is open
  private readonly watch = setInterval(() => this.look(), LOOK);
  private last = 0;
  private closed = false;
  private readonly answers = new Map<number, (answer: AnyMessage | null) => void>();

  constructor(
    private readonly code: string,
    private readonly since: () => number,
    private readonly hear: (message: AnyMessage) => void,
    private readonly status: (open: boolean) => void,
    private readonly ended: (why: Ending) => void,
  ) {
    this.open();
    globalThis.addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  private open(): void {
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${secure}://${location.host}/ws/${this.code}?since=${this.since()}`);
    this.socket = socket;
    this.listen();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.status(true);
      this.listen();
    };
    socket.onmessage = (received) => {
      if (socket !== this.socket) return;
      this.listen();
      for (const line of (received.data as string).split("\n")) if (line) this.take(JSON.parse(line) as AnyMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      const why = NEVER[code];
      if (why) {
        this.closed = true;
        this.ended(why);
      }
      this.lost();
    };
  }

  private take(message: AnyMessage): void {
    this.answers.get(message.id)?.(message);
    this.answers.delete(message.id);
    this.hear(message);
  }

  private lost(): void {
    this.socket = null;
    for (const answer of this.answers.values()) answer(null);
    this.answers.clear();
    if (this.closed) return;
    this.status(false);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private listen(): void {
    this.heard = Date.now();
    this.asked = 0;
  }

  /** Whether a dead line has to be dropped that the browser takes for a live one. Nobody looks at a hidden page. */
  private look(): void {
    if (!this.socket || document.hidden) return;
    const now = Date.now();
    if (this.socket.readyState === WebSocket.CONNECTING) {
      if (now - this.heard > SLOWEST_OPENING) this.drop();
    } else if (this.asked) {
      if (now - this.asked > PATIENCE) this.drop();
    } else if (now - this.heard > SILENCE) {
      this.asked = now;
      void this.ask({ type: "ping" });
    }
  }

  private drop(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  /** Open another connection in the place of this one: the server knows whom it talks to from when it began. */
  renew(): void {
    const before = this.socket;
    this.open();
    before?.close();
  }

  /** Try again now rather than later. */
  readonly retry = (): void => {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Send a request; its answer, or null if the line broke before it came. */
  ask(request: NewRequest): Promise<AnyMessage | null> {
    const id = ++this.last;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    this.socket.send(JSON.stringify({ v: VERSION, id, ...request }));
    return new Promise((resolve) => this.answers.set(id, resolve));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    globalThis.removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }
}
