import { dataAddress, type DiagramFile, type Theme } from '@letu/core';
import type { TextMeasurer } from '@letu/svg-dom';
import {
  BOARD_COLOUR,
  boardColour,
  isEmbed,
  isFrame,
  isLinear,
  type FrameElement,
  type Scene,
  type SceneElement,
} from '../document/model.js';
import { BLANK, type ShapeIds } from '../shapeIds.js';
import { Board } from './board.js';
import { colourOf } from './colours.js';
import { embedLabel } from './embedLabel.js';
import { freehandPath } from './freehand.js';
import { FRAME_LOOK, frameTitle, TITLE_HEIGHT } from './frames.js';
import { boxOfBoxes } from './geometry.js';
import { number, tag } from './markup.js';
import { outlinesOf } from './outlines.js';
import { writeDrawable, type Paint } from './rough.js';
import { isLoop, isTransparent } from './strokes.js';
import { writeImage, writeMissing } from './writeImage.js';
import { writeText } from './writeText.js';

/** What a board is drawn with. */
export interface Drawing {
  readonly theme: Theme;
  readonly ids: ShapeIds;
  readonly files: ReadonlyMap<string, DiagramFile>;
  readonly measurer: TextMeasurer | undefined;
  /** What frames without a name are called. */
  readonly frameName: string;
  /** The style sheet with the fonts. */
  readonly fonts: string;
}

/** A board as a picture. */
export interface DrawnScene {
  readonly svg: string;
  readonly missingImages: number;
}

/** Between what is drawn and the sides of the picture, in pixels. */
const PADDING = 10;

/** Draws a board. */
export function drawScene(scene: Scene, board: Board, drawing: Drawing): DrawnScene {
  const painter = new Painter(scene, board, drawing);
  return painter.draw();
}

class Painter {
  readonly #colour: (colour: string) => string;
  readonly #definitions: string[] = [];
  readonly #frames = new Map<string, string>();
  readonly #groups = new Set<string>();
  readonly #addresses = new Map<string, string>();
  #missing = 0;
  #count = 0;
  #left = 0;
  #top = 0;

  constructor(
    private readonly scene: Scene,
    private readonly board: Board,
    private readonly drawing: Drawing,
  ) {
    this.#colour = colourOf(drawing.theme);
  }

