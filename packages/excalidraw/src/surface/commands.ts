import { localizedFor, type Command, type OwnMessages } from '@letu/core';
import { boardMessages } from './locales/index.js';
import type { BoardCommand } from './locales/zh-CN.js';
import type { BoardApi } from './vendor.js';

interface Action {
  readonly id: BoardCommand;
  readonly group: Command['group'];
  /** Whether it changes the board. */
  readonly changes?: true;
  run(api: BoardApi): void;
}

const action = (name: string) => (api: BoardApi) => api.executeAction(name);

type Tool = Parameters<BoardApi['setActiveTool']>[0]['type'];

const tool = (type: Tool) => (api: BoardApi) =>
  api.setActiveTool({ type } as Parameters<BoardApi['setActiveTool']>[0]);

const ACTIONS: readonly Action[] = [
  { id: 'selectAll', group: 'edit', run: action('selectAll') },
  { id: 'group', group: 'edit', changes: true, run: action('group') },
  { id: 'ungroup', group: 'edit', changes: true, run: action('ungroup') },
  { id: 'duplicate', group: 'edit', changes: true, run: action('duplicateSelection') },
  { id: 'bringToFront', group: 'edit', changes: true, run: action('bringToFront') },
  { id: 'sendToBack', group: 'edit', changes: true, run: action('sendToBack') },
  { id: 'flipHorizontal', group: 'edit', changes: true, run: action('flipHorizontal') },
  { id: 'flipVertical', group: 'edit', changes: true, run: action('flipVertical') },
  { id: 'rectangle', group: 'edit', changes: true, run: tool('rectangle') },
  { id: 'ellipse', group: 'edit', changes: true, run: tool('ellipse') },
  { id: 'arrow', group: 'edit', changes: true, run: tool('arrow') },
  { id: 'text', group: 'edit', changes: true, run: tool('text') },
  { id: 'freedraw', group: 'edit', changes: true, run: tool('freedraw') },
  { id: 'frame', group: 'edit', changes: true, run: tool('frame') },
  { id: 'zoomToFit', group: 'view', run: action('zoomToFit') },
  { id: 'resetZoom', group: 'view', run: action('resetZoom') },
  { id: 'grid', group: 'view', changes: true, run: action('gridMode') },
  { id: 'snap', group: 'view', run: action('objectsSnapMode') },
  {
    id: 'library',
    group: 'view',
    changes: true,
    run: (api) => void api.toggleSidebar({ name: 'default', tab: 'library' }),
  },
];

/** Returns what can be done with a board besides what the shell does. @param own A host's own words. */
export function boardCommands(
  api: () => BoardApi | undefined,
  isLocked: boolean,
  own: readonly OwnMessages[],
): readonly Command[] {
  return ACTIONS.map(({ id, group, changes, run }) => ({
    id: `board.${id}`,
    group,
    title: localizedFor(boardMessages, own, ({ commands }) => commands[id]),
    enabled: !(changes && isLocked),
    inView: true,
    run() {
      const present = api();
      if (present) run(present);
    },
  }));
}
