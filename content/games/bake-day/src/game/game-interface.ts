import { createInterface } from "@boardzilla/core";
import setup from "./index";

export default createInterface(setup);
