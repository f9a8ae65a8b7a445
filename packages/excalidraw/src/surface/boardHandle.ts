import { FormatError, type FileStore, type Locale, type OwnMessages, type SurfaceHandle } from '@letu/core';
import { parse } from '../document/parse.js';
import { shapeIdsOf } from '../shapeIds.js';
import type { BoardSelection } from './boardSelection.js';
import type { BoardStore } from './boardStore.js';
import { boardCommands } from './commands.js';
import { adoptLibrary } from './deviceLibrary.js';
import { insertImages, insertText } from './insert.js';
import type { BoardMessages } from './locales/zh-CN.js';
import type { Vendor } from './vendor.js';

/** What the handle of a board works on. */
export interface HandleAccess {
  readonly store: BoardStore;
  readonly selection: BoardSelection;
  readonly vendor: Vendor;
  readonly files: FileStore;
  readonly text: BoardMessages;
  readonly locale: Locale;
  /** Whether the board may not be changed. */
  readonly isLocked: boolean;
  focus(): void;
  /** Returns where the pointer was last over the board, in CSS pixels of the window. */
  pointer(): { readonly x: number; readonly y: number } | undefined;
}

/** Makes the handle of a board. @param own A host's own words. */
export function boardHandle(
  { store, selection, vendor, files, text, locale, isLocked, focus, pointer }: HandleAccess,
  own: readonly OwnMessages[],
): SurfaceHandle {
  return {
    focus,
    read: store.read,
    replace: (diagram, by) => store.replace(diagram, by),
    undo: () => store.undo(),
    redo: () => store.redo(),
    select(shapes) {
      selection.select(shapes);
      focus();
    },
    selected: () => selection.alone(),
    commands: boardCommands(() => store.api, isLocked, own),
    insert(written) {
      if (store.api && !isLocked) insertText(vendor, store.api, written);
    },
    insertFiles(given, at) {
      const { api } = store;
      if (!api || isLocked) return given;
      const images = given.filter(({ type }) => type.startsWith('image/'));
      void insertImages({ vendor, api, files, text }, images, at ?? pointer());
      return given.filter((file) => !images.includes(file));
    },
    adoptFile(file) {
      const { api } = store;
      if (!api || isLocked || !/\.excalidrawlib$/i.test(file.name)) return false;
      void adoptLibrary(api, file).catch((error: unknown) => {
        const message = error instanceof FormatError ? error.told[locale] : text.libraryUnreadable;
        api.setToast({ message, closable: true });
      });
      return true;
    },
    reveal({ from, to }) {
      const { scene, ranges } = parse(store.read().source);
      const ids = shapeIdsOf(scene?.elements ?? []);
      const at = [...ranges].find(([, range]) => range.from <= to && from <= range.to)?.[0];
      const shape = at === undefined ? undefined : ids.of(at);
      if (shape !== undefined) selection.select([shape]);
      focus();
    },
  };
}
