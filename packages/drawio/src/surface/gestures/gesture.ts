import type { Page, PageCell, Point } from '../../document/model.js';
import { replaceCells } from '../edit/cells.js';
import { indexOf } from '../store/pageIndex.js';
import type { ChangeOptions } from '../session.js';
import type { PageCanvas } from '../view/pageCanvas.js';

export type { CanvasAccess } from '../commands/access.js';

/** Where a pointer is, and which keys are held. */
export interface Pointed {
  /** In CSS pixels of the window. */
  readonly at: Point;
  readonly onPage: Point;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** What a pointer does between being pressed and let go. */
export interface Gesture {
  /** Whether the page moves on where the pointer is at the edge of the view. */
  readonly pulls?: boolean;
  move(to: Pointed): void;
  end(at: Pointed): void;
  cancel(): void;
}

/** Shows what a gesture would make of cells, and makes one step of it in the end. */
export class Preview {
  readonly #canvas: PageCanvas;
  readonly #isOutlined: boolean;
  /** The page that the gesture began on. */
  readonly #page: Page;
  #cells: ReadonlyMap<string, PageCell> = new Map();

  /** @param isOutlined Whether only outlines show where shapes go, while they stay as they are drawn. */
  constructor(canvas: PageCanvas, isOutlined = false) {
    this.#canvas = canvas;
    this.#isOutlined = isOutlined;
    this.#page = canvas.session.getState().page;
    canvas.startPreview();
  }

  /** Shows other states of cells; those that were shown before and are not given are shown as they are. */
  show(cells: readonly PageCell[]): void {
    const next = new Map(cells.map((each) => [each.id, each]));
    if (this.#isOutlined) this.#canvas.mark({ moved: cells });
    else this.#draw(next);
    this.#cells = next;
  }

  /** Shows what is other on a page that would come of the one that the gesture began on. */
  showPage({ cells }: Page): void {
    const { cell } = indexOf(this.#page);
    this.show(cells.filter((each) => cell(each.id) !== each));
  }

  #draw(next: ReadonlyMap<string, PageCell>): void {
    const { cell } = indexOf(this.#canvas.session.getState().page);
    const left = [...this.#cells.keys()].filter((id) => !next.has(id)).flatMap((id) => cell(id) ?? []);
    this.#canvas.graph.preview([...left, ...next.values()]);
  }

  /** Makes a step of what is shown. @param more What else belongs to it, such as another parent. */
  commit(more: (page: Page) => Page = (page) => page, options: ChangeOptions = {}): void {
    const cells = this.#cells;
    this.#canvas.session.change((page) => more(replaceCells(page, cells)), options);
    this.#end();
  }

  cancel(): void {
    this.show([]);
    this.#end();
  }

  #end(): void {
    this.#canvas.endPreview();
    this.#canvas.mark({
      guides: undefined,
      target: undefined,
      port: undefined,
      dragging: undefined,
      moved: undefined,
    });
  }
}
