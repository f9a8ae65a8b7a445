import type { Element, OpenPicture } from '@letu/svg-dom';
import type { Paint, Point } from '../figure.js';
import { colorOf } from './color.js';
import type { ImageMark, Mark, PathMark } from './marks.js';
import { boxAround, flattened, strokesOf, type Stretch } from './path.js';
import { mapBox } from './transform.js';
import { textMarksOf } from './textMarks.js';

/** Elements that draw nothing where they stand. */
const UNSEEN = new Set([
  'defs',
  'marker',
  'style',
  'script',
  'title',
  'desc',
  'metadata',
  'symbol',
  'clipPath',
  'mask',
  'filter',
  'pattern',
  'linearGradient',
  'radialGradient',
]);
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** What an image is held as that every editor shows. */
const HELD = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/;

/** How deep elements may stand in each other. */
const MOST_LEVELS = 200;

/** Returns everything that a picture draws, from back to front. */
export function readMarks(picture: OpenPicture): readonly Mark[] {
  return new MarkReader(picture).read();
}

class MarkReader {
  private readonly marks: Mark[] = [];
  private readonly heads = new Map<string, readonly PathMark[]>();

  constructor(private readonly picture: OpenPicture) {}

  read(): readonly Mark[] {
    this.visit(this.picture.root, undefined, 1, 0);
    return this.marks;
  }

  private visit(element: Element, around: string | undefined, opacity: number, level: number): void {
    const { picture } = this;
    const name = element.localName;
    if (UNSEEN.has(name) || level > MOST_LEVELS || picture.style(element, 'display') === 'none') return;
    const shape = element.getAttribute('data-shape') ?? around;
    const seen = opacity * shareOf(picture.style(element, 'opacity'));
    if (seen === 0) return;
    if (SHAPES.has(name)) for (const mark of this.pathMarks(element, shape, seen)) this.add(mark);
    else if (name === 'text' || name === 'foreignObject')
      for (const mark of textMarksOf(picture, element, shape, this.marks.length)) this.add(mark);
    else if (name === 'image') this.add(this.imageMark(element, shape));
    else if (name === 'use') this.add(this.imageMark(element, shape));
    else for (const child of element.children) this.visit(child, shape, seen, level + 1);
  }

  private add(mark: Mark | undefined): void {
    if (mark) this.marks.push({ ...mark, turn: this.marks.length });
  }

  private pathMarks(element: Element, shape: string | undefined, opacity: number): readonly PathMark[] {
    const mark = this.pathMark(element, shape, opacity);
    return mark ? [mark] : this.standingHead(element, shape);
  }

  /** A line without a length is where its marker stands, such as the circle around the number of a message. */
  private standingHead(element: Element, shape: string | undefined): readonly PathMark[] {
    const { picture } = this;
    const [start] = picture.outline(element) ?? [];
    const heads = start && this.headOf(element, 'marker-start', 1);
    if (!start || !heads) return [];
    const { a, b, c, d, e, f } = picture.toRoot(element);
    const { x, y } = start;
    return heads.map((head) => moved(head, { x: a * x + c * y + e, y: b * x + d * y + f }, shape));
  }

  private pathMark(element: Element, shape: string | undefined, opacity: number): PathMark | undefined {
    const { picture } = this;
    if (picture.style(element, 'visibility') === 'hidden') return undefined;
    const matrix = picture.toRoot(element);
    const strokes = strokesOf(picture.outline(element) ?? [], matrix);
    const box = boxAround(strokes.flatMap(flattened));
    if (!box) return undefined;
    const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const paint = paintOf(picture, element, opacity, scale);
    if (!paint.fill && !paint.stroke && shape === undefined) return undefined;
    return {
      kind: 'path',
      element: element.localName,
      shape,
      turn: 0,
      box,
      strokes,
      paint,
      isGradient: picture.style(element, 'fill').startsWith('url('),
      radius: this.radiusOf(element) * scale || 0,
      start: this.headOf(element, 'marker-start', scale),
      end: this.headOf(element, 'marker-end', scale),
    };
  }

  /** The radius of round corners, which a rule of a style decides before the element does. */
  private radiusOf(element: Element): number {
    const ruled = Number.parseFloat(this.picture.style(element, 'rx'));
    return Number.isFinite(ruled)
      ? ruled
      : Number.parseFloat(element.getAttribute('rx') ?? element.getAttribute('ry') ?? '0');
  }

  private imageMark(element: Element, shape: string | undefined): ImageMark | undefined {
    const box = this.picture.box(element);
    if (!box) return undefined;
    const address = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
    return {
      kind: 'image',
      what: 'image',
      shape,
      turn: 0,
      box: mapBox(this.picture.toRoot(element), box),
      address: HELD.test(address) ? address : undefined,
    };
  }

