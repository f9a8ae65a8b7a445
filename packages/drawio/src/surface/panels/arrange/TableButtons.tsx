import { tablePlace } from '../../edit/containers/tables.js';
import type { CommandName } from '../../locales/zh-CN.js';
import { Section } from '../fields/Field.js';
import { usePanelText, type ChosenCells } from '../panelsHost.js';
import { CommandWords } from './CommandWords.js';

const COMMANDS: readonly CommandName[] = [
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'deleteRow',
  'deleteColumn',
  'mergeCells',
  'splitCells',
  'selectRow',
  'selectColumn',
];

/** What is done to the rows and columns of the table that something is selected of. */
export function TableButtons({ chosen: { page, ids } }: { readonly chosen: ChosenCells }) {
  const { arrange: text } = usePanelText();
  if (!tablePlace(page, ids.at(-1))) return null;
  return (
    <Section title={text.table}>
      <CommandWords names={COMMANDS} />
    </Section>
  );
}
