import { normaliseLineBreaks, type ChangeOrigin, type Diagram, type SurfaceChange } from '@letu/core';
import { History } from '@letu/editor/canvas';
import { treesOf, withDescendants, type MindMap } from '../../document/model.js';
import { parse } from '../../document/parse.js';
import { keepSides } from '../../document/sides.js';
import { write } from '../../document/write.js';
import { branchOf } from './branch.js';
import { itemOf } from './items.js';
import { keepIds } from './keepIds.js';
import { indexOf } from './mapIndex.js';

/** A text that is being written, and where its caret begins: behind it, around all of it, or in place of it. */
export interface EditedText {
  /** The name of its item. */
  readonly item: string;
  readonly caret: 'end' | 'all' | 'instead';
}

/** What is on a canvas. Each change makes another one. */
export interface MapState {
  readonly map: MindMap;
  /** What is seen of the map: all of it, or the branch that is focused on. */
  readonly shown: MindMap;
  /** The names of the items that are selected, the last one first among them: `itemOf` tells what they stand for. */
  readonly selection: readonly string[];
  readonly edited: EditedText | undefined;
  /** The id of the topic whose branch alone is shown. */
  readonly branch: string | undefined;
  readonly readOnly: boolean;
  /** False where the source has more topics than a map can have; nothing is changed then, since the rest would be lost. */
  readonly isWhole: boolean;
  /** How often another map was put in place of the one before. */
  readonly opened: number;
}

/** How a map is changed. */
export interface ChangeOptions {
  /** What is selected afterwards. @default what is selected, where it is still there */
  readonly select?: readonly string[] | undefined;
  /** Changes in a row that have the same are one step. @default a step of its own */
  readonly merge?: string | undefined;
}

/** Who is told of what happens. */
export interface MapEvents {
  onChange(change: SurfaceChange): void;
  onSelect(items: readonly string[]): void;
  onComposing(composing: boolean): void;
}

/**
 * A map while it is edited: the map, what is selected in it and which text is being written, with the steps back. The canvas, the
 * outline and the panels all show `getState()` and `subscribe`; they change the map by `change`, with an operation of
 * `document/operations`. Free of React.
 */
export class MapStore {
  readonly #events: MapEvents;
  readonly #subscribers = new Set<() => void>();
  /** The sources of maps: of those that were read, what they were read from. */
  readonly #sources = new WeakMap<MindMap, string>();
  /** Maps that are less than their source. */
  readonly #partial = new WeakSet<MindMap>();
  readonly #history = new History<Pick<MapState, 'map' | 'selection'>>();
  #diagram: Diagram;
  #state: MapState;
  #isComposing = false;
  #waiting: Diagram | undefined;

