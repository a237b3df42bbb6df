import { settings } from "./settings.svelte";
import { say } from "./texts";

const plain = "Regalia";

/** Say that it is someone's turn: in the title, and as a notification if they look elsewhere. Undo it with what is returned. */
export function notifyTurn(title: string, prompt: string): () => void {
  document.title = say("title-your-turn", { game: title });
  let note: Notification | undefined;
  if (settings.notify && document.hidden && globalThis.Notification?.permission === "granted") {
    note = new Notification(say("title-your-turn", { game: title }), { body: prompt, tag: "regalia-turn" });
    note.onclick = () => globalThis.focus();
  }
  return () => {
    document.title = `${title} · ${plain}`;
    note?.close();
  };
}

/** Ask the browser whether notifications are allowed. */
export async function allowNotifications(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}
