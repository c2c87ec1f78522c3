/** The toolkit leaves its list of named elements in a global; puts back what was there before. */
export function withoutGlobal<Value>(run: () => Value): Value {
  const before = Reflect.getOwnPropertyDescriptor(globalThis, "$");
  try {
    return run();
  } finally {
    if (before) Reflect.defineProperty(globalThis, "$", before);
    else Reflect.deleteProperty(globalThis, "$");
  }
}
