export { GamePlayer } from "./GamePlayer";
export { LiveCode } from "./live-code/LiveCode";
export { TutorialStep } from "./tutorial/TutorialStep";
export { TutorialProgress } from "./tutorial/TutorialProgress";
export { TutorialSteps } from "./tutorial/TutorialSteps";
