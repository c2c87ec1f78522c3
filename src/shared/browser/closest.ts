/** The element of a selector that an event happened on or in. */
export function closestTo({ target }: Event, selector: string): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement ? found : undefined;
}
