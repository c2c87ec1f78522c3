/** Takes the path prefix off a path; `undefined` when the path is outside of it. */
export function stripPrefix(pathname: string, prefix: string): string | undefined {
  if (prefix === "") return pathname;
  if (pathname === prefix) return "/";
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
}