  constructor(diagram: Diagram, readOnly: boolean, events: MapEvents) {
    this.#events = events;
    this.#diagram = diagram;
    const map = this.#parse(diagram.source);
    const isWhole = !this.#partial.has(map);
    this.#state = {
      map,
      shown: map,
      selection: [],
      edited: undefined,
      branch: undefined,
      readOnly,
      isWhole,
      opened: 0,
    };
  }

  readonly getState = (): MapState => this.#state;

  /** Tells of each change of the state until the returned function is called. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Returns the diagram as it is now; its source is written only here, once for a map. */
  readonly read = (): Diagram => {
    const { map } = this.#state;
    const { files: _files, ...diagram } = this.#diagram;
    const files = filesOf(map);
    return { ...diagram, source: this.#sourceOf(map), ...(files.length > 0 ? { files } : {}) };
  };

  /** Whether the map can be changed. */
  get isLocked(): boolean {
    return this.#state.readOnly || !this.#state.isWhole;
  }

  get canUndo(): boolean {
    return this.#history.canUndo && !this.#state.readOnly;
  }

  get canRedo(): boolean {
    return this.#history.canRedo && !this.#state.readOnly;
  }

  /** Changes the map as one step. Returns false where it stays as it is. */
  change(update: (map: MindMap) => MindMap, { select, merge }: ChangeOptions = {}): boolean {
    if (this.isLocked) return false;
    const { map } = this.#state;
    const next = keepSides(map, update(map));
    if (next === map) {
      if (select) this.select(select);
      return false;
    }
    this.#step(merge);
    this.#show(next, select);
    this.#tell('user');
    return true;
  }

  /** Shows the map otherwise, such as with other branches folded, without changing the diagram. */
  look(update: (map: MindMap) => MindMap): void {
    const { map } = this.#state;
    const next = update(map);
    if (next === map) return;
    this.#sources.set(next, this.#sourceOf(map));
    this.#show(next);
  }

  /** Selects items by their names. */
  select(items: readonly string[]): void {
    const selection = existing(this.#state.map, items);
    const { edited } = this.#state;
    const isEdited = edited && selection.includes(edited.item);
    if (isSame(selection, this.#state.selection) && (!edited || isEdited)) return;
    this.#set({ selection, edited: isEdited ? edited : undefined });
  }

  /** Begins to write the text of an item, which is then selected alone. */
  edit(item: string, caret: EditedText['caret'] = 'end'): void {
    if (this.isLocked || existing(this.#state.map, [item]).length === 0) return;
    this.#history.close();
    this.#set({ selection: [item], edited: { item, caret } });
  }

  /** Ends the writing of a text. */
  endEdit(): void {
    this.#history.close();
    if (this.#state.edited) this.#set({ edited: undefined });
  }

  /** Shows the branch of a topic alone; undefined shows the whole map. */
  showBranch(id: string | undefined): void {
    this.#state = { ...this.#state, branch: id };
    this.#show(this.#state.map);
  }

  setReadOnly(readOnly: boolean): void {
    if (readOnly !== this.#state.readOnly) this.#set({ readOnly, edited: undefined });
  }

  readonly undo = (): boolean => this.#restore('undo');

  readonly redo = (): boolean => this.#restore('redo');

  /** Puts another diagram in place of the present one, as one step; one that is remote waits while an input method composes. */
  replace(diagram: Diagram, by: ChangeOrigin): void {
    if (this.#isComposing && by === 'remote') {
      this.#waiting = diagram;
      return;
    }
    const source = normaliseLineBreaks(diagram.source);
    if (source === this.#sourceOf(this.#state.map)) return;
    const map = this.#parse(source);
    const next = keepIds(map, this.#state.map);
    this.#sources.set(next, source);
    if (this.#partial.has(map)) this.#partial.add(next);
    this.#diagram = { ...this.#diagram, ...diagram };
    this.#step();
    this.#show(next, isAnother(this.#state.map, next) ? [next.root.id] : undefined);
    this.#tell(by);
  }

  /** Is told when an input method begins or ends composing a word. */
  compose(isComposing: boolean): void {
    if (isComposing === this.#isComposing) return;
    this.#isComposing = isComposing;
    this.#events.onComposing(isComposing);
    const late = this.#waiting;
    this.#waiting = undefined;
    if (!isComposing && late) this.replace(late, 'remote');
  }

  #parse(written: string): MindMap {
    const source = normaliseLineBreaks(written);
    const { map, isWhole } = parse(source);
    this.#sources.set(map, source);
    if (!isWhole) this.#partial.add(map);
    return map;
  }

  #sourceOf(map: MindMap): string {
    const known = this.#sources.get(map);
    if (known !== undefined) return known;
    const source = write(map);
    this.#sources.set(map, source);
    return source;
  }

  #step(merge?: string): void {
    const { map, selection } = this.#state;
    this.#history.step({ map, selection }, merge);
  }

  #restore(way: 'undo' | 'redo'): boolean {
    const { map, selection } = this.#state;
    const moment = this.#state.readOnly ? undefined : this.#history[way]({ map, selection });
    if (!moment) return false;
    this.#show(moment.map, moment.selection);
    this.#tell('user');
    return true;
  }

  #show(map: MindMap, select: readonly string[] = this.#state.selection): void {
    const { edited, branch } = this.#state;
    const isThere = branch !== undefined && indexOf(map).has(branch);
    this.#set({
      map,
      opened: this.#state.opened + Number(isAnother(this.#state.map, map)),
      isWhole: !this.#partial.has(map),
      shown: isThere ? branchOf(map, branch) : map,
      branch: isThere ? branch : undefined,
      selection: existing(map, select),
      edited: edited && existing(map, [edited.item]).length > 0 ? edited : undefined,
    });
  }

  #set(part: Partial<MapState>): void {
    const before = this.#state.selection;
    this.#state = { ...this.#state, ...part };
    for (const subscriber of this.#subscribers) subscriber();
    if (!isSame(before, this.#state.selection)) this.#events.onSelect(this.#state.selection);
  }

  #tell(origin: ChangeOrigin): void {
    this.#events.onChange({ origin, read: this.read });
  }
}

/** Tells whether a map is not an earlier one changed: neither its centre nor any main topic has a text that was there before. */
function isAnother({ root: before }: MindMap, { root }: MindMap): boolean {
  if (before === root || before.text === root.text || before.children.length + root.children.length === 0)
    return false;
  const texts = new Set(before.children.map(({ text }) => text));
  return !root.children.some(({ text }) => texts.has(text));
}

/** Returns the ids of the files that a map shows, each once. */
function filesOf(map: MindMap): readonly string[] {
  return [...new Set(withDescendants(treesOf(map)).flatMap(({ image }) => image?.file ?? []))];
}

function existing(map: MindMap, items: readonly string[]): readonly string[] {
  return items.filter((name) => {
    const item = itemOf(name);
    if (item.kind === 'relationship') return item.index < map.relationships.length;
    const place = indexOf(map).get(item.kind === 'topic' ? item.id : item.topic);
    return place !== undefined && (item.kind === 'topic' || item.index < place.topic.boundaries.length);
  });
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name, index) => name === others[index]);
