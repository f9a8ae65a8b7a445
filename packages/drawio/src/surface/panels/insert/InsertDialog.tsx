import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { nameButton } from '@letu/hooks';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import { cellsOf } from './cellsOf.js';
import { cellsOfTable } from './cellsOfTable.js';
import { readList } from './readGraph.js';

export interface InsertDialogProps {
  /** The element that it stands in. */
  readonly root: HTMLElement;
  onClose(): void;
}

/** The most shapes that come from one text. */
const MOST = 1000;
const TEXT_KINDS = ['list', 'csv'] as const;
type TextKind = (typeof TEXT_KINDS)[number];

/** Asks for a text to make shapes of. */
export function InsertDialog({ root, onClose }: InsertDialogProps) {
  const host = usePanelsHost();
  const words = usePanelText();
  const { insert: text } = words;
  const [kind, setKind] = useState<TextKind>('list');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const insert = () => {
    const table = kind === 'csv' ? cellsOfTable(typed) : undefined;
    const cells = table?.cells ?? cellsOf(readList(typed));
    const count = cells.filter(({ role }) => role === 'vertex').length;
    if (count === 0 || count > MOST) {
      setFault(count === 0 ? text.nothing : text.tooMuch(MOST));
      return;
    }
    host.insert(cells);
    const { locale } = host;
    const said = table && [table.taken, ...table.lost].map((sentence) => sentence[locale]);
    host.say(said?.join('') ?? text.inserted(count));
    onClose();
  };
  return (
    <Modal
      open
      title={text.title}
      transitionName=""
      maskTransitionName=""
      getContainer={root}
      okText={text.insert}
      cancelText={words.cancel}
      closeIcon={
        <span ref={nameButton(words.close)} aria-hidden="true">
          ✕
        </span>
      }
      onOk={insert}
      onCancel={onClose}
    >
      <div className="letu-dp-panel-body">
        <Segmented
          aria-label={text.kind}
          value={kind}
          options={TEXT_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(next) => {
            setKind(next);
            setFault('');
          }}
        />
        <p className="letu-dp-hint">{text[kind]}</p>
        <textarea
          className="letu-dp-text"
          data-code
          rows={10}
          value={typed}
          aria-label={text.text}
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault('');
          }}
        />
        {fault !== '' && (
          <p className="letu-dp-hint" data-wrong role="alert">
            {fault}
          </p>
        )}
      </div>
    </Modal>
  );
}
