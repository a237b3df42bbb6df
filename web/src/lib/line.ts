import { VERSION, type AnyMessage, type AnyRequest } from "./wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const SILENCE = 40_000; // heartbeats come every 15 seconds
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
  private silence: ReturnType<typeof setTimeout> | undefined;
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
    clearTimeout(this.silence);
    for (const answer of this.answers.values()) answer(null);
    this.answers.clear();
    if (this.closed) return;
    this.status(false);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** Whoever says nothing for long is gone, even if the browser has not noticed. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.drop(), SILENCE);
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
    clearTimeout(this.silence);
    globalThis.removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }
}
