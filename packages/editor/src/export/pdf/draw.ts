import { colourOf, rgb, type Colour } from './colour.js';
import { matrixOf, number, scaleOf } from './content.js';
import { blendOf, clipTo, isShadow, maskWith } from './effects.js';
import { gradientOn } from './gradient.js';
import { drawImage } from './image.js';
import { markersOn, referred } from './markers.js';
import { pathOf } from './path.js';
import { drawPiece } from './piece.js';
import { shapeData } from './shapeData.js';
import type { Sheet } from './sheet.js';
import type { Stage } from './stage.js';
import { writeText } from './text.js';

/** What an element is drawn with. */
interface Drawing {
  readonly sheet: Sheet;
  readonly stage: Stage;
  /** From the window's pixels to the page. */
  readonly toPage: DOMMatrix;
  /** Where the plane of an element lies on the page. */
  planeOf(element: SVGGraphicsElement): DOMMatrix;
  readonly opacity: number;
  readonly blend: string;
  /** The line and the filling of the path that a marker stands on. */
  readonly context?: CSSStyleDeclaration;
}

const CONTAINERS: ReadonlySet<string> = new Set(['svg', 'g', 'a', 'switch', 'marker']);

/**
 * Draws a picture that is laid out on the page as lines, areas and letters; what PDF has no words for, as images.
 *
 * @param toPage From the pixels of the picture, from its upper left corner, to the page.
 */
export async function drawPicture(sheet: Sheet, stage: Stage, toPage: DOMMatrix): Promise<void> {
  const { x, y } = stage.root.getBoundingClientRect();
  const ofWindow = toPage.translate(-x, -y);
  const planeOf = (element: SVGGraphicsElement) =>
    ofWindow.multiply(DOMMatrix.fromMatrix(element.getScreenCTM() ?? new DOMMatrix()));
  await drawChildren(stage.root, { sheet, stage, toPage, planeOf, opacity: 1, blend: 'Normal' });
}

async function drawChildren(parent: Element, drawing: Drawing): Promise<void> {
  for (const child of parent.children) {
    if (child instanceof SVGGraphicsElement) await drawElement(child, drawing);
  }
}

async function drawElement(element: SVGGraphicsElement, drawing: Drawing): Promise<void> {
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  const { sheet, stage, toPage } = drawing;
  const plane = drawing.planeOf(element);
  const asImage = () => drawPiece(sheet, stage, element, toPage);
  if (element.localName === 'foreignObject') return asImage();
  if (style.filter !== 'none') {
    if (!drawing.context) await asImage();
    if (!isShadow(element, style.filter)) return undefined;
  }
  const opacity = drawing.opacity * Number(style.opacity);
  if (opacity === 0) return undefined;
  const blend = style.mixBlendMode === 'normal' ? drawing.blend : blendOf(style.mixBlendMode);
  sheet.write('q');
  const isClipped =
    clipTo(sheet, element, plane, style.clipPath) && maskWith(sheet, element, plane, style.mask || 'none');
  if (isClipped) await drawContent(element, style, { ...drawing, opacity, blend });
  sheet.write('Q');
  return isClipped ? undefined : asImage();
}

async function drawContent(
  element: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  drawing: Drawing,
): Promise<void> {
  const { sheet, stage, toPage, opacity } = drawing;
  if (CONTAINERS.has(element.localName)) return drawChildren(element, drawing);
  const asImage = () => drawPiece(sheet, stage, element, toPage);
  if (element instanceof SVGTextElement) {
    const isWritten = writeText(sheet, element, drawing.planeOf(element), opacity);
    return isWritten ? undefined : asImage();
  }
  if (style.visibility !== 'visible') return undefined;
  if (element instanceof SVGImageElement) {
    const isDrawn = await drawImage(sheet, element, drawing.planeOf(element), opacity);
    return isDrawn ? undefined : asImage();
  }
  const data = shapeData(element, style);
  return data === undefined ? undefined : drawShape(element, style, data, drawing);
}

