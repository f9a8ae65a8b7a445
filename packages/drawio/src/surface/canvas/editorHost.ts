import type { SurfaceProps } from '@letu/core';
import { addAt, aimAt } from '../clipboard/paste.js';
import { CLIPBOARD } from '../clipboard/byButton.js';
import type { CanvasAccess } from '../commands/access.js';
import { ACTIONS, canRun, type CanvasAction } from '../commands/actions.js';
import { copiesOf } from '../edit/cells.js';
import type { EditorHost } from '../host.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import type { Session } from '../session.js';

/** What the host of the panels is made of. */
export interface HostInput extends Pick<SurfaceProps, 'locale' | 'theme' | 'files'> {
  readonly session: Session;
  readonly text: CanvasMessages;
  /** Undefined until the canvas is on the page. */
  readonly present: CanvasAccess | undefined;
  focus(): void;
}

/** Makes what the panels around a canvas work with. */
export function editorHost({ session, text, present, focus, locale, theme, files }: HostInput): EditorHost {
  return {
    session,
    locale,
    theme,
    files,
    images: present?.images,
    view: present?.canvas.viewport,
    commands: [...CLIPBOARD, ...ACTIONS].map((action) => commandOf(action, text, present)),
    focusCanvas: focus,
    reveal: (cells) => present?.canvas.reveal(cells),
    insert(cells, at) {
      if (present) addAt(present, copiesOf(cells), at);
    },
    aim: (cells, at) => present && aimAt(present, cells, at),
    say: (notice) => present?.say(notice),
  };
}

function commandOf(
  action: CanvasAction,
  { commands }: CanvasMessages,
  present: CanvasAccess | undefined,
): EditorHost['commands'][number] {
  const { id, keys, isOn, run } = action;
  return {
    id,
    title: commands[id],
    keys,
    isEnabled: () => present !== undefined && canRun(action, present),
    isChecked: isOn && (() => present !== undefined && isOn(present)),
    run() {
      if (present && canRun(action, present)) run(present);
    },
  };
}
