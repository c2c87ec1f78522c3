/**
 * Downloads files that are needed later at the lowest priority, so that the browser's cache has them; runs none of them.
 * It is not a resource hint, because Firefox holds hints to `default-src` of the page's policy, which refuses all of
 * them with an error in the console, and Safari has none. Resolves when all have come or failed; what failed is asked
 * for again by whoever needs it.
 */
export async function fetchAhead(addresses: readonly string[]): Promise<void> {
  // The console would show an error for each.
  if (!navigator.onLine) return;
  await Promise.all(
    addresses.map(async (address) => {
      try {
        const response = await fetch(address, { priority: "low" });
        // A browser keeps only what is read to its end.
        await response.arrayBuffer();
      } catch {
        // The network has gone, or the server does not answer.
      }
    }),
  );
}
