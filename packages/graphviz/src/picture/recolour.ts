import { DARK, isLight, MARKERS, ON_LIGHT } from './palette.js';

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
 * Gives a picture drawn with markers its colours for a dark page. Colours of the user's stay; lines and text without one
 * take what can be seen on what lies under them.
 */
export function recolourForDark(svg: string): string {
  return new Recolouring().apply(svg);
}

class Recolouring {
  /** The background and the clusters, in painting order. */
  readonly #ground: Surface[] = [];
  readonly #gradients = new Map<string, boolean>();
  /** What the node or edge at hand has painted so far. */
  #own: Surface[] = [];
  #group = '';
  #gradient = '';

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
    if (color === MARKERS.shape) return attributes.replace(color, DARK.fill);
    if (!this.#gradients.has(this.#gradient)) this.#gradients.set(this.#gradient, isLight(color));
    return attributes;
  }

  #text(attributes: string): string {
    if (valueOf(attributes, 'fill') !== MARKERS.text) return attributes;
    const x = Number(valueOf(attributes, 'x'));
    const y = Number(valueOf(attributes, 'y'));
    return attributes.replace(MARKERS.text, this.#isLightAt(x, y) ? ON_LIGHT : DARK.text);
  }

  #shape(attributes: string): string {
    const box = boxOf(attributes);
    const onLight = this.#isLightAt((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const line = onLight ? ON_LIGHT : DARK.line;
    const fill = valueOf(attributes, 'fill');
    this.#paint(box, fill);
    // An arrowhead is filled with the line's colour; a node or cluster with the grey of filled shapes.
    return attributes
      .replace(`fill="${MARKERS.edge}"`, `fill="${line}"`)
      .replace(`fill="${MARKERS.shape}"`, `fill="${isDot(attributes) ? line : DARK.fill}"`)
      .replace(/(stroke=")#fe01a[12]"/, `$1${line}"`);
  }

  #isLightAt(x: number, y: number): boolean {
    const holds = ({ left, right, top, bottom }: Box) => x >= left && x <= right && y >= top && y <= bottom;
    return (this.#own.findLast(holds) ?? this.#ground.findLast(holds))?.light ?? false;
  }

  #paint(box: Box, fill: string): void {
    if (fill === '' || fill === 'none' || fill === 'transparent' || fill === MARKERS.edge) return;
    const gradient = /^url\(#(.*)\)$/.exec(fill)?.[1];
    const light =
      gradient === undefined
        ? fill !== MARKERS.shape && isLight(fill)
        : (this.#gradients.get(gradient) ?? false);
    const onGround = /\b(?:graph|cluster)\b/.test(this.#group);
    (onGround ? this.#ground : this.#own).push({ ...box, light });
  }
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
