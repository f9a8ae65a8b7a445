import type { PreparedPicture } from './preparePicture.js';
import { ShapeIndex } from './shapes.js';
import { stageStyles } from './stageStyles.js';

const LIT = 'data-letu-lit';
const HOVERED = 'data-letu-hover';

/** How far beside a thin line a click still meets it, in CSS pixels. */
const REACH = 5;
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [-Math.SQRT1_2, -Math.SQRT1_2],
];

/** The points within reach of one, the nearest first. A line is a pixel wide: a larger step would pass over it. */
function* within(x: number, y: number): Generator<readonly [number, number]> {
  yield [x, y];
  for (let distance = 1; distance <= REACH; distance += 1) {
    for (const [dx, dy] of DIRECTIONS) yield [x + dx * distance, y + dy * distance];
  }
}

/** The shadow root a picture stands in: nothing of the page reaches the picture, and nothing of the picture the page. */
export class PictureStage {
  /** The element inside the shadow root that holds the picture, and receives the events of its parts. */
  readonly frame: HTMLElement;
  #picture: PreparedPicture | undefined;
  #shapes = new ShapeIndex(document.createElement('div'), []);
  #lit: readonly Element[] = [];
  #hovered: readonly Element[] = [];

  constructor(host: HTMLElement) {
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(stageStyles);
    shadow.adoptedStyleSheets = [sheet];
    this.frame = document.createElement('div');
    this.frame.className = 'letu-frame';
    shadow.replaceChildren(this.frame);
  }

  get picture(): PreparedPicture | undefined {
    return this.#picture;
  }

  get shapes(): ShapeIndex {
    return this.#shapes;
  }

  /** Puts a picture in place of the one before, or only ties the one that is shown to its source anew. */
  show(picture: PreparedPicture, shapes: ShapeIndex): void {
    this.#shapes = shapes;
    if (picture === this.#picture) return;
    this.#picture = picture;
    this.#lit = [];
    this.#hovered = [];
    this.frame.replaceChildren(picture.root);
  }

  /** Returns the element of the picture at a point of the window, or one within reach of a finger or a shaky hand. */
  near(x: number, y: number, accept: (element: Element) => boolean): Element | undefined {
    const root = this.frame.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    for (const point of within(x, y)) {
      const element = root.elementFromPoint(...point);
      if (element && accept(element)) return element;
    }
    return undefined;
  }

  /** Lights the shapes with these ids, and no others. Returns their elements. */
  light(ids: readonly string[]): readonly Element[] {
    this.#lit = this.#mark(LIT, this.#lit, this.#shapes.elementsOf(ids));
    return this.#lit;
  }

  /** Shows that the shape with this id, and no other, can be clicked. */
  hover(id: string | undefined): void {
    const elements = id === undefined ? [] : this.#shapes.elementsOf([id]);
    this.#hovered = this.#mark(HOVERED, this.#hovered, elements);
  }

  #mark(name: string, before: readonly Element[], after: readonly Element[]): readonly Element[] {
    for (const element of before) element.removeAttribute(name);
    for (const element of after) element.setAttribute(name, '');
    return after;
  }
}
