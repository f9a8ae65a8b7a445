import { TABLE_COMMANDS } from '../../commands/tables.js';
import { tablePlace } from '../../edit/containers/tables.js';
import { Section } from '../fields/Field.js';
import { usePanelText, type ChosenCells } from '../panelsHost.js';
import { CommandWords } from './CommandWords.js';

/** What is done to the rows and columns of the table that something is selected of. */
export function TableButtons({ chosen: { page, ids } }: { readonly chosen: ChosenCells }) {
  const { arrange: text } = usePanelText();
  if (!tablePlace(page, ids.at(-1))) return null;
  return (
    <Section title={text.table}>
      <CommandWords names={TABLE_COMMANDS} />
    </Section>
  );
}
