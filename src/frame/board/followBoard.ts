/** How long after the last change of a board it is still followed, in ms; its transitions take 600 ms. */
const FOLLOW = 1500;
/** When the board is read at the latest, in ms: a browser draws no frames of what is out of view, and Tab leads there. */
const LATEST = 500;

/**
 * Calls back before every frame that may show the toolkit's board in a new state: after changes, while
 * its pieces glide, and when it is scrolled or resized. Without frames it calls back soon after a change.
 *
 * @returns asks for a call without a change
 */
export function followBoard(onFrame: () => void): () => void {
  let until = 0;
  let frame = 0;
  let timer: number | undefined;
  const update = (): void => {
    frame = performance.now() < until ? requestAnimationFrame(update) : 0;
    onFrame();
  };
  const follow = (): void => {
    until = performance.now() + FOLLOW;
    if (frame === 0) frame = requestAnimationFrame(update);
    timer ??= window.setTimeout(() => {
      timer = undefined;
      onFrame();
    }, LATEST);
  };
  const root = document.getElementById("root");
  if (root) {
    const observed = { childList: true, subtree: true, attributes: true };
    new MutationObserver(follow).observe(root, observed);
  }
  window.addEventListener("resize", follow);
  document.addEventListener("scroll", follow, true);
  return follow;
}
