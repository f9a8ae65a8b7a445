import { elementsOf, writeXml, type XmlElement } from '@letu/core/xml';
import { MOST_LENGTH } from './limits.js';
import type { Attributes, CellGeometry, Point } from './model.js';

/** What says where something is, by the names files give it. */
type Part = 'sourcePoint' | 'targetPoint' | 'offset' | 'points' | 'alternateBounds';

/** Reads an `mxGeometry`. */
export function readGeometry(element: XmlElement): CellGeometry {
  const { x, y, width, height, relative, as: _as, ...attributes } = element.attributes;
  const parts = new Map<Part, XmlElement>();
  const others = elementsOf(element).filter((child) => {
    const part = partOf(child);
    if (!part || parts.has(part)) return true;
    parts.set(part, child);
    return false;
  });
  const point = (part: Part) => (parts.has(part) ? { [part]: pointOf(parts.get(part)!) } : {});
  const alternate = parts.get('alternateBounds');
  const points = parts.get('points');
  return {
    x: lengthOf(x),
    y: lengthOf(y),
    width: lengthOf(width),
    height: lengthOf(height),
    isRelative: relative === '1' || relative === 'true',
    points: points ? elementsOf(points).map(pointOf) : [],
    ...point('sourcePoint'),
    ...point('targetPoint'),
    ...point('offset'),
    ...(alternate ? { alternate: boundsOf(alternate.attributes) } : {}),
    attributes,
    ...(others.length > 0 ? { extra: others.map(writeXml).join('') } : {}),
  };
}

function partOf({ name, attributes }: XmlElement): Part | undefined {
  const as = attributes['as'];
  if (name === 'Array') return as === 'points' ? as : undefined;
  if (name === 'mxRectangle') return as === 'alternateBounds' ? as : undefined;
  return name === 'mxPoint' && (as === 'sourcePoint' || as === 'targetPoint' || as === 'offset')
    ? as
    : undefined;
}

const pointOf = ({ attributes: { x, y } }: XmlElement): Point => ({ x: lengthOf(x), y: lengthOf(y) });

const boundsOf = ({ x, y, width, height }: Attributes) => ({
  x: lengthOf(x),
  y: lengthOf(y),
  width: lengthOf(width),
  height: lengthOf(height),
});

/** Returns a number that can be drawn; what is none counts as 0. */
function lengthOf(text: string | undefined): number {
  const number = Number(text ?? 0);
  return Number.isFinite(number) ? Math.min(Math.max(number, -MOST_LENGTH), MOST_LENGTH) : 0;
}
