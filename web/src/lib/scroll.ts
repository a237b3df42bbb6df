/** Shows the end of a list now and when it comes into sight: on a phone it lies in a sheet that opens. */
export function showEnd(list: HTMLElement): () => void {
  let height = 0;
  const watch = new ResizeObserver(() => {
    if (height === 0) list.scrollTop = list.scrollHeight;
    height = list.clientHeight;
  });
  watch.observe(list);
  return () => watch.disconnect();
}
