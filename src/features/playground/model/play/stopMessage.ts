/** What the frame's guard says of code that it has stopped; the page knows by it that the process was busy. */
export const RAN_WITHOUT_PAUSE = "s without a pause, so it was stopped.";
