import { useId } from 'react';
import { indexOf } from '../../store/pageIndex.js';
import { CellsOnly } from '../CellsOnly.js';
import { Section } from '../fields/Field.js';
import { nameOfCell } from '../labels.js';
import { usePanelsHost, usePanelText, type ChosenCells } from '../panelsHost.js';
import { attributeOf, setAttribute } from './attributes.js';
import { DataFields } from './DataFields.js';
import { ImageFields } from './ImageFields.js';
import { LinkFields } from './LinkFields.js';
import { StyleText } from './StyleText.js';

/** What a cell has besides its look: where it leads to, what is said of it, its data, its image, its style as text. */
export function ObjectPanel() {
  return <CellsOnly>{(chosen) => <ObjectFields key={chosen.ids.at(-1)} chosen={chosen} />}</CellsOnly>;
}

function ObjectFields({ chosen: { page, ids, isLocked } }: { readonly chosen: ChosenCells }) {
  const { session } = usePanelsHost();
  const text = usePanelText();
  const id = useId();
  const cell = indexOf(page).cell(ids.at(-1));
  if (!cell) return null;
  const tooltip = attributeOf(cell, 'tooltip') ?? '';
  return (
    <>
      {ids.length > 1 && (
        <p className="letu-dp-hint">
          {text.object.onlyLast(nameOfCell(page, cell, { untitled: text.untitled, ...text.outline }))}
        </p>
      )}
      <LinkFields cell={cell} isLocked={isLocked} />
      <Section title={text.object.tooltip}>
        <textarea
          className="letu-dp-text"
          rows={2}
          value={tooltip}
          disabled={isLocked}
          aria-label={text.object.tooltip}
          aria-describedby={id}
          data-field="tooltip"
          onChange={({ target }) =>
            session.change(
              (before) =>
                setAttribute(before, [cell.id], 'tooltip', target.value === '' ? undefined : target.value),
              { merge: `tooltip ${cell.id}` },
            )
          }
          onBlur={() => session.endStep()}
        />
        <p id={id} className="letu-dp-hint">
          {text.object.tooltipHint}
        </p>
      </Section>
      <DataFields cell={cell} isLocked={isLocked} />
      {cell.role === 'vertex' && <ImageFields cell={cell} isLocked={isLocked} />}
      <StyleText cell={cell} isLocked={isLocked} />
    </>
  );
}
