export { fillAccessibilityFigures } from "./accessibilityFigures";
