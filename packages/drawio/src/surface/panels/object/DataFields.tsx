import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Section } from '../fields/Field.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import { dataOf, isNewName, setAttribute } from './attributes.js';
import type { CellFieldProps } from './LinkFields.js';

/** The data of a cell: names with values. */
export function DataFields({ cell, isLocked }: CellFieldProps) {
  const { session } = usePanelsHost();
  const { object: text } = usePanelText();
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const set = (key: string, value: string | undefined, merge?: string) =>
    session.change((page) => setAttribute(page, [cell.id], key, value), { merge });
  const add = () => {
    const key = name.trim();
    if (!isNewName(cell, key)) {
      setWrong(true);
      return;
    }
    set(key, '');
    setName('');
  };
  return (
    <Section title={text.data}>
      {dataOf(cell).map(([key, value]) => (
        <div key={key} className="letu-dp-entry">
          <span title={key}>{key}</span>
          <Input
            size="small"
            value={value}
            disabled={isLocked}
            aria-label={key}
            onChange={({ target }) => set(key, target.value, `data ${key} ${cell.id}`)}
            onBlur={() => session.endStep()}
          />
          <button
            type="button"
            className="letu-tool"
            aria-label={text.removeEntry(key)}
            title={text.removeEntry(key)}
            disabled={isLocked}
            onClick={() => set(key, undefined)}
          >
            <DeleteOutlined aria-hidden="true" />
          </button>
        </div>
      ))}
      <div className="letu-dp-layer">
        <Input
          size="small"
          value={name}
          disabled={isLocked}
          status={isWrong ? 'error' : ''}
          aria-label={text.key}
          aria-invalid={isWrong}
          placeholder={text.key}
          data-field="data"
          onChange={({ target }) => {
            setName(target.value);
            setWrong(false);
          }}
          onPressEnter={add}
        />
        <Button size="small" disabled={isLocked} onClick={add}>
          {text.add}
        </Button>
      </div>
      {isWrong && (
        <p className="letu-dp-hint" data-wrong role="alert">
          {text.invalidKey}
        </p>
      )}
      <p className="letu-dp-hint">
        {text.id}: {cell.id}
      </p>
    </Section>
  );
}
