import type { Palette } from '../colors.js';
import { isEmbeddedImage } from '../embeddedImage.js';
import type { TextLook } from './content.js';
import { fontStack } from './fonts.js';
import type { Run } from './lines.js';
import type { PlacedLabel } from './placeLabel.js';
import type { Placed } from './placed.js';

const SVG = 'http://www.w3.org/2000/svg';

/** What a label is drawn with besides its text. */
export interface LabelPaint {
  readonly palette: Palette;
  readonly background?: string | undefined;
  readonly border?: string | undefined;
  /** Returns where a link may lead to, or undefined where it may not. */
  readonly linkOf: (link: string) => string | undefined;
}

const written = (value: number) => String(Math.round(value * 100) / 100);

/** Draws a label into an element: text as text, without any HTML. */
export function drawLabel(parent: Element, label: PlacedLabel, paint: LabelPaint): void {
  const { box } = label;
  if (paint.background !== undefined || paint.border !== undefined)
    drawArea(parent, { ...box, fill: paint.background, border: frameOf(paint.border) }, paint.palette);
  const content = label.clip ? clipped(parent, label.clip) : parent;
  for (const placed of label.placed) {
    if (placed.kind === 'area') {
      const { x, y } = placed;
      drawArea(content, { ...placed, x: label.x + x, y: label.y + y }, paint.palette);
    } else drawLine(content, placed, label, paint);
  }
}

const frameOf = (color: string | undefined) => (color === undefined ? undefined : { width: 1, color });

function add(
  parent: Element,
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): Element {
  const element = parent.ownerDocument.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, value);
  parent.appendChild(element);
  return element;
}

/** An inner `<svg>` cuts off what leaves it, without a name that others could have too. */
function clipped(parent: Element, { x, y, width, height }: PlacedLabel['box']): Element {
  const numbers = { x: written(x), y: written(y), width: written(width), height: written(height) };
  const viewBox = `${numbers.x} ${numbers.y} ${numbers.width} ${numbers.height}`;
  return add(parent, 'svg', { ...numbers, viewBox, overflow: 'hidden' });
}

type Area = Extract<Placed, { kind: 'area' }>;

function drawArea(parent: Element, area: Omit<Area, 'kind'>, palette: Palette): void {
  const { fill, border } = area;
  const inset = (border?.width ?? 0) / 2;
  if (area.width <= 0 || area.height <= 0) return;
  add(parent, 'rect', {
    x: written(area.x + inset),
    y: written(area.y + inset),
    width: written(Math.max(0, area.width - 2 * inset)),
    height: written(Math.max(0, area.height - 2 * inset)),
    fill: fill === undefined ? 'none' : palette(fill),
    stroke: border ? palette(border.color) : undefined,
    'stroke-width': border && border.width !== 1 ? written(border.width) : undefined,
  });
}

function drawLine(
  parent: Element,
  { line, x, baseline }: Extract<Placed, { kind: 'line' }>,
  label: PlacedLabel,
  paint: LabelPaint,
): void {
  const top = label.y + baseline;
  let left = label.x + x;
  drawGrounds(parent, line.runs, left, top, line, paint.palette);
  let text: Element | undefined;
  let base: TextLook | undefined;
  for (const run of line.runs) {
    if (run.picture) {
      drawPicture(parent, run, left, top, paint.palette);
      text = undefined;
    } else {
      if (!text || !base) {
        base = run.look;
        text = add(parent, 'text', {
          x: written(left),
          ...(label.isVertical ? upright(left, top - (line.ascent - line.descent) / 2) : { y: written(top) }),
          ...attributesOf(base, undefined, paint.palette),
        });
      }
      drawRun(text, run, base, paint);
    }
    left += run.width;
  }
}

/** Letters in a label that is turned by a quarter: CJK ones stand, each other lies, all in the middle of their line. */
const upright = (x: number, y: number) => ({
  y: written(y),
  'writing-mode': 'vertical-rl',
  transform: `rotate(-90 ${written(x)} ${written(y)})`,
});

function drawRun(text: Element, { text: letters, look }: Run, base: TextLook, paint: LabelPaint): void {
  const href = look.link === undefined ? undefined : paint.linkOf(look.link);
  const target = href === undefined ? text : add(text, 'a', { href });
  const other = attributesOf(look, base, paint.palette);
  const holder =
    Object.values(other).some((value) => value !== undefined) || look.raise !== 0
      ? add(target, 'tspan', { ...other, dy: look.raise === 0 ? undefined : written(-look.raise) })
      : target;
  holder.appendChild(text.ownerDocument.createTextNode(letters));
  // What follows goes on at the height of the line.
  if (look.raise !== 0)
    add(text, 'tspan', { dy: written(look.raise) }).appendChild(text.ownerDocument.createTextNode('\u200B'));
}

function attributesOf(
  look: TextLook,
  base: TextLook | undefined,
  palette: Palette,
): Readonly<Record<string, string | undefined>> {
  const all = {
    fill: (of: TextLook) => palette(of.color),
    'font-family': (of: TextLook) => fontStack(of.family),
    'font-size': (of: TextLook) => `${written(of.size)}px`,
    'font-weight': (of: TextLook) => (of.bold ? 'bold' : 'normal'),
    'font-style': (of: TextLook) => (of.italic ? 'italic' : 'normal'),
    'text-decoration': decorationOf,
  };
  const attributes: Record<string, string | undefined> = {};
  for (const [name, valueOf] of Object.entries(all)) {
    const value = valueOf(look);
    const isInherited = base ? valueOf(base) === value : value === 'normal' || value === 'none';
    if (!isInherited) attributes[name] = value;
  }
  return attributes;
}

function decorationOf({ underline, strike }: TextLook): string {
  return [underline ? 'underline' : '', strike ? 'line-through' : ''].filter(Boolean).join(' ') || 'none';
}

function drawGrounds(
  parent: Element,
  runs: readonly Run[],
  x: number,
  baseline: number,
  { ascent, descent }: { readonly ascent: number; readonly descent: number },
  palette: Palette,
): void {
  let left = x;
  for (const { look, width } of runs) {
    if (look.background !== undefined && width > 0)
      drawArea(
        parent,
        { x: left, y: baseline - ascent, width, height: ascent + descent, fill: look.background },
        palette,
      );
    left += width;
  }
}

/** A picture that the label holds; any other is a frame in its place, for nothing is fetched. */
function drawPicture(parent: Element, run: Run, x: number, baseline: number, palette: Palette): void {
  if (!run.picture) return;
  const { source, height } = run.picture;
  const { width } = run;
  if (!isEmbeddedImage(source)) {
    drawArea(
      parent,
      { x, y: baseline - height, width, height, border: { width: 1, color: '#999999' } },
      palette,
    );
    return;
  }
  add(parent, 'image', {
    x: written(x),
    y: written(baseline - height),
    width: written(width),
    height: written(height),
    href: source,
    preserveAspectRatio: 'none',
  });
}
