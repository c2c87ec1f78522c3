export { startProse, prepareProse } from "./prose";
