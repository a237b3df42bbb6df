// What can be read without a network: the service worker keeps the page and the texts of the games.

/** Have the service worker keep them, when the page itself has come. */
export function serveOffline(): void {
  if (!("serviceWorker" in navigator)) return; // http on another machine has none
  const register = (): void => void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** The text that the server wrote into the page of an address; empty if it cannot be had. */
export async function textOf(path: string): Promise<string> {
  try {
    const answer = await fetch(path, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return answer.ok ? (page.getElementById("text")?.innerHTML ?? "") : "";
  } catch {
    return "";
  }
}
