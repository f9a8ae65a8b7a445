import { flushSync } from 'react-dom';
import type { ChangeOrigin, Diagram, FileStore, SurfaceChange } from '@letu/core';
import { readElement, typeOf } from '../document/element.js';
import { imageIdsOf, takeImages } from '../document/images.js';
import type { Scene, SceneElement } from '../document/model.js';
import { parse } from '../document/parse.js';
import { write, writeElement } from '../document/write.js';
import { LETU_DEFAULTS } from '../letuLook.js';
import type { ExcalidrawLook } from '../options.js';
import { boardDefaults } from '../ownDefaults.js';
import { EarlySteps } from './earlySteps.js';
import { showImages } from './boardImages.js';
import type { BoardApi, Vendor } from './vendor.js';

type VendorElement = ReturnType<BoardApi['getSceneElements']>[number];
type VendorState = ReturnType<BoardApi['getAppState']>;
type GivenElements = Parameters<Vendor['restoreElements']>[0];

/** What of the editor's state belongs to the board, and what it is where a file does not say it. */
const LOOK = {
  viewBackgroundColor: '#ffffff',
  gridSize: 20,
  gridStep: 5,
  gridModeEnabled: false,
} as const;
type Look = { readonly [Name in keyof typeof LOOK]: unknown };
const LOOK_NAMES = Object.keys(LOOK) as readonly (keyof Look)[];

/** An element as the diagram has it, and the version that the editor gave it; undefined where it is not shown. */
interface Given {
  readonly element: SceneElement;
  readonly version: number | undefined;
}

/** What is told by a board that is edited. */
export interface BoardListener {
  onChange(change: SurfaceChange): void;
  /** Called when a board becomes one that can be shown, or one that cannot. */
  onWhole(isWhole: boolean): void;
}

/** Returns the board that a diagram is; a source without text is one with nothing on it. */
const sceneIn = ({ source }: Diagram) => parse(source.trim() === '' ? '{"elements":[]}' : source).scene;

const EMPTY: Scene = { elements: [], unknownElements: [], appState: {}, files: new Map(), rest: {} };

/** Keeps a diagram and Excalidraw's editor the same: a change of one becomes a change of the other, and none is told twice. */
export class BoardStore {
  #diagram: Diagram;
  #scene: Scene;
  #isWhole: boolean;
  #api: BoardApi | undefined;
  #vendor: Vendor | undefined;
  /** The elements of the diagram by the ids that the editor shows them with, and the version of each there. */
  #given = new Map<string, Given>();
  /** Tells the state of the editor in which it shows the diagram from every other. */
  #shown: string | undefined;
  /** The last state that was told. */
  #told: string | undefined;
  #composing = false;
  #waiting: { readonly diagram: Diagram; readonly at: string | undefined } | undefined;
  readonly #early = new EarlySteps();

