import type { FileStore, Locale, Theme } from '@letu/core';
import { addAt } from '../clipboard/paste.js';
import type { CanvasAccess } from '../commands/access.js';
import { ACTIONS, canRun } from '../commands/actions.js';
import type { CanvasCommand, EditorHost } from '../host.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import type { Session } from '../session.js';

/** What an editor is made of that panels work with. */
export interface HostInput {
  readonly session: Session;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly files: FileStore;
  readonly text: CanvasMessages;
  /** Undefined until the canvas is on the page. */
  readonly present: CanvasAccess | undefined;
  focus(): void;
}

/** Returns what the panels around a canvas work with. */
export function editorHost(input: HostInput): EditorHost {
  const { session, locale, theme, files, text, present, focus } = input;
  return {
    session,
    locale,
    theme,
    files,
    view: present?.canvas.viewport,
    commands: present ? ACTIONS.map((action) => commandOf(action, present, text)) : [],
    focusCanvas: focus,
    reveal: (cells) => present?.canvas.reveal(cells),
    insert: (cells, at) => present && addAt(present, cells, at),
    say: (notice) => present?.say(notice),
  };
}

const commandOf = (
  action: (typeof ACTIONS)[number],
  access: CanvasAccess,
  text: CanvasMessages,
): CanvasCommand => ({
  id: action.id,
  title: text.commands[action.id],
  keys: action.keys,
  isEnabled: () => canRun(action, access),
  run: () => canRun(action, access) && action.run(access),
});
