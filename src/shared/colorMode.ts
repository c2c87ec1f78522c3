export type ColorMode = "light" | "dark";

export function isColorMode(text: string): text is ColorMode {
  return text === "light" || text === "dark";
}