async function drawShape(
  element: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  data: string,
  drawing: Drawing,
): Promise<void> {
  const { sheet, stage, toPage, opacity, blend, context } = drawing;
  const plane = drawing.planeOf(element);
  const path = pathOf(data);
  const fill = paintOf(element, style.fill, plane, drawing);
  const stroke = paintOf(element, style.stroke, plane, drawing);
  if (fill === undefined || stroke === undefined) {
    if (!context) await drawPiece(sheet, stage, element, toPage);
    return;
  }
  const width = Number.parseFloat(style.strokeWidth);
  const isFilled = fill !== 'none' && !(element instanceof SVGLineElement);
  const isStroked = stroke !== 'none' && width > 0;
  if (isFilled || isStroked) {
    const alpha = (paint: Paint, own: string) => (isColour(paint) ? paint.alpha : 1) * Number(own) * opacity;
    sheet.write('q');
    sheet.setOpacity(alpha(fill, style.fillOpacity), alpha(stroke, style.strokeOpacity), blend);
    sheet.write(`${matrixOf(plane)} cm`);
    if (isFilled) sheet.write(isColour(fill) ? `${rgb(fill)} rg` : `/Pattern cs /${fill} scn`);
    if (isStroked) {
      sheet.write(isColour(stroke) ? `${rgb(stroke)} RG` : `/Pattern CS /${stroke} SCN`);
      sheet.write(lineOf(style, width, plane));
    }
    const isEvenOdd = style.fillRule === 'evenodd';
    sheet.write(path.operators, operatorOf(isFilled, isStroked, isEvenOdd), 'Q');
  }
  if (path.vertices.length < 2) return;
  for (const { marker, plane: place } of markersOn(element, style, path.vertices)) {
    const own = plane.multiply(place);
    await drawChildren(marker, { ...drawing, context: style, planeOf: (part) => planeIn(marker, part, own) });
  }
}

/** A colour, the name of a pattern, or nothing. */
type Paint = Colour | string;

const isColour = (paint: Paint): paint is Colour => typeof paint !== 'string';

/** Returns what something is painted with; undefined where PDF has no such paint. */
function paintOf(
  element: SVGGraphicsElement,
  value: string,
  plane: DOMMatrix,
  { sheet, context }: Drawing,
): Paint | undefined {
  if (value === 'none') return 'none';
  if (value === 'context-stroke' || value === 'context-fill') {
    const outer = value === 'context-fill' ? context?.fill : context?.stroke;
    return outer === undefined || outer === 'none' ? 'none' : colourOf(outer);
  }
  if (!value.startsWith('url(')) return colourOf(value);
  const target = referred(element, value);
  if (target instanceof SVGGradientElement) return gradientOn(sheet, target, plane, element.getBBox());
  const other = value.replace(/^url\([^)]*\)\s*/, '');
  return target ? undefined : other === '' || other === 'none' ? 'none' : colourOf(other);
}

const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };

function lineOf(style: CSSStyleDeclaration, width: number, plane: DOMMatrix): string {
  // Such a line is as wide on the page as it says, whatever becomes of its shape.
  const scale = style.vectorEffect === 'non-scaling-stroke' ? 0.75 / scaleOf(plane) : 1;
  const dashes =
    style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[,\s]+/).map(Number.parseFloat);
  const dashed = dashes.some((dash) => dash > 0) ? dashes : [];
  return [
    `${number(width * scale)} w`,
    `${CAPS[style.strokeLinecap] ?? 0} J`,
    `${JOINS[style.strokeLinejoin] ?? 0} j`,
    `${number(Math.max(Number(style.strokeMiterlimit), 1))} M`,
    `[${dashed.map((dash) => number(dash * scale)).join(' ')}] ${number(Number.parseFloat(style.strokeDashoffset) || 0)} d`,
  ].join(' ');
}

function operatorOf(isFilled: boolean, isStroked: boolean, isEvenOdd: boolean): string {
  if (!isFilled) return 'S';
  return `${isStroked ? 'B' : 'f'}${isEvenOdd ? '*' : ''}`;
}

/** Where a part of a marker lies: nothing lays it out. */
function planeIn(marker: SVGMarkerElement, part: SVGGraphicsElement, own: DOMMatrix): DOMMatrix {
  let plane = new DOMMatrix();
  for (let at: Element | null = part; at && at !== marker; at = at.parentElement) {
    if (!(at instanceof SVGGraphicsElement)) continue;
    const matrix = at.transform.baseVal.consolidate()?.matrix;
    if (matrix) plane = DOMMatrix.fromMatrix(matrix).multiply(plane);
  }
  return own.multiply(plane);
}
