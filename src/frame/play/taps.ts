/** How far a finger may move within a tap, in CSS px on both axes together: the toolkit drags a piece only beyond it. */
const SLACK = 5;

/** Of the first finger. */
const placeOf = ({ changedTouches: [touch] }: TouchEvent) => ({
  clientX: touch?.clientX ?? 0,
  clientY: touch?.clientY ?? 0,
});

/**
 * Makes a click of a tap on a piece that can be dragged. A touch begins a drag in the toolkit unless the browser calls
 * itself mobile, which those of tablets and touch laptops do not, and react-draggable cancels that touch, so no click
 * follows it.
 */
export function installTaps(): void {
  let start: TouchEvent | undefined;
  const listen = (type: string, listener: (event: TouchEvent) => void): void =>
    window.addEventListener(type, (event) => listener(event as TouchEvent), {
      capture: true,
      passive: true,
    });
  const hasLeft = (event: TouchEvent): boolean => {
    if (!start) return true;
    const [from, to] = [placeOf(start), placeOf(event)];
    return Math.abs(to.clientX - from.clientX) + Math.abs(to.clientY - from.clientY) > SLACK;
  };
  listen("touchstart", (event) => (start = event.touches.length === 1 ? event : undefined));
  listen("touchcancel", () => (start = undefined));
  listen("touchmove", (event) => {
    if (hasLeft(event)) start = undefined;
  });
  listen("touchend", (event) => {
    const { target, defaultPrevented } = start ?? {};
    start = undefined;
    if (!defaultPrevented || !target) return;
    const click = { bubbles: true, cancelable: true, view: window, ...placeOf(event) };
    // After the toolkit has ended its drag.
    window.setTimeout(() => target.dispatchEvent(new MouseEvent("click", click)));
  });
}
