export { PROSE_ACTIONS, startProse, prepareProse } from "./prose";
