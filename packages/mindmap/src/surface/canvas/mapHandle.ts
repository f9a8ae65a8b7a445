import { localizedFor, type Command, type OwnMessages, type SurfaceHandle } from '@letu/core';
import { treesOf, withDescendants } from '../../document/model.js';
import { parse } from '../../document/parse.js';
import type { CanvasAccess } from '../actions/access.js';
import { ACTIONS, canRun } from '../actions/actions.js';
import { goTo } from '../actions/looking.js';
import { dropImages, pasteImages, pasteText } from '../clipboard/paste.js';
import { canvasMessages } from '../locales/index.js';
import { panelCommands } from '../panels/panelCommands.js';
import type { PanelControl } from '../panels/panelControl.js';
import type { MapStore } from '../store/mapStore.js';
import { itemsOfShapes } from './shapes.js';

/** What the handle of a canvas works on. */
export interface HandleAccess {
  readonly store: MapStore;
  /** Returns what is on the page; null before it is, and after. */
  access(): CanvasAccess | null;
  /** What opens the panels around the canvas. */
  readonly panels: PanelControl;
  focus(): void;
}

/** Makes the handle of a canvas. @param own A host's own words. */
export function mapHandle(
  { store, access, panels, focus }: HandleAccess,
  own: readonly OwnMessages[],
): SurfaceHandle {
  return {
    focus() {
      const { selection, shown } = store.getState();
      if (selection.length === 0) store.select([shown.root.id]);
      focus();
    },
    read: store.read,
    replace: (diagram, by) => store.replace(diagram, by),
    undo: store.undo,
    redo: store.redo,
    select(shapes) {
      const { canvas } = access() ?? {};
      if (!canvas) return;
      store.select(itemsOfShapes(canvas.scene, shapes));
      canvas.reveal(store.getState().selection.at(-1));
      focus();
    },
    commands: [...commandsOf(store, access, own), ...panelCommands(store, panels, own)],
    insert(text) {
      const present = access();
      if (present && !store.isLocked) pasteText(present, text);
    },
    insertFiles(files, at) {
      const present = access();
      if (!present || store.isLocked) return files;
      const images = files.filter(({ type }) => type.startsWith('image/'));
      if (at) dropImages(present, images, at);
      else void pasteImages(present, images);
      return files.filter((file) => !images.includes(file));
    },
    reveal({ from, to }) {
      const present = access();
      const id = topicWrittenAt(store, from, to);
      if (!present || id === undefined) return;
      goTo(present, id);
      focus();
    },
  };
}

function commandsOf(
  store: MapStore,
  access: HandleAccess['access'],
  own: readonly OwnMessages[],
): readonly Command[] {
  return ACTIONS.map((action) => ({
    id: action.id,
    group: action.group,
    title: localizedFor(canvasMessages, own, ({ commands }) => commands[action.id]),
    ...(action.keys.length > 0 ? { shortcuts: action.keys, handledBySurface: true as const } : {}),
    enabled: !action.changes || !store.isLocked,
    run() {
      const present = access();
      if (present && canRun(action, present)) action.run(present);
    },
  }));
}

/** Returns the id of the topic that the source says at a place. Ids that it does not say are others while it is edited. */
function topicWrittenAt(store: MapStore, from: number, to: number): string | undefined {
  const { map, ranges } = parse(store.read().source);
  const at = withDescendants(treesOf(map)).findIndex(({ id }) => {
    const range = ranges.get(id);
    return range !== undefined && range.from <= to && from <= range.to;
  });
  return withDescendants(treesOf(store.getState().map))[at]?.id;
}
