import { colourOf } from './colour.js';
import { referred } from './markers.js';
import { pathOf } from './path.js';
import { shapeData } from './shapeData.js';
import type { Sheet } from './sheet.js';

/** The blend modes of CSS by their names in PDF. */
export const blendOf = (mode: string): string =>
  mode === 'normal'
    ? 'Normal'
    : mode.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase()).replace('Plus', '');

/** Clips what follows to the outlines of an element's `clip-path`. @returns Whether that could be said. */
export function clipTo(sheet: Sheet, element: SVGGraphicsElement, plane: DOMMatrix, value: string): boolean {
  const clip = referred(element, value);
  if (!(clip instanceof SVGClipPathElement)) return value === 'none';
  const isOfBox = clip.clipPathUnits.baseVal === SVGUnitTypes.SVG_UNIT_TYPE_OBJECTBOUNDINGBOX;
  const box = element.getBBox();
  const base = isOfBox ? plane.multiply(new DOMMatrix([box.width, 0, 0, box.height, box.x, box.y])) : plane;
  const paths: string[] = [];
  for (const child of clip.children) {
    const data = shapeData(child, getComputedStyle(child));
    if (data === undefined) {
      if (child.matches('title, desc')) continue;
      return false;
    }
    paths.push(pathOf(data, base.multiply(ownPlane(child))).operators);
  }
  sheet.write(paths.join('\n'), clip.querySelector('[clip-rule="evenodd"]') ? 'W* n' : 'W n');
  return true;
}

/**
 * Clips what follows to a mask of white and black shapes, such as those that keep lines out of their labels. @returns Whether it is
 * one.
 */
export function maskWith(
  sheet: Sheet,
  element: SVGGraphicsElement,
  plane: DOMMatrix,
  value: string,
): boolean {
  const mask = referred(element, value);
  if (!(mask instanceof SVGMaskElement)) return value === 'none';
  if (mask.maskContentUnits.baseVal === SVGUnitTypes.SVG_UNIT_TYPE_OBJECTBOUNDINGBOX) return false;
  const shapes = [...mask.children].map((child) => {
    const style = getComputedStyle(child);
    const { red, green, blue, alpha } = colourOf(style.fill);
    const light = alpha * Number(style.fillOpacity) < 0.99 ? Number.NaN : (red + green + blue) / 3;
    return { data: shapeData(child, style), light, own: ownPlane(child) };
  });
  const isPlain = shapes.every(
    ({ data, light }, at) =>
      data !== undefined && (light === 0 || light === 1) && (light === 1) === (at === 0),
  );
  if (!isPlain || shapes.length === 0) return false;
  const [white, ...black] = shapes;
  const outline = ({ data, own }: (typeof shapes)[number]) =>
    pathOf(data ?? '', plane.multiply(own)).operators;
  // One after the other: where two cover the same, both take it away.
  if (black.length === 0) sheet.write(outline(white!), 'W n');
  for (const one of black) sheet.write(outline(white!), outline(one), 'W* n');
  return true;
}

/** A shadow lies under what casts it; what another filter makes is seen in its place. */
export function isShadow(element: Element, value: string): boolean {
  if (value.startsWith('drop-shadow(')) return true;
  const filter = referred(element, value);
  if (!filter) return false;
  const names = new Set([...filter.querySelectorAll('*')].map(({ localName }) => localName));
  if (names.has('feTurbulence') || names.has('feDisplacementMap')) return false;
  return (
    names.has('feDropShadow') || (names.has('feOffset') && (names.has('feMerge') || names.has('feBlend')))
  );
}

const ownPlane = (element: Element): DOMMatrix => {
  const own =
    element instanceof SVGGraphicsElement ? element.transform.baseVal.consolidate()?.matrix : undefined;
  return own ? DOMMatrix.fromMatrix(own) : new DOMMatrix();
};
