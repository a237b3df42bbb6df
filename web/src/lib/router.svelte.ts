/** A page of the client. */
export type Page =
  | { name: "home" }
  | { name: "new"; game: string | null }
  | { name: "table"; code: string }
  | { name: "replay"; code: string }
  | { name: "link"; token: string }
  | { name: "lost" };

/** The page of an address. */
export function pageOf(url: URL): Page {
  const [first, second, third, ...more] = url.pathname.split("/").filter(Boolean);
  if (!first) return { name: "home" };
  if (first === "new" && !second) return { name: "new", game: url.searchParams.get("game") };
  if (first === "t" && second && !third) return { name: "table", code: second };
  if (first === "t" && second && third === "replay" && !more.length) return { name: "replay", code: second };
  if (first === "link" && second && !third) return { name: "link", token: second };
  return { name: "lost" };
}

class Router {
  page = $state.raw<Page>(pageOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  private read(): void {
    this.page = pageOf(new URL(location.href));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Links to our own pages do not load them anew. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (pageOf(url).name === "lost" || (url.hash && url.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
