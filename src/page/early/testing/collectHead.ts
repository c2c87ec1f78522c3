import { vi } from "vitest";

/** What is put into the head, which would fetch it here too. */
export function collectHead(put: () => void): HTMLElement[] {
  const append = vi.spyOn(document.head, "append").mockReturnValue();
  append.mockClear();
  put();
  return append.mock.calls.flat() as HTMLElement[];
}

/** The values of an attribute. */
export const list = (elements: readonly HTMLElement[], attribute: string) =>
  elements.map((element) => element.getAttribute(attribute));
