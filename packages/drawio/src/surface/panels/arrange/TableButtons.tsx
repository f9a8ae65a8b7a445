import { tablePlace } from '../../edit/containers/tables.js';
import type { CommandName } from '../../locales/zh-CN.js';
import { Section } from '../fields/Field.js';
import { usePanelsHost, usePanelText, type ChosenCells } from '../panelsHost.js';

const COMMANDS: readonly CommandName[] = [
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'deleteRow',
  'deleteColumn',
  'selectRow',
  'selectColumn',
];

/** What is done to the rows and columns of the table that something is selected of. */
export function TableButtons({ chosen: { page, ids } }: { readonly chosen: ChosenCells }) {
  const { commands } = usePanelsHost();
  const { arrange: text } = usePanelText();
  if (!tablePlace(page, ids.at(-1))) return null;
  const own = COMMANDS.flatMap((name) => commands.find(({ id }) => id === name) ?? []);
  return (
    <Section title={text.table}>
      <div className="letu-dp-words">
        {own.map(({ id, title, isEnabled, run }) => (
          <button key={id} type="button" className="letu-dp-word" disabled={!isEnabled()} onClick={run}>
            {title}
          </button>
        ))}
      </div>
    </Section>
  );
}
