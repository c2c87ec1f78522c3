/** Width and height of a board in the toolkit's units: its longer side measures 100. */
export function toFrameSize(ratio: number): { readonly x: number; readonly y: number } {
  return ratio > 1 ? { x: 100, y: 100 / ratio } : { x: 100 * ratio, y: 100 };
}
