/** What a text element looks like in place. */
export interface Contrast {
  /** WCAG 2.2, from 1 to 21. */
  readonly ratio: number;
  /** The minimum for this size of text. */
  readonly needed: number;
}

/**
 * The contrast of an element's text with what is painted below its first visible point, or why it cannot
 * be determined. Runs in the page, so it uses nothing outside itself. Decides what axe leaves open,
 * because it does what axe does not: it scrolls the text into view, and reads the shapes of a drawing.
 * Meanwhile the whole page must accept clicks, shadow roots too; elements that do not are not found.
 */
export function measureContrast(element: Element): Contrast | string {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }) //
    .getContext("2d", { willReadFrequently: true });
  if (!context) return "there is no canvas to read colors with";

  function read(color: string): Color {
    if (!context || color === "none") return [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  const lay = (over: Color, ground: Color): Color => {
    const share = over[3];
    const part = (index: 0 | 1 | 2): number => over[index] * share + ground[index] * (1 - share);
    return [part(0), part(1), part(2), 1];
  };
  function luminance([red, green, blue]: Color): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  /** The color that an element itself paints at a point; text paints none. */
  function paint(painter: Element): Color | string {
    const style = getComputedStyle(painter);
    if (painter instanceof SVGElement && !(painter instanceof SVGSVGElement)) {
      if (painter instanceof SVGTextContentElement) return [0, 0, 0, 0];
      const [red, green, blue, alpha] = read(style.fill);
      return [red, green, blue, alpha * Number(style.fillOpacity) * Number(style.opacity)];
    }
    if (style.backgroundImage !== "none") return `<${painter.localName}> paints an image`;
    return painter.matches("img, canvas, video, iframe")
      ? `<${painter.localName}> lies below it`
      : read(style.backgroundColor);
  }
  /** Points on the text: the start, middle and end of each piece. */
  function listPoints(): (readonly [x: number, y: number])[] {
    const points: (readonly [x: number, y: number])[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, width, height } of range.getClientRects()) {
        if (width * height === 0) continue;
        const inset = Math.min(width / 2, 4);
        for (const x of [left + inset, left + width / 2, right - inset])
          points.push([x, top + height / 2]);
      }
    }
    return points;
  }
  /** The document, and the shadow roots around the text. */
  const around = [element.getRootNode() as Document | ShadowRoot];
  for (const root of around)
    if (root instanceof ShadowRoot) around.push(root.host.getRootNode() as Document | ShadowRoot);
  /**
   * The elements at a point, from the front. A root lists its own and those outside, where a host
   * represents what its shadow root holds, so that root is queried in turn.
   */
  function elementsAt(root: Document | ShadowRoot, x: number, y: number): Element[] {
    const listed = root.elementsFromPoint(x, y);
    return listed
      .filter((layer) => around.includes(root) || layer.getRootNode() === root)
      .flatMap((layer) => {
        const inner = layer.shadowRoot;
        return inner && !around.includes(inner) ? [...elementsAt(inner, x, y), layer] : [layer];
      });
  }
  /**
   * What is painted at the text, from the front; whatever covers it must paint nothing. A scrolling box
   * clips what does not fit, so the first visible point counts.
   */
  function findLayers(): readonly Element[] | string {
    const points = listPoints();
    for (const [x, y] of points) {
      const layers = elementsAt(element.getRootNode() as Document | ShadowRoot, x, y);
      const own = layers.findIndex((layer) => element === layer || element.contains(layer));
      if (own < 0) continue;
      const cover = layers.slice(0, own).find((layer) => paint(layer)[3] !== 0);
      return cover ? `<${cover.localName}> lies over it` : layers.slice(own);
    }
    return points.length > 0 ? "it is not where it should be" : "it has no text in sight";
  }

  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const layers = findLayers();
  if (typeof layers === "string") return layers;
  const painted: Color[] = [];
  for (const layer of layers) {
    const color = paint(layer);
    if (typeof color === "string") return color;
    painted.push(color);
    if (color[3] === 1) break;
  }
  const ground = painted.reduceRight((below, color) => lay(color, below), [255, 255, 255, 1]);
  const style = getComputedStyle(element);
  const ink = lay(read(element instanceof SVGElement ? style.fill : style.color), ground);
  const [darker = 0, lighter = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  // The size of a drawing's text is in units of the drawing.
  const needed = isLarge && !(element instanceof SVGElement) ? 3 : 4.5;
  return { ratio: (lighter + 0.05) / (darker + 0.05), needed };
}
