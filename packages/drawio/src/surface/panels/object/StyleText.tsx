import { Button } from 'antd';
import { useState } from 'react';
import { changeCells } from '../../edit/cells.js';
import { Section } from '../fields/Field.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import type { CellFieldProps } from './LinkFields.js';

/** The style of a cell as it is written in the file. */
export function StyleText({ cell, isLocked }: CellFieldProps) {
  const { session } = usePanelsHost();
  const { object: text } = usePanelText();
  const [draft, setDraft] = useState({ of: cell.style, typed: cell.style });
  const typed = draft.of === cell.style ? draft.typed : cell.style;
  const apply = () => {
    const style = typed
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => `${part};`)
      .join('');
    session.change((page) =>
      changeCells(page, [cell.id], (each) => (each.style === style ? each : { ...each, style })),
    );
  };
  return (
    <Section title={text.styleText}>
      <textarea
        className="letu-dp-text"
        data-code
        rows={4}
        value={typed}
        disabled={isLocked}
        aria-label={text.styleText}
        spellCheck={false}
        data-field="styleText"
        onChange={({ target }) => setDraft({ of: cell.style, typed: target.value })}
      />
      <p className="letu-dp-hint">{text.styleTextHint}</p>
      <div>
        <Button size="small" disabled={isLocked || typed === cell.style} onClick={apply}>
          {text.apply}
        </Button>
      </div>
    </Section>
  );
}
