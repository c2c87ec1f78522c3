/** How the panel of problems looks; the colors are the site's own. */
export const PANEL_STYLE = `
section {
  position: fixed;
  inset: auto 1rem 1rem;
  z-index: 1000;
  max-block-size: min(60vh, 40rem);
  overflow: auto;
  padding: 0.75rem 1rem;
  border: 2px solid var(--color-danger, #b3261e);
  border-radius: 0.5rem;
  background: var(--color-bg-raised, #fff);
  color: var(--color-text, #111);
  box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 30%);
  font: 0.9375rem/1.5 system-ui, sans-serif;
}

summary {
  font-weight: 700;
  cursor: pointer;
}

ul {
  margin: 0.5rem 0;
  padding: 0;
  list-style: none;
}

li {
  margin-block: 1rem;
}

p {
  margin: 0.25rem 0;
  overflow-wrap: anywhere;
}

.what {
  font-weight: 600;
}

.place {
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-link, #0b57d0);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
}

pre {
  margin: 0.25rem 0;
  padding: 0.5rem 0;
  overflow: auto;
  background: var(--color-bg-code, #f2f2f2);
  font: 0.8125rem/1.5 ui-monospace, monospace;
}

.line {
  display: block;
}

.marked {
  background: color-mix(in srgb, var(--color-danger, #b3261e) 18%, transparent);
}
`;
