import type { GatsbyNode } from "gatsby";

/** Numbers of the errors that this plugin raises; Gatsby puts the plugin's name in front. */
export const ErrorId = {
  /** TypeDoc could not read the toolkit, or wrote something unexpected. */
  Toolkit: "10001",
  /** A class that must have a page is not in the toolkit. */
  MissingClass: "10002",
  /** The overlay is wrong. */
  Overlay: "10003",
} as const;

/** Registers the texts and levels of the errors with Gatsby. */
export const onPluginInit: NonNullable<GatsbyNode["onPluginInit"]> = ({ reporter }) => {
  const entry = (category: "USER" | "THIRD_PARTY") => ({
    text: ({ sourceMessage }: { readonly sourceMessage: string }) => sourceMessage,
    level: "ERROR" as const,
    category,
  });
  reporter.setErrorMap({
    [ErrorId.Toolkit]: entry("THIRD_PARTY"),
    [ErrorId.MissingClass]: entry("THIRD_PARTY"),
    [ErrorId.Overlay]: entry("USER"),
  });
};
