import { localizedFor, type Command, type Locale, type OwnMessages } from '@letu/core';
import { NUMBERINGS } from '../../document/model.js';
import type { MapStore } from '../store/mapStore.js';
import { panelMessages } from './locales/index.js';
import type { PanelMessages } from './locales/zh-CN.js';
import { setSettings } from './map/settings.js';
import { PANELS, type PanelControl, type PanelName } from './panelControl.js';
import { copyStyle, pasteStyle, resetStyle } from './style/copiedStyle.js';

/** The keys that open panels, as mind map programs have them. */
const PANEL_KEYS: Readonly<Partial<Record<PanelName, readonly string[]>>> = {
  tags: ['F3'],
  note: ['F4'],
  link: ['Mod-k'],
};

type Words = (text: PanelMessages, locale: Locale) => string;

/** Makes a command of what it is called and what it does. */
type MakeCommand = (id: string, words: Words, run: () => void, rest?: Partial<Command>) => Command;

/**
 * Returns what the panels and the search of a map can do; for the commands of its surface. They are others where the map can be
 * changed or not, and with its settings.
 *
 * @param own A host's own words.
 */
export function panelCommands(
  store: MapStore,
  control: PanelControl,
  own: readonly OwnMessages[] = [],
): readonly Command[] {
  const make =
    (group: Command['group']): MakeCommand =>
    (id, words, run, rest = {}) => ({
      id: `map.${id}`,
      group,
      title: localizedFor(panelMessages, own, words),
      enabled: true,
      ...rest,
      run,
    });
  const [edit, view] = [make('edit'), make('view')];
  return [
    edit(
      'find',
      ({ commands }) => commands.find,
      () => control.search('find'),
      { shortcuts: ['Mod-f'] },
    ),
    edit(
      'replace',
      ({ commands }) => commands.replace,
      () => control.search('replace'),
      {
        shortcuts: ['Mod-h'],
        enabled: !store.isLocked,
      },
    ),
    ...styleCommands(edit, store, control),
    view(
      'outline',
      ({ outline }) => outline,
      () => control.toggleOutline(),
      { shortcuts: ['Mod-Alt-u'] },
    ),
    ...PANELS.map((panel) =>
      view(
        `panel.${panel}`,
        ({ commands, panels }) => commands.open(panels[panel]),
        () => control.open(panel),
        { shortcuts: PANEL_KEYS[panel] ?? [] },
      ),
    ),
  ];
}

function styleCommands(make: MakeCommand, store: MapStore, control: PanelControl): readonly Command[] {
  const { numbering: present } = store.getState().map.settings;
  const enabled = !store.isLocked;
  return [
    make(
      'copyStyle',
      ({ commands }) => commands.copyStyle,
      () => copyStyle(store, control),
      {
        shortcuts: ['Mod-Alt-c'],
      },
    ),
    make(
      'pasteStyle',
      ({ commands }) => commands.pasteStyle,
      () => pasteStyle(store, control),
      {
        shortcuts: ['Mod-Alt-v'],
        enabled,
      },
    ),
    make(
      'resetStyle',
      ({ commands }) => commands.resetStyle,
      () => resetStyle(store),
      { enabled },
    ),
    ...NUMBERINGS.map((numbering) =>
      make(
        `numbering.${numbering}`,
        ({ commands, map }) => commands.numbering(map.numberings[numbering]),
        () => store.change((map) => setSettings(map, { numbering })),
        { enabled, checked: numbering === present },
      ),
    ),
  ];
}
