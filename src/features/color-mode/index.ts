export { ColorModeToggle } from "./ColorModeToggle";
