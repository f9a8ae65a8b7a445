import { Dropdown, type MenuProps } from 'antd';
import { emptyMenu } from '@letu/editor';
import { shortcutLabel } from '@letu/editor/canvas';
import type { Point } from '../../document/model.js';
import { CLIPBOARD } from '../clipboard/byButton.js';
import type { CanvasAccess } from '../commands/access.js';
import { ACTIONS, canRun } from '../commands/actions.js';
import { TABLE_COMMANDS } from '../commands/tables.js';
import type { CanvasMessages, CommandName } from '../locales/zh-CN.js';
import { indexOf } from '../store/pageIndex.js';

type Entry = CommandName | '|' | readonly [group: keyof CanvasMessages['groups'], ...commands: CommandName[]];

const ORDER: Entry = ['order', 'toFront', 'toBack', 'forward', 'backward'];
const STYLE: Entry = ['style', 'bold', 'italic', 'underline', 'copyStyle', 'pasteStyle', 'setAsDefault'];
const TABLE: Entry = ['table', ...TABLE_COMMANDS, 'selectTable'];
const OBJECT: Entry = ['object', 'editLink', 'editTooltip', 'editData', 'editStyle'];
const ON_SHAPE: readonly Entry[] = [
  'openLink',
  'editLabel',
  'connect',
  ['connectTo', 'addUp', 'addRight', 'addDown', 'addLeft'],
  TABLE,
  '|',
  'cut',
  'copy',
  'paste',
  'duplicate',
  '|',
  ORDER,
  STYLE,
  OBJECT,
  'turn',
  'autosize',
  'fold',
  'leaveGroup',
  'ungroup',
  'lock',
  '|',
  'remove',
];
const ON_MANY: readonly Entry[] = [
  'group',
  'connect',
  TABLE,
  '|',
  'cut',
  'copy',
  'paste',
  'duplicate',
  '|',
  [
    'align',
    'alignLeft',
    'alignCenter',
    'alignRight',
    'alignTop',
    'alignMiddle',
    'alignBottom',
    'distributeX',
    'distributeY',
    'sameWidth',
    'sameHeight',
    'sameSize',
  ],
  ORDER,
  STYLE,
  'lock',
  '|',
  'remove',
];
const ON_EDGE: readonly Entry[] = [
  'openLink',
  'editLabel',
  'reverse',
  'editPoints',
  'clearPoints',
  '|',
  'cut',
  'copy',
  'duplicate',
  '|',
  ORDER,
  STYLE,
  OBJECT,
  'lock',
  '|',
  'remove',
];
const ON_GROUND: readonly Entry[] = [
  'insert',
  'paste',
  '|',
  ['select', 'selectAll', 'selectShapes', 'selectEdges'],
  ['view', 'grid', 'guides', 'paper'],
  'clearDefault',
  '|',
  'fit',
  'actualSize',
];

export interface CanvasMenuProps {
  readonly access: CanvasAccess;
  /** Where it opens, from the upper left corner of the canvas; undefined while it is closed. */
  readonly at: Point | undefined;
  readonly mac: boolean;
  onClose(): void;
}

/** As high as a menu gets, in CSS pixels. */
const HIGHEST = 490;
/** On a narrower canvas a menu opens at its edge, and leaves half of it to the next one, in CSS pixels. */
const NARROW = 520;

/** What can be done with what is selected. */
export function CanvasMenu({ access, at, mac, onClose }: CanvasMenuProps) {
  const items = at ? menuItems(access, mac) : [];
  // Where there is no room below, it opens further up.
  const { width, height } = access.canvas.viewport.getSize();
  const top = at ? Math.max(4, Math.min(at.y, height - HIGHEST)) : 0;
  const isNarrow = width < NARROW;
  return (
    <Dropdown
      open={at !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      trigger={['click']}
      menu={{
        items,
        style: isNarrow ? { maxWidth: '50vw' } : {},
        onClick({ key }) {
          onClose();
          actionOf(key)?.run(access);
        },
      }}
      autoAdjustOverflow={{ adjustX: 1, adjustY: 0 }}
      autoFocus
      {...emptyMenu}
      rootClassName="letu-menu"
    >
      <span
        className="letu-dg-anchor"
        aria-hidden="true"
        style={{ left: isNarrow ? 0 : (at?.x ?? 0), top }}
      />
    </Dropdown>
  );
}

const actionOf = (id: string) => [...CLIPBOARD, ...ACTIONS].find((action) => action.id === id);

type Items = NonNullable<MenuProps['items']>;

function entriesOf({ canvas: { session } }: CanvasAccess): readonly Entry[] {
  const { page, selection } = session.getState();
  if (selection.length > 1) return ON_MANY;
  const cell = indexOf(page).cell(selection[0]);
  if (!cell) return ON_GROUND;
  return cell.role === 'edge' ? ON_EDGE : ON_SHAPE;
}

function menuItems(access: CanvasAccess, mac: boolean): Items {
  const { text } = access;
  const item = (id: CommandName): Items[number] => {
    const action = actionOf(id)!;
    const [key] = action.keys;
    return {
      key: id,
      label: action.isOn?.(access) ? `✓ ${text.commands[id]}` : text.commands[id],
      disabled: !canRun(action, access),
      danger: id === 'remove',
      ...(key === undefined ? {} : { extra: shortcutLabel(key, mac) }),
    };
  };
  const isOffered = (entry: Entry): boolean => {
    if (typeof entry !== 'string') return entry.slice(1).some((id) => isOffered(id as CommandName));
    return entry === '|' || actionOf(entry)?.isOffered?.(access) !== false;
  };
  const entries = entriesOf(access).filter(isOffered);
  return entries.map((entry, index): Items[number] => {
    if (entry === '|') return { type: 'divider', key: `gap${index}` };
    if (typeof entry === 'string') return item(entry);
    const [group, ...commands] = entry;
    return {
      key: `group.${group}`,
      label: text.groups[group],
      children: commands.map(item),
      popupClassName: 'letu-menu',
    };
  });
}
