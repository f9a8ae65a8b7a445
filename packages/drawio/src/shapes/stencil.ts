import { elementsOf, readXml, type XmlElement } from '@letu/core/xml';
import { unpack } from '../document/unpack.js';
import type { ShapeDefinition } from './definition.js';
import type { Frame, Layer } from './layers.js';
import { box, oval } from './outline.js';

const STENCIL = /^stencil\(([\w+/=\s]+)\)$/;
/** What XML is packed to by deflate; what becomes more than that is no drawing. */
const MOST_GROWTH = 40;
const MOST_DEPTH = 20;

/**
 * Returns the shape that a style carries itself, such as what was drawn by hand; undefined for any other name, and for one that is
 * damaged. Source: https://www.drawio.com/shapes-xsd (`shapes.xsd`)
 */
export function stencilOf(name: string): ShapeDefinition | undefined {
  const packed = STENCIL.exec(name)?.[1];
  if (packed === undefined) return undefined;
  try {
    const root = readXml(unpack(packed, packed.length * MOST_GROWTH), { mostDepth: MOST_DEPTH });
    return root.name === 'shape' ? definitionOf(root) : undefined;
  } catch {
    // It is drawn as a box, as all that nobody can draw.
    return undefined;
  }
}

function definitionOf(root: XmlElement): ShapeDefinition {
  const [width, height] = [sizeOf(root, 'w'), sizeOf(root, 'h')];
  const own = root.attributes['strokewidth'] ?? '1';
  const parts = ['background', 'foreground'].flatMap((name) =>
    elementsOf(root, name).flatMap((part) => layersOf(part)),
  );
  return {
    layers(w, h) {
      const frame = frameOf(root, [w / width, h / height], [w, h]);
      const scale = Math.min(frame.scaleX, frame.scaleY);
      const wide = own === 'inherit' ? undefined : Number(own);
      return parts.map((layer) => {
        const pen = layer.width ?? wide;
        return { ...layer, frame, ...(pen === undefined || !(pen >= 0) ? {} : { width: pen * scale }) };
      });
    },
  };
}

function frameOf(
  { attributes }: XmlElement,
  [byX, byY]: readonly [number, number],
  [w, h]: readonly [number, number],
): Frame {
  if (attributes['aspect'] !== 'fixed') return { x: 0, y: 0, scaleX: byX, scaleY: byY };
  const by = Math.min(byX, byY);
  return { x: (w - (w / byX) * by) / 2, y: (h - (h / byY) * by) / 2, scaleX: by, scaleY: by };
}

const sizeOf = ({ attributes }: XmlElement, name: string) => {
  const size = Number(attributes[name]);
  return size > 0 && Number.isFinite(size) ? size : 100;
};

/** What the next path is painted with. */
type Pen = Omit<Layer, 'path' | 'frame' | 'word'>;

const CELL: Pen = { fill: 'fill', stroke: 'stroke' };
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]+)$/i;

/** Follows the steps of a drawing, and returns what each paints. */
function layersOf(part: XmlElement): readonly Layer[] {
  const layers: Layer[] = [];
  const saved: Pen[] = [];
  let pen = CELL;
  let path = '';
  for (const step of elementsOf(part)) {
    const outline = outlineOf(step);
    if (outline !== undefined) path = outline;
    else if (step.name === 'save') saved.push(pen);
    else if (step.name === 'restore') pen = saved.pop() ?? pen;
    else if (path !== '' && step.name === 'fillstroke') layers.push({ ...pen, path });
    else if (path !== '' && step.name === 'fill') layers.push({ ...pen, path, stroke: 'none' });
    else if (path !== '' && step.name === 'stroke') layers.push({ ...pen, path, fill: 'none' });
    else pen = penAfter(pen, step);
  }
  return layers;
}

/** Returns the outline that a step begins; undefined where it begins none. */
function outlineOf(step: XmlElement): string | undefined {
  const [x, y, w, h] = numbers(step, ['x', 'y', 'w', 'h']) as [number, number, number, number];
  if (step.name === 'path') return elementsOf(step).map(commandOf).join('');
  if (step.name === 'rect') return box(x, y, w, h);
  if (step.name === 'roundrect') {
    const [share] = numbers(step, ['arcsize']);
    return box(x, y, w, h, (Math.min(w, h) * (share! > 0 ? share! : 15)) / 100);
  }
  return step.name === 'ellipse' ? oval(x + w / 2, y + h / 2, w / 2, h / 2) : undefined;
}

const COMMANDS: Readonly<Record<string, readonly [letter: string, ...names: string[]]>> = {
  move: ['M', 'x', 'y'],
  line: ['L', 'x', 'y'],
  quad: ['Q', 'x1', 'y1', 'x2', 'y2'],
  curve: ['C', 'x1', 'y1', 'x2', 'y2', 'x3', 'y3'],
  arc: ['A', 'rx', 'ry', 'x-axis-rotation', 'large-arc-flag', 'sweep-flag', 'x', 'y'],
  close: ['Z'],
};

function commandOf(step: XmlElement): string {
  const command = Object.hasOwn(COMMANDS, step.name) ? COMMANDS[step.name] : undefined;
  if (!command) return '';
  const [letter, ...names] = command;
  return letter + numbers(step, names).join(' ');
}

const numbers = ({ attributes }: XmlElement, names: readonly string[]): readonly number[] =>
  names.map((name) => {
    const value = Number(attributes[name] ?? 0);
    return Number.isFinite(value) ? Math.max(-1e6, Math.min(1e6, Math.round(value * 1e3) / 1e3)) : 0;
  });

function penAfter(pen: Pen, { name, attributes }: XmlElement): Pen {
  const { color = '', width, alpha, dashed, pattern, join, cap } = attributes;
  if (name === 'fillcolor' && COLOUR.test(color)) return { ...pen, fill: color };
  if (name === 'strokecolor' && COLOUR.test(color)) return { ...pen, stroke: color };
  if (name === 'strokewidth' && Number(width) >= 0) return { ...pen, width: Number(width) };
  if (name === 'alpha' && Number(alpha) >= 0) return { ...pen, alpha: Math.min(Number(alpha), 1) };
  if (name === 'linejoin' || name === 'linecap') return { ...pen, isRound: (join ?? cap) === 'round' };
  if (name === 'dashpattern' && /^[\d.\s]+$/.test(pattern ?? '')) return { ...pen, dash: pattern! };
  if (name !== 'dashed') return pen;
  const { dash = '3 3', ...solid } = pen;
  return dashed === '1' ? { ...solid, dash } : solid;
}
