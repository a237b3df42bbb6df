/** Copy a text. Browsers have a clipboard for pages only over HTTPS and on the machine itself: at a friend's house there is none. */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed"; // else the page would scroll to it
  (document.querySelector("dialog[open]") ?? document.body).append(field); // what lies behind a dialog cannot be selected
  const before = document.activeElement as HTMLElement | null;
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  before?.focus();
  if (!copied) throw new Error("the browser does not copy");
}
