/** Where the whole source of a quoted file is shown, such as `garden-row/game.ts`. */
export function quotedUrl(file: string): string {
  return `/examples/${file.split("/")[0] ?? ""}#source`;
}
