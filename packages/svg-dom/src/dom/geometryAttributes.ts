// What places and shapes an element. Programs set these all the time; styles do not depend on them.
const GEOMETRY_ATTRIBUTES = new Set([
  'transform',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'dx',
  'dy',
  'rotate',
  'textLength',
  'width',
  'height',
  'viewBox',
  'preserveAspectRatio',
  'refX',
  'refY',
  'markerWidth',
  'markerHeight',
  'href',
  'xlink:href',
  'offset',
]);

/**
 * Tells whether an attribute only places or shapes its element. Changing it leaves `Element.styleVersion` as it is, so
 * a computed style that is kept by that version must not hold values read from such attributes.
 */
export function isGeometryAttribute(name: string): boolean {
  return GEOMETRY_ATTRIBUTES.has(name);
}