  /** Reads a marker once for all links that have it; its content is moved so that the end of the line is the origin. */
  private headOf(element: Element, property: string, scale: number): readonly PathMark[] | undefined {
    const value = element.getAttribute(property) ?? this.picture.style(element, property);
    const id = /url\(["']?#([^"')]+)/.exec(value)?.[1];
    if (id === undefined) return undefined;
    const width = Number.parseFloat(this.picture.style(element, 'stroke-width')) || 1;
    const key = `${id} ${width} ${scale}`;
    let head = this.heads.get(key);
    if (!head) {
      const marker = this.picture.root.querySelector(`marker[id="${quoted(id)}"]`);
      head = marker ? this.readHead(marker, width, scale) : [];
      this.heads.set(key, head);
    }
    return head;
  }

  private readHead(marker: Element, strokeWidth: number, scale: number): readonly PathMark[] {
    const number = (name: string, other: number) =>
      Number.parseFloat(marker.getAttribute(name) ?? '') || other;
    const inUserSpace = marker.getAttribute('markerUnits') === 'userSpaceOnUse';
    const [, , width = 0, height = 0] = (marker.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
    const fits = width > 0 && height > 0;
    const across = fits ? Math.min(number('markerWidth', 3) / width, number('markerHeight', 3) / height) : 1;
    const unit = across * (inUserSpace ? 1 : strokeWidth) * scale;
    const [refX, refY] = [number('refX', 0), number('refY', 0)];
    const matrix = { a: unit, b: 0, c: 0, d: unit, e: -refX * unit, f: -refY * unit };
    const marks: PathMark[] = [];
    const visit = (element: Element): void => {
      for (const child of element.children) {
        if (child.localName === 'g') visit(child);
        if (!SHAPES.has(child.localName)) continue;
        const strokes = strokesOf(this.picture.outline(child) ?? [], matrix);
        const box = boxAround(strokes.flatMap(flattened));
        if (!box) continue;
        const paint = paintOf(this.picture, child, 1, unit);
        marks.push({
          kind: 'path',
          element: child.localName,
          shape: undefined,
          turn: 0,
          box,
          strokes,
          paint,
          isGradient: false,
          radius: 0,
        });
      }
    };
    visit(marker);
    return marks;
  }
}

const moved = (mark: PathMark, { x, y }: Point, shape: string | undefined): PathMark => {
  const at = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
  const strokes = mark.strokes.map((stroke) => ({
    ...stroke,
    stretches: stroke.stretches.map((stretch) => stretch.map(at) as unknown as Stretch),
  }));
  return { ...mark, shape, strokes, box: { ...mark.box, ...at(mark.box) } };
};

const quoted = (text: string) => text.replaceAll(/["\\]/g, String.raw`\$&`);

const shareOf = (value: string) => {
  const share = Number.parseFloat(value);
  return Number.isNaN(share) ? 1 : Math.max(0, Math.min(1, share));
};

/** Of a gradient, the colour it begins with stands for it. */
function firstColor(picture: OpenPicture, value: string): string {
  const id = /^url\(["']?#([^"')]+)/.exec(value)?.[1];
  if (id === undefined) return value;
  const stop = picture.root.querySelector(`[id="${quoted(id)}"] stop`);
  return stop ? picture.style(stop, 'stop-color') || (stop.getAttribute('stop-color') ?? 'none') : 'none';
}

function paintOf(picture: OpenPicture, element: Element, opacity: number, scale: number): Paint {
  const color = colorOf(picture.style(element, 'color'))?.hex ?? '#000000';
  const paintIn = (name: 'fill' | 'stroke') => {
    const value = firstColor(picture, picture.style(element, name));
    const known = colorOf(value === 'currentcolor' || value === 'currentColor' ? color : value);
    const share = (known?.opacity ?? 0) * shareOf(picture.style(element, `${name}-opacity`));
    return share > 0.02 ? { color: known?.hex, share } : undefined;
  };
  const [fill, stroke] = [paintIn('fill'), paintIn('stroke')];
  const strokeWidth = Number.parseFloat(picture.style(element, 'stroke-width'));
  const width = (Number.isNaN(strokeWidth) ? 1 : strokeWidth) * scale;
  return {
    fill: fill?.color,
    stroke: width > 0 ? stroke?.color : undefined,
    strokeWidth: width,
    ...dashesOf(picture.style(element, 'stroke-dasharray'), width, scale),
    opacity: opacity * Math.max(fill?.share ?? 0, stroke?.share ?? 0) || opacity,
  };
}

/** A pattern with one long dash hides the ends of a line behind its heads: no dash that anybody sees. */
function dashesOf(pattern: string, width: number, scale: number): Pick<Paint, 'dash' | 'dashes'> {
  const lengths = pattern
    .split(/[\s,]+/)
    .map(Number.parseFloat)
    .filter((length) => length >= 0);
  const dashes = lengths.filter((length, index) => index % 2 === 0 && length > 0);
  const gaps = lengths.filter((length, index) => index % 2 === 1 && length > 0);
  if (gaps.length === 0 && !(lengths.length === 1 && dashes.length === 1)) return {};
  const longest = Math.max(0, ...dashes);
  if (longest === 0 || longest > 24) return {};
  return {
    dash: longest <= Math.max(2, width * 1.5) ? 'dotted' : 'dashed',
    dashes: (lengths.length === 1 ? [longest, longest] : lengths).map((length) => length * scale),
  };
}
