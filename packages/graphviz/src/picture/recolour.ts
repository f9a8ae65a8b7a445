import type { Inks } from './inks.js';
import { isLight, MARKERS } from './palette.js';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A painted area and whether it asks for dark lines and text on it. */
interface Surface extends Box {
  readonly light: boolean;
}

const ELEMENT = /<(g|polygon|polyline|ellipse|path|text|linearGradient|radialGradient|stop)\b([^>]*)>/g;
const NUMBER = /-?\d+(?:\.\d+)?/g;

/**
 * Gives a picture drawn with markers its inks. Colours of the user's stay; lines and text without one take what can be seen on
 * what lies under them.
 */
export function recolour(svg: string, inks: Inks): string {
  return new Recolouring(inks).apply(svg);
}

class Recolouring {
  readonly #inks: Inks;
  /** The background and the clusters, in painting order. */
  readonly #ground: Surface[] = [];
  readonly #gradients = new Map<string, boolean>();
  /** What the node or edge at hand has painted so far. */
  #own: Surface[] = [];
  #group = '';
  #gradient = '';

  constructor(inks: Inks) {
    this.#inks = inks;
  }

  apply(svg: string): string {
    return svg.replaceAll(ELEMENT, (whole, name: string, attributes: string) =>
      whole.replace(attributes, this.#recolour(name, attributes)),
    );
  }

  #recolour(name: string, attributes: string): string {
    switch (name) {
      case 'g':
        return this.#enter(attributes);
      case 'linearGradient':
      case 'radialGradient':
        this.#gradient = valueOf(attributes, 'id');
        return attributes;
      case 'stop':
        return this.#stop(attributes);
      case 'text':
        return this.#text(attributes);
      default:
        return this.#shape(attributes);
    }
  }

  #enter(attributes: string): string {
    const group = valueOf(attributes, 'class');
    if (/\b(?:graph|cluster|node|edge)\b/.test(group)) {
      this.#group = group;
      this.#own = [];
    }
    return attributes;
  }

  #stop(attributes: string): string {
    const color = /stop-color:([^;"]+)/.exec(attributes)?.[1] ?? '';
    if (color === MARKERS.shape) return attributes.replace(color, this.#inks.fill);
    if (!this.#gradients.has(this.#gradient)) this.#gradients.set(this.#gradient, isLight(color));
    return attributes;
  }

  #text(attributes: string): string {
    if (valueOf(attributes, 'fill') !== MARKERS.text) return attributes;
    const x = Number(valueOf(attributes, 'x'));
    const y = Number(valueOf(attributes, 'y'));
    const own = this.#isOf('edge') || this.#isOf('cluster') ? this.#inks.edgeText : this.#inks.text;
    return attributes.replace(MARKERS.text, this.#isSeenAt(x, y) ? own : this.#inks.across);
  }

  #shape(attributes: string): string {
    const { fillsAll, line, groupLine, plainLine, edge, fill: nodeFill, group, across } = this.#inks;
    const box = boxOf(attributes);
    const seen = this.#isSeenAt((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const fill = valueOf(attributes, 'fill');
    this.#paint(box, fill);
    if (fillsAll && fill === MARKERS.shape && /^(?:none|transparent)$/.test(valueOf(attributes, 'stroke'))) {
      return attributes.replace(`fill="${MARKERS.shape}"`, 'fill="none"');
    }
    const own = this.#isOf('cluster') ? groupLine : isPaint(fill) ? plainLine : line;
    const filling = this.#isOf('cluster') ? group : isDot(attributes) ? (seen ? edge : across) : nodeFill;
    // An arrowhead is filled with the line's colour; a node or cluster with that of filled shapes.
    return attributes
      .replace(`fill="${MARKERS.edge}"`, `fill="${seen ? edge : across}"`)
      .replace(`fill="${MARKERS.shape}"`, `fill="${filling}"`)
      .replace(`stroke="${MARKERS.edge}"`, `stroke="${seen ? edge : across}"`)
      .replace(`stroke="${MARKERS.shape}"`, `stroke="${seen ? own : across}"`);
  }

  readonly #isOf = (group: string): boolean => this.#group.split(' ').includes(group);

  /** Tells whether the inks can be seen at a place: where what lies there is as dark, or as light, as the page. */
  #isSeenAt(x: number, y: number): boolean {
    const holds = ({ left, right, top, bottom }: Box) => x >= left && x <= right && y >= top && y <= bottom;
    const light = (this.#own.findLast(holds) ?? this.#ground.findLast(holds))?.light;
    return light === undefined || light !== this.#inks.isDark;
  }

  #paint(box: Box, fill: string): void {
    if (!isPaint(fill) && fill !== MARKERS.shape) return;
    const gradient = /^url\(#(.*)\)$/.exec(fill)?.[1];
    const light =
      gradient === undefined
        ? fill === MARKERS.shape
          ? !this.#inks.isDark
          : isLight(fill)
        : (this.#gradients.get(gradient) ?? !this.#inks.isDark);
    const onGround = /\b(?:graph|cluster)\b/.test(this.#group);
    (onGround ? this.#ground : this.#own).push({ ...box, light });
  }
}

/** Tells whether a fill is a colour of the graph's own. */
function isPaint(fill: string): boolean {
  return !['', 'none', 'transparent', MARKERS.edge, MARKERS.shape].includes(fill);
}

/** Tells whether a shape is the small disc of `shape=point`, which is filled with the line's colour. */
function isDot(attributes: string): boolean {
  return Number(valueOf(attributes, 'rx') || Infinity) <= 4;
}

function valueOf(attributes: string, name: string): string {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return '';
  const from = start + name.length + 3;
  return attributes.slice(from, attributes.indexOf('"', from));
}

function boxOf(attributes: string): Box {
  const rx = Number(valueOf(attributes, 'rx'));
  if (rx > 0) {
    const [x, y, ry] = ['cx', 'cy', 'ry'].map((name) => Number(valueOf(attributes, name))) as [
      number,
      number,
      number,
    ];
    return { left: x - rx, right: x + rx, top: y - ry, bottom: y + ry };
  }
  const numbers = (valueOf(attributes, 'points') || valueOf(attributes, 'd')).match(NUMBER)?.map(Number) ?? [
    0, 0,
  ];
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  numbers.forEach((number, index) => {
    if (index % 2 === 0) [box.left, box.right] = [Math.min(box.left, number), Math.max(box.right, number)];
    else [box.top, box.bottom] = [Math.min(box.top, number), Math.max(box.bottom, number)];
  });
  return box;
}
