import type { GatsbyNode } from "gatsby";
import { optionsFault } from "../config/siteConfig";

/** Stops the build before anything is made when its options are not valid. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (optionsFault !== undefined) reporter.panic(optionsFault);
};
