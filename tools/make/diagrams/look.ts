/** How diagrams look: the colors and the typeface of the pages, from `src/styles/tokens.css`. */
import { readToken, type Theme } from "../../../src/node/files/palette";

/** Size of all text, in CSS px; pages show diagrams at their own size. */
const FONT_SIZE = 14;

/** Texts are measured in wide letters, so that they fit in whatever typeface a reader's system has. */
const WIDE_FONT = "'DejaVu Sans', Verdana, sans-serif";

/** What texts are measured in, as a canvas takes it. */
export const MEASURED_FONT = `${String(FONT_SIZE)}px ${WIDE_FONT}`;

/** Gives a drawing the typeface of the pages, in which it was not measured. */
export function setPageFont(svg: string): string {
  const font = readToken("light", "--font-text").replaceAll('"', "'");
  return svg.replaceAll(/font-family:[^;}"]*DejaVu[^;}"]*/g, `font-family:${font}`);
}

/** What mermaid is to be initialized with for a theme. */
export function mermaidOptions(theme: Theme) {
  const color = (name: string): string => readToken(theme, `--color-${name}`);
  return {
    startOnLoad: false,
    deterministicIds: true,
    htmlLabels: false,
    flowchart: {
      htmlLabels: false,
      useMaxWidth: false,
      wrappingWidth: 100,
      nodeSpacing: 24,
      rankSpacing: 28,
      padding: 8,
      diagramPadding: 1,
      subGraphTitleMargin: { top: 6, bottom: 2 },
    },
    state: { useMaxWidth: false },
    fontFamily: WIDE_FONT,
    theme: "base",
    themeVariables: {
      darkMode: theme === "dark",
      fontFamily: WIDE_FONT,
      fontSize: `${String(FONT_SIZE)}px`,
      background: color("bg"),
      mainBkg: color("accent-soft"),
      nodeBorder: color("accent"),
      nodeTextColor: color("text"),
      primaryColor: color("accent-soft"),
      primaryBorderColor: color("accent"),
      primaryTextColor: color("text"),
      textColor: color("text"),
      lineColor: color("text-muted"),
      edgeLabelBackground: color("bg"),
      clusterBkg: color("bg-raised"),
      clusterBorder: color("border-strong"),
      titleColor: color("heading"),
      transitionColor: color("text-muted"),
      transitionLabelColor: color("text"),
      labelBackgroundColor: color("bg"),
      specialStateColor: color("text-muted"),
    },
    themeCSS:
      `.node polygon { fill: ${color("warm-soft")} !important; stroke: ${color("warm")} !important; }` +
      `.edgeLabel rect { fill: ${color("bg")} !important; opacity: 1 !important; }` +
      ".cluster-label text, .cluster-label tspan { font-weight: 600; }",
  };
}
