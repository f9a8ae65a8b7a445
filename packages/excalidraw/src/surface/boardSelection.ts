import { messagesFor, oneLine, type Diagram, type Locale } from '@letu/core';
import { imageIdsOf } from '../document/images.js';
import type { SceneElement } from '../document/model.js';
import { parse } from '../document/parse.js';
import { write } from '../document/write.js';
import { excalidrawMessages } from '../locales/index.js';
import type { ShapeName } from '../locales/zh-CN.js';
import { shapeIdsOf } from '../shapeIds.js';
import type { BoardStore } from './boardStore.js';
import type { BoardApi } from './vendor.js';

export interface SelectionListener {
  onSelect(shapes: readonly string[]): void;
  /** Gets what screen readers are told of what is selected. */
  onLabels(labels: readonly string[]): void;
}

type Elements = ReturnType<BoardApi['getSceneElements']>;

/** Keeps what is selected on a board and what the shell knows of it the same. */
export class BoardSelection {
  #selected: readonly string[] = [];
  #waiting: readonly string[] | undefined;

  constructor(
    private readonly store: BoardStore,
    private readonly locale: Locale,
    private readonly listener: SelectionListener,
  ) {}

  /** Called once the editor is there. */
  connect(): void {
    if (this.#waiting) this.select(this.#waiting);
    this.#waiting = undefined;
  }

  /** Selects what shapes stand for, and brings it into view. */
  select(shapes: readonly string[]): void {
    const { api } = this.store;
    if (!api) {
      this.#waiting = shapes;
      return;
    }
    const elements = api.getSceneElements();
    const ids = idsOf(elements);
    const chosen = new Set(shapes.flatMap((shape) => ids.elementsOf(shape)));
    const found = elements.filter(({ id }) => chosen.has(id));
    api.updateScene({
      appState: { selectedElementIds: Object.fromEntries(found.map(({ id }) => [id, true as const])) },
    });
    if (found.length > 0) api.scrollToContent([...found], { animate: false, fitToViewport: false });
  }

  /** Returns what is selected as a board of its own; undefined where nothing is. */
  alone(): Pick<Diagram, 'source' | 'files'> | undefined {
    const chosen = new Set(this.#selected);
    const { source } = this.store.read();
    const { scene } = parse(source);
    if (chosen.size === 0 || !scene) return undefined;
    const elements = scene.elements.filter((element) => chosen.has(element.id) || isPartOf(element, chosen));
    return { source: write({ ...scene, elements, unknownElements: [] }), files: imageIdsOf(elements) };
  }

  /** Called with whatever happens in the editor. */
  changed({ selectedElementIds }: { readonly selectedElementIds: Readonly<Record<string, true>> }): void {
    const { api } = this.store;
    const selected = Object.keys(selectedElementIds).toSorted();
    if (!api || JSON.stringify(selected) === JSON.stringify(this.#selected)) return;
    this.#selected = selected;
    const elements = api.getSceneElements();
    const ids = idsOf(elements);
    const shapes = selected.flatMap((id) => ids.of(id) ?? []);
    this.listener.onSelect([...new Set(shapes)]);
    this.listener.onLabels(labelsOf(elements, new Set(selected), this.locale));
  }
}

/** Whether an element goes with those that are chosen: a label with its shape, all that is in a frame with that. */
function isPartOf(element: SceneElement, chosen: ReadonlySet<string>): boolean {
  const { frameId } = element;
  const holder = element.type === 'text' ? element.containerId : null;
  return [frameId, holder].some((id) => typeof id === 'string' && chosen.has(id));
}

const idsOf = (elements: Elements) => shapeIdsOf(elements as unknown as readonly SceneElement[]);

/** Returns the texts of elements, else what they are called. */
function labelsOf(elements: Elements, chosen: ReadonlySet<string>, locale: Locale): readonly string[] {
  const { names, frame } = messagesFor(excalidrawMessages, locale);
  const texts = new Map(
    elements.flatMap((element) =>
      element.type === 'text' ? [[element.containerId ?? element.id, oneLine(element.originalText)]] : [],
    ),
  );
  return elements.flatMap((element) => {
    const isText = element.type === 'text' && element.containerId !== null;
    if (!chosen.has(element.id) || isText) return [];
    const name =
      element.type === 'frame' || element.type === 'magicframe' ? (element.name ?? frame) : undefined;
    return [(texts.get(element.id) ?? name) || names[element.type as ShapeName]];
  });
}
