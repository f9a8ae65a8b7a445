import {
  isEmbed,
  isFrame,
  isLinear,
  type FrameElement,
  type LinearElement,
  type Point,
  type Scene,
  type SceneElement,
  type TextElement,
} from '../document/model.js';
import { boxAround, boxOfBoxes, curveBox, rotate, type Box } from './geometry.js';
import { lineOps } from './arrowheads.js';
import { plainLine } from './outlines.js';

/** The elements of a board by what belongs together. */
export class Board {
  readonly #byId: ReadonlyMap<string, SceneElement>;
  /** The text in or at an element, by the id of that. */
  readonly #texts = new Map<string, TextElement>();

  constructor(readonly elements: Scene['elements']) {
    this.#byId = new Map(elements.map((element) => [element.id, element]));
    for (const element of elements) {
      const container = element.type === 'text' ? this.containerOf(element) : undefined;
      if (container && element.type === 'text' && !this.#texts.has(container.id)) {
        this.#texts.set(container.id, element);
      }
    }
  }

  get(id: string | null | undefined): SceneElement | undefined {
    return this.#byId.get(id ?? '');
  }

  /** Returns what a text stands in, or the line it stands at. */
  containerOf({ containerId, id }: TextElement): SceneElement | undefined {
    const container = this.get(containerId);
    return container && container.id !== id && container.type !== 'text' ? container : undefined;
  }

  textOf(element: SceneElement): TextElement | undefined {
    return this.#texts.get(element.id);
  }

  frameOf({ frameId }: SceneElement): FrameElement | undefined {
    const frame = this.get(frameId);
    return frame && isFrame(frame) ? frame : undefined;
  }

  /** Returns the elements in the order they are drawn: what embeds pages of others lies above all. */
  get drawn(): readonly SceneElement[] {
    const inOrder = this.elements.flatMap((element) => {
      if (isEmbed(element)) return [];
      const isText = element.type === 'text' && this.containerOf(element) !== undefined;
      if (isText) return [];
      const text = this.textOf(element);
      return text ? [element, text] : [element];
    });
    return [...inOrder, ...this.elements.filter(isEmbed)];
  }

  /** Returns the sides of an element as it lies before it is turned. */
  box(element: SceneElement): Box {
    if ('points' in element) {
      const [left, top, right, bottom] = boxAround(element.points as readonly Point[]);
      return Number.isFinite(left)
        ? [left + element.x, top + element.y, right + element.x, bottom + element.y]
        : [element.x, element.y, element.x, element.y];
    }
    const [x, y] = this.placeOf(element);
    return [x, y, x + element.width, y + element.height];
  }

  /** Returns where an element begins; a text at a line is where the line is. */
  placeOf(element: SceneElement): Point {
    const container = element.type === 'text' ? this.containerOf(element) : undefined;
    if (element.type !== 'text' || !container || !isLinear(container) || container.points.length === 0) {
      return [element.x, element.y];
    }
    const [x, y] = this.middleOf(container);
    return [x - element.width / 2, y - element.height / 2];
  }

  /** Returns the point of a line at which its text is. */
  middleOf(element: LinearElement): Point {
    const { points } = element;
    const [left, top, right, bottom] = this.box(element);
    const middle: Point = [(left + right) / 2, (top + bottom) / 2];
    const place = ([x, y]: Point) => rotate([element.x + x, element.y + y], middle, element.angle);
    const at = Math.floor(points.length / 2);
    if (points.length % 2 === 1) return place(points[at]!);
    const [before, after] = [points[at - 1]!, points[at]!];
    if (points.length > 2 && element.roundness) return place(middleOfCurve(element, at));
    return place([(before[0] + after[0]) / 2, (before[1] + after[1]) / 2]);
  }

  /** Returns the box around all that is drawn. */
  get bounds(): Box {
    return boxOfBoxes(
      this.elements.filter((element) => !this.frameOf(element)).map((element) => this.boundsOf(element)),
    );
  }

  /** Returns the box around an element as it is turned. */
  boundsOf(element: SceneElement): Box {
    const [left, top, right, bottom] = this.box(element);
    const middle: Point = [(left + right) / 2, (top + bottom) / 2];
    const turned = (points: readonly Point[]) =>
      boxAround(points.map((point) => rotate(point, middle, element.angle)));
    switch (element.type) {
      case 'freedraw':
        return element.points.length === 0
          ? [left, top, right, bottom]
          : turned(element.points.map(([x, y]) => [element.x + x, element.y + y]));
      case 'line':
      case 'arrow':
        return this.#lineBounds(element, middle);
      case 'diamond':
        return turned([
          [middle[0], top],
          [middle[0], bottom],
          [left, middle[1]],
          [right, middle[1]],
        ]);
      case 'ellipse': {
        const [w, h] = [(right - left) / 2, (bottom - top) / 2];
        const [cos, sin] = [Math.cos(element.angle), Math.sin(element.angle)];
        const [x, y] = [Math.hypot(w * cos, h * sin), Math.hypot(h * cos, w * sin)];
        return [middle[0] - x, middle[1] - y, middle[0] + x, middle[1] + y];
      }
      default:
        return turned([
          [left, top],
          [left, bottom],
          [right, bottom],
          [right, top],
        ]);
    }
  }

  #lineBounds(element: LinearElement, middle: Point): Box {
    const place = (x: number, y: number) => rotate([element.x + x, element.y + y], middle, element.angle);
    const boxes: Box[] = [];
    let at: Point = [0, 0];
    for (const { op, data } of lineOps(plainLine(element, element.roundness !== null))) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = data;
      if (op === 'move') at = [x1, y1];
      else if (op === 'bcurveTo') {
        boxes.push(curveBox([place(...at), place(x1, y1), place(x2, y2), place(x3, y3)]));
        at = [x3, y3];
      }
    }
    const text = this.textOf(element);
    if (text) boxes.push(this.boundsOf({ ...text, angle: 0 }));
    return boxes.length > 0 ? boxOfBoxes(boxes) : [element.x, element.y, element.x, element.y];
  }
}

/** Returns the point half way along a piece of a curve. @param at The point where the piece ends. */
function middleOfCurve(element: LinearElement, at: number): Point {
  const curves = lineOps(plainLine({ ...element, roughness: 0 }, true)).filter(({ op }) => op === 'bcurveTo');
  const [data, before] = [curves[at - 1]?.data, curves[at - 2]?.data];
  if (!data) return element.points[at]!;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = data;
  const [x0, y0] = before ? [before[4] ?? 0, before[5] ?? 0] : element.points[0]!;
  return [(x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8];
}
