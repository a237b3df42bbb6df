// Which of these things are lit but not in sight: nothing of them can be seen, as it is cut off or something lies over it.
(tokens) => {
  const SPOTS = [0.5, 0.1, 0.3, 0.7, 0.9];
  const board = document.querySelector("[data-testid=board]");
  const names = ({ dataset }) => `${dataset.about ?? ""} ${dataset.can ?? ""} ${dataset.action ?? ""}`.split(" ");
  const isNamed = (thing, token) => names(thing).some((name) => name === token || (token.startsWith("zone:") && name.startsWith(`${token}:`)));
  const isSeen = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return SPOTS.some((x) =>
      SPOTS.some((y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return found && (thing.contains(found) || (found !== board && board.contains(found) && found.contains(thing)));
      }),
    );
  };
  const lit = [...document.querySelectorAll(".lit")];
  return tokens.filter((token) => !lit.some((thing) => isNamed(thing, token) && isSeen(thing)));
}
