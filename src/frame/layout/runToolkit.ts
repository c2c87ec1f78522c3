/** The toolkit leaves its list of named elements in a global; puts back what was there before. */
function withoutGlobal<Value>(run: () => Value): Value {
  const before = Reflect.getOwnPropertyDescriptor(globalThis, "$");
  try {
    return run();
  } finally {
    if (before) Reflect.defineProperty(globalThis, "$", before);
    else Reflect.deleteProperty(globalThis, "$");
  }
}

/** Runs synchronous code of the toolkit with a silent console and returns what it warned about. */
export function runToolkit<Value>(run: () => Value): {
  readonly value: Value;
  readonly warnings: string[];
} {
  const { log, warn } = console;
  const warnings: string[] = [];
  console.log = () => undefined;
  console.warn = (...words: readonly unknown[]) => {
    const text = words.map(String).join(" ").slice(0, 500);
    if (!warnings.includes(text) && warnings.length < 20) warnings.push(text);
  };
  try {
    return { value: withoutGlobal(run), warnings };
  } finally {
    console.log = log;
    console.warn = warn;
  }
}
