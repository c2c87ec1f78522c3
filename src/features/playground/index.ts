export { GamePlayer } from "./GamePlayer";
export { LiveCode } from "./live-code/LiveCode";
export { TutorialStep } from "./tutorial/TutorialStep";
export { TutorialSteps, type ListedStep } from "./tutorial/TutorialSteps";
