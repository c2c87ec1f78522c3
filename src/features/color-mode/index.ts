export { followColorMode, markColorMode, readShownMode, toggleColorMode } from "./colorMode";
