import { svgSize } from '@letu/core';
import { sanitiseSvg } from '@letu/core/sanitise';
import { FAMILY } from '../font/handwriting.js';
import { writeByHand } from './handText.js';
import { roughStrokes } from './roughStrokes.js';
import { shapeData } from './shapeData.js';

/** How a picture is drawn again by hand. */
export interface SketchOptions {
  /** From 0, which is straight, to 3. @default 1 */
  readonly roughness?: number | undefined;
  /** What is inside of shapes. @default 'solid' */
  readonly fill?: 'solid' | 'hachure' | undefined;
  /** Another one is another hand. @default 1 */
  readonly seed?: number | undefined;
}

/** Elements that are only referred to, or have no outline of their own. */
const SKIPPED = 'defs, marker, clipPath, mask, pattern, symbol, foreignObject';
const SHAPES = 'path, rect, line, polyline, polygon, circle, ellipse';
/** Beyond these, lines are drawn once, and then shapes stay as they are: a page has its trouble with millions of strokes. */
const SOME = 300;
const VERY_MANY = 2500;
/** What covers this much of a picture is its paper. */
const PAPER = 0.94;

/**
 * Draws a picture again by hand, as it would be on a whiteboard: every outline with the strokes of rough.js, every text in a
 * Chinese handwriting that travels inside of the picture. One that is drawn by hand already stays as it is.
 *
 * It works in a page, whose browser knows what style sheets make of the picture; nothing of the picture is seen meanwhile.
 *
 * @param svg A complete `<svg>` element as text, as an engine drew it: it is sanitised.
 * @returns A complete `<svg>` element as text.
 */
export async function sketchSvg(svg: string, options: SketchOptions = {}): Promise<string> {
  if (svg.includes(FAMILY)) return svg;
  const { width, height } = svgSize(svg);
  const root = sanitiseSvg(svg);
  const host = document.createElement('div');
  host.style.cssText = `position:fixed;left:0;top:0;width:${width}px;height:${height}px;visibility:hidden;pointer-events:none;contain:strict`;
  host.attachShadow({ mode: 'closed' }).append(root);
  document.body.append(host);
  try {
    root.setAttribute('width', String(width));
    root.setAttribute('height', String(height));
    sketchShapes(root, options);
    await writeByHand(root);
    return new XMLSerializer().serializeToString(root);
  } finally {
    host.remove();
  }
}

function sketchShapes(root: SVGSVGElement, options: SketchOptions): void {
  const shapes = [...root.querySelectorAll<SVGGraphicsElement>(SHAPES)].filter(
    (shape) => !shape.closest(SKIPPED),
  );
  if (shapes.length > VERY_MANY) return;
  const paper = root.getBoundingClientRect();
  const drawn = shapes.map((shape, at) =>
    strokesOf(shape, { paper, at, isSingle: shapes.length > SOME }, options),
  );
  // Styles are read from the picture as it was: what is added would match the rules of others.
  for (const strokes of drawn) strokes?.();
}

interface Place {
  readonly paper: DOMRect;
  /** Its place among the shapes. */
  readonly at: number;
  readonly isSingle: boolean;
}

/** Returns what puts the strokes of a shape into the picture, undefined for one that stays as it is. */
function strokesOf(
  shape: SVGGraphicsElement,
  { paper, at, isSingle }: Place,
  { roughness = 1, fill: filling = 'solid', seed = 1 }: SketchOptions,
): (() => void) | undefined {
  const style = getComputedStyle(shape);
  const fill = paintOf(style.fill, style.fillOpacity);
  const stroke = paintOf(style.stroke, style.strokeOpacity, style.strokeWidth);
  if (style.display === 'none' || (!fill && !stroke)) return undefined;
  if (covers(shape.getBoundingClientRect(), paper)) return undefined;
  const data = shapeData(shape);
  const dashes = style.strokeDasharray;
  const strokeWidth = Number.parseFloat(style.strokeWidth) || 1;
  // A gradient has no colour that lines could have.
  const isHatched = filling === 'hachure' && fill !== undefined && !fill.startsWith('url') && !isPale(fill);
  const hand = {
    roughness,
    strokeWidth,
    isHatched,
    isSingle: isSingle || dashes !== 'none',
    name: `${shape.localName} ${at}`,
    seed,
  };
  const strokes = data === undefined ? undefined : roughStrokes(data, hand);
  // What is filled and has no outline gets one that moves its edge, or it would look printed.
  const colour = stroke ?? (fill?.startsWith('url') ? undefined : fill);
  if (!strokes || colour === undefined) return undefined;
  const common = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' } as const;
  const opacity = (stroke ? style.strokeOpacity : style.fillOpacity) || '1';
  return () => {
    const added: SVGElement[] = [];
    if (strokes.hatching !== '' && fill !== undefined) {
      const own = { stroke: fill, 'stroke-width': '1.4', 'stroke-opacity': style.fillOpacity };
      added.push(pathOf(strokes.hatching, { ...common, ...own }, shape));
    }
    added.push(
      pathOf(
        strokes.lines,
        {
          ...common,
          stroke: colour,
          'stroke-width': stroke ? String(strokeWidth) : '1',
          'stroke-opacity': opacity,
          'stroke-dasharray': dashes,
        },
        shape,
      ),
    );
    important(shape, { stroke: 'none', ...(isHatched ? { 'fill-opacity': '0.22' } : {}) });
    shape.after(...added);
  };
}

/** Makes a path in the place of a shape, whatever the style sheets of the picture say of paths. */
function pathOf(data: string, paints: Readonly<Record<string, string>>, shape: SVGElement): SVGElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', data);
  for (const name of ['transform', 'clip-path', 'mask', 'opacity']) {
    const value = shape.getAttribute(name);
    if (value !== null) path.setAttribute(name, value);
  }
  important(path, {
    ...paints,
    'marker-start': 'none',
    'marker-mid': 'none',
    'marker-end': 'none',
    filter: 'none',
  });
  return path;
}

function important(element: SVGElement, declarations: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(declarations))
    element.style.setProperty(name, value, 'important');
}

/** Returns a colour, undefined where nothing is seen of it. */
function paintOf(value: string, opacity: string, width = '1'): string | undefined {
  const isUnseen = value === 'none' || value === '' || /^rgba\(.*,\s*0\)$|^transparent$/.test(value);
  return isUnseen || Number(opacity) === 0 || Number.parseFloat(width) === 0 ? undefined : value;
}

/** Whether hatching in a colour would not be seen on paper: white, or nearly so. */
function isPale(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return colour.startsWith('rgb') && Math.min(red, green, blue) > 244;
}

function covers(box: DOMRect, paper: DOMRect): boolean {
  return box.width >= paper.width * PAPER && box.height >= paper.height * PAPER;
}
