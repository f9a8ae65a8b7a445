import type { Element } from '../../dom/interfaces.js';
import type { Box } from '../box.js';
import { toPixels } from '../length.js';
import { IDENTITY, type Matrix } from '../matrix.js';
import type { Style } from '../style/style.js';
import { about, parseCssTransform, parseTransformAttribute } from '../transform.js';
import type { ViewportSize } from '../text/positions.js';

/** What a transform's percentages and origin are counted in. */
export interface TransformFrame {
  /** Returns the size of the viewport around. */
  viewport(): ViewportSize;
  /** Returns the element's own box, for `transform-box: fill-box`. */
  ownBox(): Box | undefined;
}

/** Returns what `transform`, as attribute or style, does to an element: the map to its parent's user space. */
export function ownTransform(element: Element, style: Style, frame: TransformFrame): Matrix {
  const styled = style.declaredValue('transform');
  const attribute = element.getAttribute('transform');
  if (styled === undefined && attribute === null) return IDENTITY;
  const origin = style.declaredValue('transform-origin');
  const kind = style.declaredValue('transform-box') ?? 'view-box';
  if (styled === undefined && origin === undefined && kind === 'view-box')
    return attributeTransform(attribute ?? '');
  const box = referenceBox(kind, frame);
  const matrix =
    styled === undefined
      ? attributeTransform(attribute ?? '')
      : parseCssTransform(styled, (text, axis) =>
          toPixels(text, style.lengths, axis === 'x' ? box.width : box.height),
        );
  return matrix === IDENTITY ? matrix : aboutOrigin(matrix, origin ?? '0 0', style, box);
}

const MOST_TRANSFORMS = 5000;
const transforms = new Map<string, Matrix>();

/** Reads the attribute; the same text is read once. */
function attributeTransform(text: string): Matrix {
  const known = transforms.get(text);
  if (known) return known;
  if (transforms.size >= MOST_TRANSFORMS) transforms.clear();
  const matrix = parseTransformAttribute(text);
  transforms.set(text, matrix);
  return matrix;
}

interface ReferenceBox extends ViewportSize {
  readonly x: number;
  readonly y: number;
}

function referenceBox(kind: string, { viewport, ownBox }: TransformFrame): ReferenceBox {
  if (kind === 'view-box' || kind === 'border-box') return { x: 0, y: 0, ...viewport() };
  const box = ownBox();
  if (!box) return { x: 0, y: 0, width: 0, height: 0 };
  return box;
}

const KEYWORDS: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

function aboutOrigin(matrix: Matrix, text: string, style: Style, box: ReferenceBox): Matrix {
  let [first = '0', second = '50%'] = text.trim().split(/\s+/);
  if (/^(?:top|bottom)$/.test(first) || /^(?:left|right)$/.test(second)) [first, second] = [second, first];
  const x = toPixels(KEYWORDS[first] ?? first, style.lengths, box.width) ?? 0;
  const y = toPixels(KEYWORDS[second] ?? second, style.lengths, box.height) ?? 0;
  return about(matrix, box.x + x, box.y + y);
}
