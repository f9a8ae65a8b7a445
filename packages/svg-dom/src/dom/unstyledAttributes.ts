// What places, shapes and links an element. Programs set these all the time.
const UNSTYLED = new Set([
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
  'marker-start',
  'marker-mid',
  'marker-end',
  'role',
  'xmlns',
]);

/**
 * Tells whether styles depend on an attribute only where a selector asks for it.
 *
 * A computed style that is kept by `Element.styleVersion` must not hold values read from such attributes.
 */
export function isUnstyledAttribute(name: string): boolean {
  return UNSTYLED.has(name) || name.startsWith('data-') || name.startsWith('aria-');
}
