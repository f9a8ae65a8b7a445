import { localizedFor, type Command, type Locale, type OwnMessages } from '@letu/core';
import type { EditorHost } from '../host.js';
import { LAYOUTS } from '../layout/arrange.js';
import { runLayoutFor } from './arrange/runLayoutFor.js';
import { panelMessages } from './locales/index.js';
import type { PanelMessages } from './locales/zh-CN.js';
import { PANELS, panelsFor, type PanelControl, type PanelName } from './panelControl.js';
import { clearStyle } from './style/clearStyle.js';

/** The keys that open panels, as draw.io has them where it has some. */
const PANEL_KEYS: Readonly<Partial<Record<PanelName, readonly string[]>>> = {
  layers: ['Mod-Shift-l'],
};

type Words = (text: PanelMessages, locale: Locale) => string;

/**
 * Returns what the panels around a canvas can do, for the commands of its surface. They are others where the diagram can be changed
 * or not.
 *
 * @param own A host's own words.
 */
export function panelCommands(
  host: Pick<EditorHost, 'session' | 'locale' | 'files' | 'say'>,
  control: PanelControl,
  own: readonly OwnMessages[] = [],
): readonly Command[] {
  const { session, locale } = host;
  const make =
    (group: Command['group']) =>
    (id: string, words: Words, run: () => void, rest: Partial<Command> = {}): Command => ({
      id: `panels.${id}`,
      group,
      title: localizedFor(panelMessages, own, words),
      enabled: true,
      ...rest,
      run,
    });
  const [edit, view] = [make('edit'), make('view')];
  const enabled = !session.isLocked;
  const word =
    (key: Exclude<keyof PanelMessages['commands'], 'open' | 'layout'>): Words =>
    (text) =>
      text.commands[key];
  return [
    edit('find', word('find'), () => control.search('find'), { shortcuts: ['Mod-f'] }),
    edit('replace', word('replace'), () => control.search('replace'), { shortcuts: ['Mod-h'], enabled }),
    edit('clearStyle', word('clearStyle'), () => clearStyle(session), { enabled }),
    edit('insert', word('insert'), () => control.ask('insert'), { enabled }),
    edit('print', word('print'), () => control.ask('print'), { shortcuts: ['Mod-p'], group: 'file' }),
    ...LAYOUTS.map((name) =>
      edit(
        `layout.${name}`,
        ({ commands, arrange }) => commands.layout(arrange.layouts[name]),
        () => void runLayoutFor(host, name, panelMessages[locale].arrange),
        { enabled },
      ),
    ),
    view('palette', word('palette'), () => control.togglePalette(), { enabled }),
    view('map', word('map'), () => control.toggleMap(), { shortcuts: ['Mod-Shift-m'] }),
    ...PANELS.map((panel) =>
      view(
        `open.${panel}`,
        ({ commands, panels }) => commands.open(panels[panel]),
        () => control.open(panel),
        { shortcuts: PANEL_KEYS[panel] ?? [], enabled: panelsFor(!enabled).includes(panel) },
      ),
    ),
  ];
}
