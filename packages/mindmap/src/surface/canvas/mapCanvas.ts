import type { FileStore, Theme } from '@letu/core';
import type { MapImage } from '../../layout/content.js';
import { layoutMap } from '../../layout/layoutMap.js';
import type { Measure } from '../../layout/measure.js';
import type { Box, PlacedTopic, Scene } from '../../layout/scene.js';
import { keyedParts } from '../view/sceneParts.js';
import type { Layout, MindMap } from '../../document/model.js';
import type { MapStore } from '../store/mapStore.js';
import { grown, holds, middleOf } from '../view/geometry.js';
import { KeyedElements } from '../view/keyedElements.js';
import { placeOfText } from '../text/place.js';
import { Viewport } from '../view/viewport.js';
import { drawMarks } from './drawMarks.js';
import { hintedScene } from './hintedScene.js';
import type { Marks } from './marks.js';

/** Maps with no more topics are drawn as a whole. */
const DRAWN_WHOLE = 400;
/** How much wider than what is seen the drawn area may be, after one has looked closer. */
const MOST_AROUND = 6;

/** The elements that a canvas is made of. */
export interface CanvasElements {
  /** What the map is looked at through. */
  readonly view: HTMLElement;
  /** What is moved in it. */
  readonly layer: HTMLElement;
  readonly picture: SVGElement;
  readonly marks: SVGElement;
}

/** What a canvas draws with. */
export interface CanvasSettings {
  readonly theme: Theme;
  readonly measure: Measure;
  readonly images: ReadonlyMap<string, MapImage>;
  readonly files: FileStore;
  /** What a central topic without text shows while it is not written. */
  readonly placeholder: string;
}

/** A scene, with what it was laid out of. */
interface KnownScene {
  readonly map: MindMap;
  readonly settings: CanvasSettings;
  /** Whether the central topic shows what belongs there. */
  readonly isHinted: boolean;
  readonly scene: Scene;
}

/**
 * A map on the page: its scene, and the elements that show it. What is drawn is brought up to date once a frame; the scene is so
 * whenever it is asked for. Free of React.
 */
export class MapCanvas {
  readonly store: MapStore;
  readonly viewport: Viewport;
  readonly elements: CanvasElements;
  readonly #picture: KeyedElements;
  readonly #marked: KeyedElements;
  readonly #subscribers = new Set<() => void>();
  readonly #unsubscribe: readonly (() => void)[];
  #settings: CanvasSettings;
  #marks: Marks = {};
  #known: KnownScene | undefined;
  #drawn: Scene | undefined;
  #arranged: { readonly opened: number; readonly layout: Layout } | undefined;
  /** What of the scene is drawn; undefined for all. */
  #area: Box | undefined;
  #frame = 0;

  constructor(store: MapStore, elements: CanvasElements, settings: CanvasSettings) {
    this.store = store;
    this.elements = elements;
    this.#settings = settings;
    this.#picture = new KeyedElements(elements.picture);
    this.#marked = new KeyedElements(elements.marks);
    this.viewport = new Viewport(elements.view, elements.layer, () => this.#worked());
    this.#unsubscribe = [store.subscribe(this.#wake), this.viewport.subscribe(this.#wake)];
    this.draw();
  }

  /** The map laid out as it is now. */
  get scene(): Scene {
    const { shown: map, edited, readOnly } = this.store.getState();
    const settings = this.#settings;
    const isHinted = map.root.text === '' && edited?.item !== map.root.id && !readOnly;
    if (this.#known?.map !== map || this.#known.settings !== settings || this.#known.isHinted !== isHinted) {
      const scene = isHinted ? hintedScene(map, settings) : layoutMap(map, settings);
      this.#known = { map, settings, isHinted, scene };
    }
    return this.#known.scene;
  }

  get settings(): CanvasSettings {
    return this.#settings;
  }

  get marks(): Marks {
    return this.#marks;
  }

  /** Returns a topic at its place; undefined for one that is not seen. */
  topic(id: string | undefined): PlacedTopic | undefined {
    return this.scene.topics.find(({ topic }) => topic.id === id);
  }

  configure(settings: Partial<CanvasSettings>): void {
    const changed = Object.entries(settings).some(
      ([name, value]) => this.#settings[name as keyof CanvasSettings] !== value,
    );
    if (!changed) return;
    this.#settings = { ...this.#settings, ...settings };
    this.#wake();
  }

  /** Shows other marks over the map. */
  mark(marks: Marks): void {
    this.#marks = { ...this.#marks, ...marks };
    this.#wake();
  }

  /** Tells of each drawing until the returned function is called. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Brings a topic into view. */
  reveal(id: string | undefined): void {
    const topic = this.topic(id);
    if (topic) this.viewport.reveal(topic.box);
  }

  /** Scales so that a topic stays where it is. */
  zoomAt(id: string | undefined, scale: number): void {
    const topic = this.topic(id);
    const { left, top } = this.elements.view.getBoundingClientRect();
    const at = topic && this.viewport.toView(middleOf(topic.box));
    this.viewport.zoomTo(scale, at && { x: at.x + left, y: at.y + top });
    this.reveal(id);
  }

  /** Returns where someone writes, or else the topic that was selected last. */
  #worked(): Box | undefined {
    const { edited, selection } = this.store.getState();
    const item = edited?.item ?? selection.at(-1);
    return item === undefined ? undefined : placeOfText(this, item)?.box;
  }

  /** Draws what has changed since it was drawn last. */
  readonly draw = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { scene } = this;
    const isNew = scene !== this.#drawn;
    if (isNew) {
      this.elements.view.style.setProperty('--letu-paper', scene.paper);
      this.viewport.setScene(scene.box);
      this.#fitOther();
    }
    const area = this.#areaToDraw(scene);
    if (isNew || area !== this.#area) this.#picture.show(keyedParts(scene, area));
    this.#drawn = scene;
    this.#area = area;
    const state = this.store.getState();
    const scale = this.viewport.getPlacement().k;
    this.#marked.show(drawMarks({ scene, state, marks: this.#marks, scale }));
    for (const subscriber of this.#subscribers) subscriber();
  };

  /** Fits another map, or the map in another layout, into the view. */
  #fitOther(): void {
    const { opened, shown } = this.store.getState();
    const { layout } = shown.settings;
    const before = this.#arranged;
    this.#arranged = { opened, layout };
    if (!before) return;
    if (before.opened !== opened) this.viewport.fitOther();
    else if (before.layout !== layout) this.viewport.fitUnlessSeen();
  }

  /** Of a large map, only what is seen is drawn, and around it as much as one soon moves to. */
  #areaToDraw(scene: Scene): Box | undefined {
    if (scene.topics.length <= DRAWN_WHOLE) return undefined;
    const seen = this.viewport.seen();
    if (this.#area && holds(this.#area, seen) && this.#area.width < seen.width * MOST_AROUND)
      return this.#area;
    return grown(seen, Math.max(seen.width, seen.height) / 2);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#subscribers.clear();
    this.#picture.clear();
    this.#marked.clear();
    this.viewport.dispose();
  }

  readonly #wake = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.draw);
  };
}
