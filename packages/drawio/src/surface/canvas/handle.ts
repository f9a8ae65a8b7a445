import { localizedFor, type Command, type OwnMessages, type SurfaceHandle } from '@letu/core';
import type { CanvasAccess } from '../commands/access.js';
import { ACTIONS, canRun } from '../commands/actions.js';
import { CLIPBOARD } from '../clipboard/byButton.js';
import { pasteImages, pasteText } from '../clipboard/paste.js';
import { changeCells } from '../edit/cells.js';
import { isHtml } from '../edit/styles.js';
import { canvasMessages } from '../locales/index.js';
import type { Session } from '../session.js';
import { indexOf } from '../store/pageIndex.js';
import { htmlOf, textOf } from '../edit/labels.js';

/** What the handle of a canvas works on. */
export interface HandleAccess {
  readonly session: Session;
  /** Returns what is on the page; null before it is, and after. */
  access(): CanvasAccess | null;
  focus(): void;
}

/** Makes the handle of a canvas. The shapes of a picture are the cells of its page. @param own A host's own words. */
export function surfaceHandle(
  { session, access, focus }: HandleAccess,
  own: readonly OwnMessages[],
): SurfaceHandle {
  return {
    focus,
    read: session.read,
    replace: (diagram, by) => session.replace(diagram, by),
    undo: session.undo,
    redo: session.redo,
    select(shapes) {
      const { canvas } = access() ?? {};
      const page = session.getState().file.pages.find((each) => {
        const { cell } = indexOf(each);
        return shapes.some((shape) => cell(shape));
      });
      if (page) session.showPage(page.id);
      session.select(shapes);
      canvas?.reveal(session.getState().selection);
      focus();
    },
    commands: commandsOf(session, access, own),
    insert(text) {
      const present = access();
      if (present && !session.isLocked) pasteText(present, text);
    },
    insertFiles(files, at) {
      const present = access();
      if (!present || session.isLocked) return files;
      const images = files.filter(({ type }) => type.startsWith('image/'));
      if (images.length > 0) void pasteImages(present, images, at);
      return files.filter((file) => !images.includes(file));
    },
    rename(shape, label, newLabel) {
      const { cell } = indexOf(session.getState().page);
      const before = cell(shape);
      if (!before || textOf(before.label) !== label || session.isLocked) return false;
      const written = isHtml(before) ? htmlOf(newLabel) : newLabel;
      return session.change((page) => changeCells(page, [shape], (each) => ({ ...each, label: written })));
    },
  };
}

function commandsOf(
  session: Session,
  access: HandleAccess['access'],
  own: readonly OwnMessages[],
): readonly Command[] {
  return [...CLIPBOARD, ...ACTIONS].map((action) => ({
    id: `canvas.${action.id}`,
    group: action.group,
    title: localizedFor(canvasMessages, own, ({ commands }) => commands[action.id]),
    ...(action.keys.length > 0 ? { shortcuts: action.keys, handledBySurface: true as const } : {}),
    enabled: !action.changes || !session.isLocked,
    run() {
      const present = access();
      if (present && canRun(action, present)) action.run(present);
    },
  }));
}
