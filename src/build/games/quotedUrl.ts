/** Where the whole source of a quoted file, such as `garden-row/game.ts`, is shown. */
export function quotedUrl(file: string): string {
  return `/examples/${file.split("/")[0] ?? ""}#source`;
}
