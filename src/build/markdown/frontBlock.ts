import { stringify } from "yaml";

/** What a program should know about a page before reading it. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Address of the page for people. */
  readonly url: string;
  /** The package and version that the page describes. */
  readonly toolkit: string;
}

/** The block of YAML that opens a page; its fields are in the order given here. */
export function renderFrontBlock({ title, description, url, toolkit }: PageFacts): string {
  // Tools that look for `description:` line by line would misread folded lines.
  const yaml = stringify({ title, description, url, toolkit }, { lineWidth: 0 });
  return `---\n${yaml}---\n`;
}