  constructor(
    diagram: Diagram,
    private readonly files: FileStore,
    private readonly listener: BoardListener,
  ) {
    this.#diagram = diagram;
    const scene = sceneIn(diagram);
    this.#isWhole = scene !== undefined;
    this.#scene = this.#withFiles(scene ?? EMPTY);
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  get api(): BoardApi | undefined {
    return this.#api;
  }

  /** Returns what the editor begins with. */
  initial(vendor: Vendor, look?: ExcalidrawLook) {
    this.#vendor = vendor;
    return {
      elements: vendor.restoreElements(this.#scene.elements as unknown as GivenElements, null, {
        repairBindings: true,
      }),
      appState: {
        ...(look === 'letu' ? LETU_DEFAULTS : {}),
        ...boardDefaults(),
        ...lookOf(this.#scene),
      } as object,
      scrollToContent: true,
    };
  }

  /** Called once the editor shows what it began with. What came meanwhile is shown then, step by step. */
  connect(api: BoardApi, began: Scene): void {
    if (this.#early.isEmpty) this.#begin(api, began);
    // The editor is rendering just now, and each step needs a rendering of its own.
    else queueMicrotask(() => this.#begin(api, began));
  }

  #begin(api: BoardApi, began: Scene): void {
    if (this.#api) return;
    this.#api = api;
    const [first = this.#diagram, ...steps] = this.#early.all(this.#diagram);
    const undone = this.#early.undone;
    this.#early.clear();
    this.#adopt(first);
    if (began === this.#scene) this.#hold();
    else this.#show(false);
    for (const step of steps) {
      this.#adopt(step);
      this.#show(true);
    }
    for (let count = 0; count < undone; count += 1) this.#step(({ history }) => history.undo());
    void showImages(api, this.files, this.#scene.elements);
  }

  disconnect(): void {
    if (this.#shown !== undefined) this.#diagram = this.read();
    this.#api = undefined;
    this.#shown = undefined;
  }

  get scene(): Scene {
    return this.#scene;
  }

  /** Called with whatever happens in the editor. */
  changed(): void {
    if (!this.#api || this.#shown === undefined) return;
    const state = this.#state();
    if (state === this.#told) return;
    this.#told = state;
    this.listener.onChange({ origin: 'user', read: this.read });
  }

  readonly read = (): Diagram => {
    const changed =
      this.#api && this.#shown !== undefined && this.#state() !== this.#shown
        ? this.#present(this.#api)
        : undefined;
    // A host may have given the source alone.
    const files = imageIdsOf((changed ?? this.#scene).elements);
    const { files: _files, ...diagram } = this.#diagram;
    return {
      ...diagram,
      ...(changed ? { source: write(changed) } : {}),
      ...(files.length > 0 ? { files } : {}),
    };
  };

  /** Puts another diagram in place of the present one. */
  replace(diagram: Diagram, by: ChangeOrigin): void {
    if (by === 'remote' && (this.#composing || this.#isBusy())) {
      this.#waiting = { diagram, at: this.#composing ? undefined : this.#state() };
      return;
    }
    this.#waiting = undefined;
    if (diagram.source === this.read().source) return;
    if (!this.#api && by !== 'remote') this.#early.add(this.#diagram);
    this.#adopt(diagram);
    if (this.#api) this.#show(by !== 'remote');
    this.listener.onChange({ origin: by, read: this.read });
  }

  #adopt(diagram: Diagram): void {
    if (diagram === this.#diagram) return;
    const scene = sceneIn(diagram);
    this.#diagram = diagram;
    this.#scene = this.#withFiles(scene ?? EMPTY);
    if (this.#isWhole === (scene !== undefined)) return;
    this.#isWhole = scene !== undefined;
    this.listener.onWhole(this.#isWhole);
  }

  setComposing(composing: boolean): void {
    this.#composing = composing;
    this.settle();
  }

  /** Shows what came while something was in hand, once nothing is. */
  settle(): void {
    const waiting = this.#waiting;
    if (!waiting || this.#composing || this.#isBusy()) return;
    this.#waiting = undefined;
    // Of what the hand has drawn since its owner hears, who sets both together: what waited would take it back.
    if (waiting.at === undefined || waiting.at === this.#state()) this.replace(waiting.diagram, 'remote');
  }

  /** Tells whether something is being drawn, dragged or resized. */
  #isBusy(): boolean {
    const state = this.#api?.getAppState();
    return (
      Boolean(state?.newElement ?? state?.resizingElement) || state?.selectedElementsAreBeingDragged === true
    );
  }

  undo(): boolean {
    if (!this.#api) return this.#goEarly(this.#early.undo(this.#diagram));
    return this.#step(({ history }) => history.undo());
  }

  redo(): boolean {
    if (!this.#api) return this.#goEarly(this.#early.redo(this.#diagram));
    return this.#step(({ history }) => history.redo());
  }

  #goEarly(diagram: Diagram | undefined): boolean {
    if (!diagram) return false;
    this.#adopt(diagram);
    this.listener.onChange({ origin: 'user', read: this.read });
    return true;
  }

  /** Takes steps until one changes the board: what was selected is a step of Excalidraw's too. */
  #step(take: (api: BoardApi) => boolean): boolean {
    const api = this.#api!;
    const before = this.#look(api);
    for (;;) {
      let isTaken = false;
      flushSync(() => {
        isTaken = take(api);
      });
      if (!isTaken) return false;
      if (this.#look(api) !== before) return true;
    }
  }

  #look(api: BoardApi): string {
    return write(this.#present(api, toElement));
  }

  /** Shows the diagram in the editor. @param isStep Whether it is a step that the user can take back. */
  #show(isStep: boolean): void {
    const [api, vendor] = [this.#api!, this.#vendor!];
    const update = () =>
      api.updateScene({
        elements: merged(vendor, this.#scene.elements, api.getSceneElementsIncludingDeleted()),
        appState: lookOf(this.#scene) as Pick<VendorState, keyof Look>,
        captureUpdate: isStep ? vendor.CaptureUpdateAction.IMMEDIATELY : vendor.CaptureUpdateAction.NEVER,
      });
    // A step is one once the editor has rendered it, and can be taken back at once.
    if (isStep) flushSync(update);
    else update();
    this.#hold(lookOf(this.#scene));
    void showImages(api, this.files, this.#scene.elements);
  }

  /** Takes what the editor shows just now for the diagram. */
  #hold(look?: Look): void {
    const versions = new Map(this.#api!.getSceneElements().map(({ id, version }) => [id, version]));
    this.#given = new Map(
      this.#scene.elements.map((element) => [element.id, { element, version: versions.get(element.id) }]),
    );
    this.#shown = this.#told = this.#state(look);
  }

  #state(look: Look = this.#api!.getAppState()): string {
    const elements = this.#api!.getSceneElementsIncludingDeleted();
    const versions = elements.reduce((sum, { version }) => sum + version, 0);
    return [versions, elements.length, ...LOOK_NAMES.map((name) => String(look[name]))].join();
  }

  #present(api: BoardApi, written = this.#written): Scene {
    const { appState } = this.#scene;
    const state = api.getAppState();
    const changed = LOOK_NAMES.filter((name) => name in appState || state[name] !== LOOK[name]);
    return {
      ...this.#scene,
      elements: this.#withUnseen(api.getSceneElements().flatMap((element) => written(element))),
      appState: { ...appState, ...Object.fromEntries(changed.map((name) => [name, state[name]])) },
    };
  }

  /** The editor makes some fields anew of all that it shows: what nobody has touched is no change, and stays as it came. */
  readonly #written = (element: VendorElement): readonly SceneElement[] => {
    const given = this.#given.get(element.id);
    return given?.version === element.version ? [given.element] : toElement(element);
  };

  /** Puts behind its neighbour what the editor does not show, such as what somebody has only begun to draw: nobody has deleted it. */
  #withUnseen(shown: readonly SceneElement[]): readonly SceneElement[] {
    const elements = [...shown];
    let before: string | undefined;
    for (const [id, { element, version }] of this.#given) {
      if (version === undefined) {
        const at = before === undefined ? 0 : elements.findIndex((each) => each.id === before) + 1;
        elements.splice(before === undefined || at > 0 ? at : elements.length, 0, element);
      }
      before = id;
    }
    return elements;
  }

  /** Keeps the images that a source has in its text where those of diagrams are. */
  #withFiles(scene: Scene): Scene {
    const { scene: taken, files } = takeImages(scene);
    for (const { bytes, mediaType } of files) void this.files.put(new Blob([bytes], { type: mediaType }));
    return taken;
  }
}

const lookOf = ({ appState }: Scene): Look => {
  const background = appState['viewBackgroundColor'];
  const number = (name: 'gridSize' | 'gridStep') => {
    const value = appState[name];
    return typeof value === 'number' && value >= 1 && value <= 1000 ? Math.round(value) : LOOK[name];
  };
  return {
    viewBackgroundColor:
      typeof background === 'string' && background !== '' ? background : LOOK.viewBackgroundColor,
    gridSize: number('gridSize'),
    gridStep: number('gridStep'),
    gridModeEnabled: appState['gridModeEnabled'] === true,
  };
};

/** What is only begun is no element yet: a text that nobody has written into, a shape that nobody has drawn. */
function toElement(element: VendorElement): readonly SceneElement[] {
  const raw = element as unknown as Readonly<Record<string, unknown>>;
  const type = typeOf(raw);
  return type && !isBegun(element) ? [readElement(raw, type, element.id)] : [];
}

function isBegun(element: VendorElement): boolean {
  if (element.type === 'text') return element.text === '';
  return 'points' in element ? element.points.length < 2 : element.width === 0 && element.height === 0;
}

/** Returns the elements to show: those that stay the same are the very ones shown, those that are gone are deleted. */
function merged(
  vendor: Vendor,
  elements: readonly SceneElement[],
  present: readonly VendorElement[],
): VendorElement[] {
  const known = new Map(present.map((element) => [element.id, element]));
  const restored = vendor.restoreElements(elements as unknown as GivenElements, null, {
    repairBindings: true,
  });
  const next = restored.map((element) => {
    const before = known.get(element.id);
    known.delete(element.id);
    if (!before) return element;
    if (!before.isDeleted && isSame(before, element)) return before;
    return { ...element, index: before.index, ...nextVersion(before) };
  });
  const gone = [...known.values()].map((element) =>
    element.isDeleted ? element : { ...element, isDeleted: true, ...nextVersion(element) },
  );
  return [...next, ...gone];
}

const nextVersion = ({ version }: VendorElement) => ({
  version: version + 1,
  versionNonce: Math.floor(Math.random() * 2 ** 31),
  updated: Date.now(),
});

function isSame(one: VendorElement, other: VendorElement): boolean {
  const [[first], [second]] = [toElement(one), toElement(other)];
  return first !== undefined && second !== undefined && writeElement(first) === writeElement(second);
}
