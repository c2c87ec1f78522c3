/** Whether the file of a spot exists, by the spot's name. */
type HasSpot = (name: string) => boolean;

/**
 * The name of the spot of a page: its own, which is its route with dashes, or that of its section. An anchor
 * counts as its page. `undefined` if neither has been drawn.
 */
export function findSpot(address: string, hasSpot: HasSpot): string | undefined {
  const [route = ""] = address.split(/[?#]/);
  const steps = route.split("/").filter((step) => step !== "");
  const [section = ""] = steps;
  return [steps.join("-"), section].find((name) => name !== "" && hasSpot(name));
}
