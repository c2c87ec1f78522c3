/** A resource hint, to be added to the head. */
export const toLink = (hint: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement("link"), hint);