  draw(): DrawnScene {
    const { board, drawing } = this;
    const frames = board.elements.filter(isFrame);
    const titles = frames.map(({ x, y }): readonly [number, number, number, number] => [
      x,
      y - TITLE_HEIGHT,
      x,
      y,
    ]);
    const box = board.elements.length > 0 ? boxOfBoxes([board.bounds, ...titles]) : ([0, 0, 80, 80] as const);
    const [left, top, right, bottom] = box;
    [this.#left, this.#top] = [left - PADDING, top - PADDING];
    const [width, height] = [right - left + 2 * PADDING, bottom - top + 2 * PADDING];
    for (const frame of frames) this.#clip(frame);
    const drawn = board.drawn.map((element) => this.#element(element)).join('');
    const style = drawing.fonts === '' ? '' : `<style>${drawing.fonts}</style>`;
    const definitions = this.#definitions.join('') + style;
    const content = [
      definitions === '' ? '' : `<defs>${definitions}</defs>`,
      this.#ground(width, height),
      // A board with nothing on it is something that can be pointed at.
      board.elements.length === 0 ? tag('rect', { width, height, fill: 'none', 'data-shape': BLANK }) : drawn,
    ].join('');
    const size = { width: number(width), height: number(height) };
    const svg = tag(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.width} ${size.height}`, ...size },
      content,
    );
    return { svg, missingImages: this.#missing };
  }

  /** A board of a colour of its own has it in pictures; a white one lies on whatever page there is. */
  #ground(width: number, height: number): string {
    const colour = boardColour(this.scene);
    if (/^(?:#fff|#ffffff|white)$/i.test(colour) || isTransparent(colour)) return '';
    return tag('rect', { width, height, fill: this.#colour(colour) });
  }

  #clip({ id, x, y, width, height }: FrameElement): void {
    const name = `letu-frame-${this.#frames.size}`;
    this.#frames.set(id, name);
    const rect = tag('rect', { x: x - this.#left, y: y - this.#top, width, height, rx: FRAME_LOOK.radius });
    this.#definitions.push(tag('clipPath', { id: name }, rect));
  }

  #element(element: SceneElement): string {
    const markup = this.#linked(element, this.#markup(element));
    const frame = this.board.frameOf(element) ?? this.#frameOfContainer(element);
    const clip = frame && !isFrame(element) ? this.#frames.get(frame.id) : undefined;
    const shown = clip === undefined ? markup : tag('g', { 'clip-path': `url(#${clip})` }, markup);
    return this.#groupMarks(element) + shown;
  }

  #frameOfContainer(element: SceneElement): FrameElement | undefined {
    const container = element.type === 'text' ? this.board.containerOf(element) : undefined;
    return container && this.board.frameOf(container);
  }

  /** Groups are seen by what is in them alone; something has to stand for each in the picture. */
  #groupMarks({ groupIds }: SceneElement): string {
    return groupIds
      .toReversed()
      .map((group) => {
        const shape = this.drawing.ids.ofGroup(group);
        if (shape === undefined || this.#groups.has(shape)) return '';
        this.#groups.add(shape);
        const members = this.drawing.ids.elementsOf(shape).flatMap((id) => this.board.get(id) ?? []);
        const [left, top, right, bottom] = boxOfBoxes(members.map((member) => this.board.boundsOf(member)));
        const place = { x: left - this.#left, y: top - this.#top, width: right - left, height: bottom - top };
        return tag('rect', { ...place, fill: 'none', 'data-shape': shape });
      })
      .join('');
  }

  #linked({ link }: SceneElement, markup: string): string {
    return link !== null && /^(?:https?:|mailto:)/i.test(link) ? tag('a', { href: link }, markup) : markup;
  }

  #paint(element: SceneElement): Paint {
    const { board, drawing } = this;
    const [x, y] = board.placeOf(element);
    const container = element.type === 'text' ? board.containerOf(element) : undefined;
    const [left, top, right, bottom] = board.box(container && isLinear(container) ? container : element);
    const middle = [(left + right) / 2 - x, (top + bottom) / 2 - y].map(number).join(' ');
    const turn = element.angle === 0 ? '' : ` rotate(${number((element.angle * 180) / Math.PI)} ${middle})`;
    const opacity = ((board.frameOf(element)?.opacity ?? 100) * element.opacity) / 10_000;
    const faint = opacity === 1 ? {} : { 'stroke-opacity': number(opacity), 'fill-opacity': number(opacity) };
    return {
      colour: this.#colour,
      attributes: {
        'data-shape': drawing.ids.of(element.id),
        transform: `translate(${number(x - this.#left)} ${number(y - this.#top)})${turn}`,
        ...faint,
      },
    };
  }

  #markup(element: SceneElement): string {
    const paint = this.#paint(element);
    switch (element.type) {
      case 'text':
        return writeText(element, paint);
      case 'image':
        return this.#image(element, paint);
      case 'frame':
      case 'magicframe':
        return this.#frame(element, paint);
      case 'freedraw': {
        const [ground] = outlinesOf(element, '').map((outline) => writeDrawable(outline, paint));
        const path = tag('path', {
          d: freehandPath(element),
          fill: this.#colour(element.strokeColor),
          stroke: 'none',
        });
        return (ground ?? '') + tag('g', paint.attributes, path);
      }
      default:
        return this.#outlined(element, paint);
    }
  }

  #outlined(element: SceneElement, paint: Paint): string {
    const colour = boardColour(this.scene) || BOARD_COLOUR;
    const isFilledLine =
      element.type === 'line' && isLoop(element) && element.backgroundColor !== 'transparent';
    const attributes = isFilledLine ? { ...paint.attributes, 'fill-rule': 'evenodd' } : paint.attributes;
    const markup = outlinesOf(element, colour)
      .map((outline) => writeDrawable(outline, { ...paint, attributes }))
      .join('');
    if (isEmbed(element)) return markup + this.#embedLabel(element, paint);
    const text = isLinear(element) ? this.board.textOf(element) : undefined;
    if (!text) return markup || tag('g', paint.attributes);
    return tag('g', { mask: `url(#${this.#hole(text)})` }, markup);
  }

  #embedLabel(element: SceneElement, paint: Paint): string {
    const label = embedLabel(element, this.drawing.measurer);
    const inner = { ...paint, attributes: { transform: `translate(${number(label.x)} ${number(label.y)})` } };
    return tag('g', paint.attributes, writeText(label, inner));
  }

  /** A line is not seen behind its text. */
  #hole(text: Parameters<Board['placeOf']>[0]): string {
    const name = `letu-hole-${(this.#count += 1)}`;
    const [x, y] = this.board.placeOf(text);
    const everywhere = { x: '-100%', y: '-100%', width: '300%', height: '300%' };
    const hole = { x: x - this.#left, y: y - this.#top, width: text.width, height: text.height };
    const rects = tag('rect', { ...everywhere, fill: '#fff' }) + tag('rect', { ...hole, fill: '#000' });
    this.#definitions.push(tag('mask', { id: name, maskUnits: 'userSpaceOnUse', ...everywhere }, rects));
    return name;
  }

  #image(element: Extract<SceneElement, { type: 'image' }>, paint: Paint): string {
    const id = element.fileId ?? '';
    const file = this.drawing.files.get(id);
    if (!file) {
      this.#missing += 1;
      return writeMissing(element, paint, this.drawing.theme);
    }
    const address = this.#addresses.get(id) ?? dataAddress(file);
    this.#addresses.set(id, address);
    const name = `letu-image-${(this.#count += 1)}`;
    const { markup, definition } = writeImage(element, address, paint, name);
    this.#definitions.push(definition);
    return markup;
  }

  #frame(frame: FrameElement, paint: Paint): string {
    const { width, height } = frame;
    const { radius, stroke, strokeWidth } = FRAME_LOOK;
    const rect = tag('rect', {
      width,
      height,
      rx: radius,
      fill: 'none',
      stroke: this.#colour(stroke),
      'stroke-width': strokeWidth,
    });
    const title = frameTitle(frame, this.drawing);
    const place = `translate(0 ${number(-TITLE_HEIGHT)})`;
    const written = writeText(title, { ...paint, attributes: { transform: place } });
    return tag('g', paint.attributes, written + rect);
  }
}
