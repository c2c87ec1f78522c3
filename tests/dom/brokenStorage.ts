import { vi } from "vitest";

function fail(name: string): () => never {
  return () => {
    throw new DOMException("no storage", name);
  };
}

/** Replaces the window's localStorage until the test ends. */
export function replaceLocalStorage(storage: Pick<Storage, "getItem" | "setItem">): void {
  vi.spyOn(window, "localStorage", "get").mockReturnValue(storage as Storage);
}

/** Storage as a browser may have it; each entry lasts until the test ends. */
export const BROKEN_STORAGE: Readonly<Record<string, () => void>> = {
  "is forbidden": () => {
    for (const name of ["localStorage", "sessionStorage"] as const)
      vi.spyOn(window, name, "get").mockImplementation(fail("SecurityError"));
  },
  "is full": () =>
    replaceLocalStorage({ getItem: () => null, setItem: fail("QuotaExceededError") }),
  "breaks after the first read": () => {
    const getItem = vi.fn<Storage["getItem"]>(fail("UnknownError")).mockReturnValueOnce(null);
    replaceLocalStorage({ getItem, setItem: fail("UnknownError") });
  },
};
