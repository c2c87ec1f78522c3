/** Hash of the made-up build, and of one that came before it. */
export const SAMPLE_HASH = "0123456789ab";
export const STALE_HASH = "fedcba987654";

export interface SamplePage {
  readonly pagePath: string;
  readonly prefix?: string;
  /** Elements of the page's own `Head`. */
  readonly head?: string;
  /** Content of the page. */
  readonly body?: string;
}

/** Chunks of the made-up build, as `chunk-map.json` has them. */
export const SAMPLE_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  app: [`/app-${SAMPLE_HASH}.js`],
  "component---src-templates-doc-tsx": [`/component---src-templates-doc-tsx-${SAMPLE_HASH}.js`],
  "named-lazy": [`/named-lazy-${SAMPLE_HASH}.js`],
};

/** A page with the exact markup of Gatsby 5.16.1. */
export function renderGatsbyPage({
  pagePath,
  prefix = "",
  head = "",
  body = "",
}: SamplePage): string {
  const mapping = JSON.stringify(JSON.stringify(SAMPLE_CHUNKS));
  const script = (name: string): string =>
    `<script src="${prefix}/${name}-${SAMPLE_HASH}.js" async></script>`;
  return `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta name="generator" content="Gatsby 5.16.1"/>${head}<style data-href="${prefix}/styles.${SAMPLE_HASH}.css" data-identity="gatsby-global-css">body{margin:0}</style><title data-gatsby-head="true">Sample</title></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><h1>Sample</h1>${body}</div><div id="gatsby-announcer" style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0" aria-live="assertive" aria-atomic="true"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${mapping};
          </script>
        <script>window.___webpackCompilationHash="${SAMPLE_HASH}";</script>${script("webpack-runtime")}${script("framework")}${script("app")}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
}
