import type { Box, Point } from '@letu/convert';
import { DOMParser, type Element } from '@letu/svg-dom';
import { pulled } from '../../packages/convert/src/picture/path.js';
import { letters, type Placed, type PlacedLine, type PlacedLink } from './placed.js';

/** Reads a file of draw.io back, by the rules that draw.io places cells and labels by. */
export function readDrawio(xml: string): Placed {
  return new Page(new DOMParser().parseFromString(xml, 'application/xml').documentElement as Element).read();
}

type Style = ReadonlyMap<string, string>;

/** What draw.io leaves free besides above a label that hangs from the top, and below one at the bottom. */
const FREE_ABOVE = 5;
const FREE_BELOW = 1;

class Page {
  private readonly cells = new Map<string, Element>();
  private readonly links = new Map<string, PlacedLink>();
  private readonly boxes = new Map<string, Box>();
  private readonly lines: PlacedLine[] = [];

  constructor(root: Element) {
    for (const cell of root.querySelectorAll('mxCell')) this.cells.set(cell.getAttribute('id') ?? '', cell);
  }

  read(): Placed {
    for (const [id, cell] of this.cells) {
      if (cell.getAttribute('edge') === '1') this.readEdge(id, cell);
      else if (cell.getAttribute('vertex') === '1' && geometryOf(cell)?.getAttribute('relative') !== '1')
        this.readVertex(id, cell);
    }
    for (const [id, cell] of this.cells)
      if (cell.getAttribute('vertex') === '1' && geometryOf(cell)?.getAttribute('relative') === '1')
        this.readEdgeLabel(id, cell);
    const named = <T>(all: ReadonlyMap<string, T>) =>
      new Map([...all].map(([id, value]) => [id.replace(/^s/, ''), value]));
    return { boxes: named(this.boxes), links: named(this.links), lines: this.lines };
  }

  private boxOf(id: string): Box {
    const cell = this.cells.get(id);
    const geometry = cell && geometryOf(cell);
    if (!cell || !geometry || cell.getAttribute('edge') === '1') return { x: 0, y: 0, width: 0, height: 0 };
    const around = this.boxOf(cell.getAttribute('parent') ?? '');
    const number = (name: string) => Number(geometry.getAttribute(name) ?? 0);
    return {
      x: around.x + number('x'),
      y: around.y + number('y'),
      width: number('width'),
      height: number('height'),
    };
  }

  private readVertex(id: string, cell: Element): void {
    const box = this.boxOf(id);
    this.boxes.set(id, box);
    const style = styleOf(cell);
    const start =
      style.get('startSize') ?? (style.get('shape') === 'umlLifeline' ? style.get('size') : undefined);
    this.addLines(cell, style, start && Number(start) > 0 ? { ...box, height: Number(start) } : box);
  }

  private addLines(cell: Element, style: Style, box: Box): void {
    const lines = linesOf(cell, style);
    const size = (key: string) => Number(style.get(key) ?? 0);
    const height = heightOf(lines);
    const outside = style.get('verticalLabelPosition');
    const beside = style.get('labelPosition');
    const top = {
      top: box.y + 2 + FREE_ABOVE + size('spacingTop'),
      middle: box.y + box.height / 2 - height / 2,
      bottom: box.y + box.height - 2 - FREE_BELOW - size('spacingBottom') - height,
    }[style.get('verticalAlign') ?? 'middle'] as number;
    const shift = outside === 'bottom' ? box.height : outside === 'top' ? -box.height : 0;
    const along = beside === 'right' ? box.width : beside === 'left' ? -box.width : 0;
    const align = (style.get('align') ?? 'center') as PlacedLine['align'];
    const x = {
      left: box.x + 2 + size('spacingLeft'),
      center: box.x + box.width / 2 + (size('spacingLeft') - size('spacingRight')) / 2,
      right: box.x + box.width - 2 - size('spacingRight'),
    }[align];
    let y = top + shift;
    for (const { text, height: own } of lines) {
      this.lines.push({ text, align, x: x + along, y: y + own / 2 });
      y += own;
    }
  }

