/** Names a live block by its code as the page has it: 32 bits (FNV-1a) in base 36. */
export function blockId(code: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < code.length; index++) {
    hash = Math.imul(hash ^ code.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
