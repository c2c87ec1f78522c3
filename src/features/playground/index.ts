export { GamePlayer } from "./GamePlayer";
export { LiveCode } from "./live-code/LiveCode";
export { TutorialStep } from "./tutorial/TutorialStep";
export { TutorialProgress, type StepLink } from "./tutorial/TutorialProgress";
export { TutorialSteps, type ListedStep } from "./tutorial/TutorialSteps";