  private readEdge(id: string, cell: Element): void {
    const style = styleOf(cell);
    const geometry = geometryOf(cell);
    const origin = this.boxOf(cell.getAttribute('parent') ?? '');
    const pointIn = (element: Element): Point => ({
      x: origin.x + Number(element.getAttribute('x') ?? 0),
      y: origin.y + Number(element.getAttribute('y') ?? 0),
    });
    const endOf = (attribute: 'source' | 'target', prefix: string): Point => {
      const tied = cell.getAttribute(attribute);
      if (tied === null) {
        const point = geometry?.querySelector(`mxPoint[as="${attribute}Point"]`);
        return point ? pointIn(point) : { x: Number.NaN, y: Number.NaN };
      }
      const box = this.boxOf(tied);
      return {
        x: box.x + Number(style.get(`${prefix}X`) ?? 0.5) * box.width,
        y: box.y + Number(style.get(`${prefix}Y`) ?? 0.5) * box.height,
      };
    };
    const between = (geometry?.querySelectorAll('Array > mxPoint') ?? []).map(pointIn);
    const points = [endOf('source', 'exit'), ...between, endOf('target', 'entry')];
    const named = (end: string | null) => end?.replace(/^s/, '');
    this.links.set(id, {
      way: style.get('curved') === '1' ? pulled(points) : points,
      from: named(cell.getAttribute('source')),
      to: named(cell.getAttribute('target')),
    });
    if (geometry) this.addEdgeLabel(cell, points, geometry);
  }

  private readEdgeLabel(id: string, cell: Element): void {
    const edge = this.cells.get(cell.getAttribute('parent') ?? '');
    const geometry = geometryOf(cell);
    if (!edge || !geometry) return;
    const link = this.links.get(edge.getAttribute('id') ?? '');
    const points = link && this.pointsOf(edge);
    if (points) this.addEdgeLabel(cell, points, geometry);
    this.boxes.delete(id);
  }

  private pointsOf(edge: Element): readonly Point[] {
    const copy = new Page(edge.ownerDocument?.documentElement as Element);
    copy.readEdge('0', edge);
    const style = styleOf(edge);
    return style.get('curved') === '1' ? this.controlsOf(edge) : (copy.links.get('0')?.way ?? []);
  }

  private controlsOf(edge: Element): readonly Point[] {
    const straight = edge.cloneNode(true) as Element;
    straight.setAttribute('style', (edge.getAttribute('style') ?? '').replace('curved=1;', ''));
    const copy = new Page(edge.ownerDocument?.documentElement as Element);
    copy.readEdge('0', straight);
    return copy.links.get('0')?.way ?? [];
  }

  private addEdgeLabel(cell: Element, points: readonly Point[], geometry: Element): void {
    const style = styleOf(cell);
    const lines = linesOf(cell, style);
    const align = (style.get('align') ?? 'center') as PlacedLine['align'];
    const offset = geometry.querySelector('mxPoint[as="offset"]');
    const at = pointAlong(points, Number(geometry.getAttribute('x') ?? 0) / 2 + 0.5);
    const x = at.x + Number(offset?.getAttribute('x') ?? 0);
    let y = at.y + Number(offset?.getAttribute('y') ?? 0) - heightOf(lines) / 2;
    for (const { text, height } of lines) {
      this.lines.push({ text, align, x, y: y + height / 2 });
      y += height;
    }
  }
}

const geometryOf = (cell: Element) => cell.children.find(({ localName }) => localName === 'mxGeometry');

function styleOf(cell: Element): Style {
  const parts = (cell.getAttribute('style') ?? '').split(';').filter((part) => part !== '');
  return new Map(parts.map((part) => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)]));
}

interface Line {
  readonly text: string;
  readonly height: number;
}

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

function linesOf(cell: Element, style: Style): readonly Line[] {
  const html = cell.getAttribute('value') ?? '';
  if (html === '') return [];
  const usual = Number(style.get('fontSize') ?? 12) * 1.2;
  return html.split(/(?=<div)/).flatMap((block) => {
    const document = new DOMParser().parseFromString(block.replaceAll('<br>', '\n'), 'text/html');
    const height = Number(/line-height: ([\d.]+)px/.exec(block)?.[1] ?? usual);
    return (document.body?.textContent ?? '').split('\n').map((text) => ({ text: letters(text), height }));
  });
}

function pointAlong(points: readonly Point[], share: number): Point {
  const lengths = points
    .slice(1)
    .map((point, index) =>
      Math.hypot(point.x - (points[index] as Point).x, point.y - (points[index] as Point).y),
    );
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index] as Point, points[index + 1] as Point];
    if (left <= length || index === lengths.length - 1) {
      const t = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    }
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
}
