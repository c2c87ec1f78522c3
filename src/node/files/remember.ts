/** A function that makes each value once, by its arguments, and then returns what it has made. */
export function remember<Key extends readonly string[], Made>(
  make: (...key: Key) => Made,
): (...key: Key) => Made {
  const known = new Map<string, { readonly made: Made }>();
  return (...key) => {
    const name = key.join("\0");
    const found = known.get(name) ?? { made: make(...key) };
    known.set(name, found);
    return found.made;
  };
}
