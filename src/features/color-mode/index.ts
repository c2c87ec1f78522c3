export { followColorMode, markColorMode, toggleColorMode } from "./colorMode";
