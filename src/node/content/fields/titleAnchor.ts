/** The anchor that a heading with this title gets; only for plain text without markup. */
export const titleAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
