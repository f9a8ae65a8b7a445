import {
  outlineOf,
  opacityOf,
  PEN_COLOURS,
  MOST_WIDTH,
  widthOf,
  type PenColour,
  type PenPoint,
  type PenStroke,
} from './penStroke.js';

/** What was drawn over a picture, from the bottom up. */
export type PenLayer = readonly PenStroke[];

/** The colours of a theme, by the pen's names for them. */
export type PenPalette = Readonly<Record<PenColour, string>>;

/** A box in pixels of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Returns the elements that draw a layer, as text. */
export function layerMarkup(layer: PenLayer, palette: PenPalette): string {
  return layer.map((stroke) => strokeMarkup(stroke, palette, '')).join('');
}

/**
 * Writes a layer as the file that a diagram keeps it in: an SVG that shows it, whose paths tell how they were drawn.
 *
 * @param palette Of the light theme: what else reads the file knows no other.
 */
export function writeLayer(layer: PenLayer, palette: PenPalette): string {
  const { left, top, right, bottom } = boxOf(layer) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const strokes = layer.map((stroke) => {
    const points = stroke.points.map((point) => point.join(',')).join(' ');
    const told = {
      tool: stroke.tool,
      colour: stroke.colour,
      width: stroke.width,
      pressed: stroke.isPressed,
      points,
    };
    const data = Object.entries(told).map(([name, value]) => ` data-${name}="${value}"`);
    return strokeMarkup(stroke, palette, data.join(''));
  });
  const [width, height] = [right - left, bottom - top];
  return `<svg xmlns="${SVG}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${strokes.join('')}</svg>`;
}

function strokeMarkup(stroke: PenStroke, palette: PenPalette, told: string): string {
  const opacity = opacityOf(stroke);
  const faint = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
  return `<path d="${outlineOf(stroke)}" fill="${palette[stroke.colour]}"${faint}${told}/>`;
}

/** Reads what `writeLayer` wrote; what is no stroke is left out. */
export function readLayer(svg: string): PenLayer {
  return [...svg.matchAll(/<path\b[^>]*>/g)].flatMap(([tag]) => readStroke(tag) ?? []);
}

function readStroke(tag: string): PenStroke | undefined {
  const told = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(tag)?.[1];
  const colour = PEN_COLOURS.find((known) => known === told('colour'));
  const width = Number(told('width'));
  const points = (told('points') ?? '').split(' ').map((point) => point.split(',').map(Number));
  const areGood = points.every((point) => point.length === 3 && point.every(Number.isFinite));
  if (!colour || !(width > 0 && width <= MOST_WIDTH) || !areGood) return undefined;
  return {
    tool: told('tool') === 'marker' ? 'marker' : 'pen',
    colour,
    width,
    isPressed: told('pressed') === 'true',
    points: points as unknown as readonly PenPoint[],
  };
}

/** Returns the box around a layer, undefined where nothing is drawn. */
export function boxOf(layer: PenLayer): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const stroke of layer) {
    const around = widthOf(stroke) / 2 + 1;
    for (const [x, y] of stroke.points) {
      [left, right] = [Math.min(left, x - around), Math.max(right, x + around)];
      [top, bottom] = [Math.min(top, y - around), Math.max(bottom, y + around)];
    }
  }
  if (left > right) return undefined;
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
}

/**
 * Puts a layer over its picture, as one picture that has room for both.
 *
 * @param svg A complete `<svg>` element as text.
 * @param size Its size in pixels.
 */
export function withLayer(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
  layer: PenLayer,
  palette: PenPalette,
): string {
  const box = boxOf(layer);
  if (!box) return svg;
  const [left, top] = [Math.min(0, box.left), Math.min(0, box.top)];
  const [wide, high] = [Math.max(width, box.right) - left, Math.max(height, box.bottom) - top];
  const inner = svg.replace(/^[^<]*<svg/, '<svg x="0" y="0"');
  return (
    `<svg xmlns="${SVG}" width="${wide}" height="${high}" viewBox="${left} ${top} ${wide} ${high}">` +
    `${inner}${layerMarkup(layer, palette)}</svg>`
  );
}
