/**
 * Lengths in ms of the animations of a document that a person would see. Shorter ones may still be listed: a browser
 * draws no frame of an iframe that is out of view. Runs in the page.
 */
export const listMovements = (): number[] =>
  document
    .getAnimations()
    .map((each) => Number(each.effect?.getComputedTiming().endTime))
    .filter((time) => time > 10);
