import { Dropdown, type MenuProps } from 'antd';
import type { Locale } from '@letu/core';
import { emptyMenu } from '@letu/editor';
import { shortcutLabel } from '@letu/editor/canvas';
import { useMessages } from '@letu/hooks';
import type { Point } from '../../layout/scene.js';
import type { CanvasAccess } from '../actions/access.js';
import { ACTIONS, canRun } from '../actions/actions.js';
import type { CanvasMessages, CommandName } from '../locales/zh-CN.js';
import { panelMessages } from '../panels/locales/index.js';
import { PANELS, type PanelControl } from '../panels/panelControl.js';
import { itemOf } from '../store/items.js';

type Entry =
  CommandName | '|' | 'panels' | readonly [group: keyof CanvasMessages['groups'], ...commands: CommandName[]];

const ON_TOPIC: readonly Entry[] = [
  'editText',
  ['add', 'addChild', 'addAfter', 'addBefore', 'addParent'],
  '|',
  'cutTopics',
  'copyTopics',
  'pasteTopics',
  'duplicate',
  '|',
  ['mark', 'relate', 'bound', 'summarise', 'bold', 'italic', 'underline', 'strike'],
  ['arrange', 'moveUp', 'moveDown', 'moveLeft', 'moveRight'],
  ['fold', 'fold', 'showLevel1', 'showLevel2', 'showLevel3', 'showAll'],
  'branch',
  'panels',
  '|',
  'remove',
  'removeAlone',
];
const ON_LINE: readonly Entry[] = ['editText', 'panels', 'remove'];
const ON_GROUND: readonly Entry[] = [
  'addFloating',
  'pasteTopics',
  'selectAll',
  '|',
  ['fold', 'showLevel1', 'showLevel2', 'showLevel3', 'showAll'],
  'branch',
  'panels',
  '|',
  'centre',
  'actualSize',
  'fit',
];

export interface CanvasMenuProps {
  readonly access: CanvasAccess;
  readonly panels: PanelControl;
  readonly locale: Locale;
  /** Where it opens, from the upper left corner of the canvas; undefined while it is closed. */
  readonly at: Point | undefined;
  readonly mac: boolean;
  onClose(): void;
}

/** As high as a menu gets, in CSS pixels. */
const HIGHEST = 490;

/** What can be done with what is selected. */
export function CanvasMenu({ access, panels, locale, at, mac, onClose }: CanvasMenuProps) {
  const { bar, panels: names } = useMessages(panelMessages, locale);
  const opening = PANELS.map((name) => ({ key: name, label: names[name] }));
  const items = at ? menuItems(access, mac, { key: 'panels', label: bar, children: opening }) : [];
  // Where there is no room below, it opens further up.
  const top = at ? Math.max(4, Math.min(at.y, access.canvas.viewport.getSize().height - HIGHEST)) : 0;
  const choose = (key: string) => {
    onClose();
    const panel = PANELS.find((name) => name === key);
    if (panel) panels.open(panel);
    ACTIONS.find(({ id }) => id === key)?.run(access);
  };
  return (
    <Dropdown
      open={at !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => choose(key) }}
      autoAdjustOverflow={{ adjustX: 1, adjustY: 0 }}
      autoFocus
      {...emptyMenu}
      rootClassName="letu-menu"
    >
      <span className="letu-mm-anchor" aria-hidden="true" style={{ left: at?.x ?? 0, top }} />
    </Dropdown>
  );
}

type Items = NonNullable<MenuProps['items']>;

function menuItems(access: CanvasAccess, mac: boolean, panels: Items[number]): Items {
  const { text } = access;
  const name = access.canvas.store.getState().selection.at(-1);
  const entries = name === undefined ? ON_GROUND : itemOf(name).kind === 'topic' ? ON_TOPIC : ON_LINE;
  const item = (id: CommandName): Items[number] => {
    const action = ACTIONS.find((each) => each.id === id)!;
    const [key] = action.keys;
    return {
      key: id,
      label: text.commands[id],
      disabled: !canRun(action, access),
      danger: id === 'remove',
      ...(key === undefined ? {} : { extra: shortcutLabel(key, mac) }),
    };
  };
  return entries.map((entry, index): Items[number] => {
    if (entry === '|') return { type: 'divider', key: `gap${index}` };
    if (entry === 'panels') return panels;
    if (typeof entry === 'string') return item(entry);
    const [group, ...commands] = entry;
    return { key: `group.${group}`, label: text.groups[group], children: commands.map(item) };
  });
}
