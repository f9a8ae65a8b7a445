import { variablesOf, type DrawioGraph } from '../../graph/DrawioGraph.js';
import { union, type Box } from '../edit/bounds.js';
import type { Session } from '../session.js';
import { drawMarks, type Marks } from './marks.js';
import { PageGraph } from './pageGraph.js';
import { contentOf, paperOf, placeSheet } from './sheet.js';
import { Viewport } from './viewport.js';

/** The elements that a canvas is made of. */
export interface CanvasElements {
  /** What the page is looked at through. */
  readonly view: HTMLElement;
  /** The paper and the grid. */
  readonly sheet: HTMLElement;
  /** What is moved in the view. */
  readonly layer: HTMLElement;
  /** What the graph draws in. */
  readonly graph: HTMLElement;
  readonly marks: SVGElement;
}

/**
 * A page that is looked at: the graph that draws it, where it is in its view, and the marks over it. What is drawn is brought up to
 * date once a frame; the graph is so whenever it is asked for. Free of React.
 */
export class PageCanvas {
  readonly session: Session;
  readonly viewport: Viewport;
  readonly elements: CanvasElements;
  #graph: PageGraph;
  readonly #subscribers = new Set<() => void>();
  readonly #unsubscribe: readonly (() => void)[];
  #marks: Marks = {};
  #opened: number | undefined;
  #isPreview = false;
  #written = '';
  #frame = 0;

  constructor(session: Session, elements: CanvasElements, graph: DrawioGraph) {
    this.session = session;
    this.elements = elements;
    this.#graph = new PageGraph(graph);
    const content = () => contentOf(session.getState().page);
    this.viewport = new Viewport(elements.view, elements.layer, {
      content,
      kept: () => this.#worked(),
      paperTop: () => paperOf(session.getState().page)?.y ?? content().y,
    });
    this.#unsubscribe = [session.subscribe(this.#wake), this.viewport.subscribe(this.#wake)];
    this.draw();
  }

  /** The graph, which shows the page as it is now, or what a gesture would make of it. */
  get graph(): PageGraph {
    const { page, file } = this.session.getState();
    const { pages } = file;
    if (!this.#isPreview) this.#graph.show(page, variablesOf(page, pages.indexOf(page), pages.length));
    return this.#graph;
  }

  /** Draws with another graph, such as one of other colours. */
  drawWith(graph: DrawioGraph): void {
    this.#graph.graph.destroy();
    this.#graph = new PageGraph(graph);
    this.draw();
  }

  /** Draws everything anew, such as images that have come. */
  redraw(): void {
    this.#graph.graph.refresh();
    this.#wake();
  }

  get marks(): Marks {
    return this.#marks;
  }

  /** Has the graph show what a gesture would do, until that has ended. */
  startPreview(): PageGraph {
    const { graph } = this;
    this.#isPreview = true;
    return graph;
  }

  endPreview(): void {
    this.#isPreview = false;
    this.#wake();
  }

  /** Shows other marks over the page. */
  mark(marks: Marks): void {
    this.#marks = { ...this.#marks, ...marks };
    this.#wake();
  }

  /** Tells of each drawing until the returned function is called. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Brings cells into view. */
  reveal(cells: readonly string[]): void {
    const box = union(cells.flatMap((id) => this.graph.box(id) ?? []));
    if (box) this.viewport.reveal(box);
  }

  /** Draws what has changed since it was drawn last. */
  readonly draw = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { page, selection, edited, opened } = this.session.getState();
    const { graph } = this;
    if (opened !== this.#opened) {
      this.#opened = opened;
      this.viewport.open();
    }
    const placement = this.viewport.getPlacement();
    placeSheet(this.elements.sheet, page, placement);
    const written = drawMarks({
      page,
      graph,
      selection,
      marks: this.#marks,
      scale: placement.k,
      isLocked: this.session.isLocked,
      isWriting: edited !== undefined,
    });
    if (written !== this.#written) this.elements.marks.innerHTML = written;
    this.#written = written;
    for (const subscriber of this.#subscribers) subscriber();
  };

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#subscribers.clear();
    this.viewport.dispose();
    this.#graph.graph.destroy();
  }

  /** Returns where someone writes, or what was selected last. */
  #worked(): Box | undefined {
    const { edited, selection } = this.session.getState();
    const id = edited?.cell ?? selection.at(-1);
    return id === undefined ? undefined : this.#graph.box(id);
  }

  readonly #wake = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.draw);
  };
}
