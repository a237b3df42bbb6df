import { pageOf, type Page } from "./page";

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
