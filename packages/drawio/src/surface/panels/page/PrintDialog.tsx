import { InputNumber, Modal, Radio } from 'antd';
import { useState } from 'react';
import { nameButton } from '@letu/hooks';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import { printFile } from './printFile.js';
import { MOST_SHEETS, type Printing } from './sheets.js';

export interface PrintDialogProps {
  /** The element that it stands in. */
  readonly root: HTMLElement;
  onClose(): void;
}

const SIZES = ['sheet', 'whole', 'sheets'] as const satisfies readonly Printing['fit'][];
const RANGES = ['all', 'shown'] as const;

/** Asks how large a diagram is printed, and prints it; the answer for most is there already. */
export function PrintDialog({ root, onClose }: PrintDialogProps) {
  const { session, locale, files, say } = usePanelsHost();
  const words = usePanelText();
  const { print: text } = words;
  const [fit, setFit] = useState<Printing['fit']>('sheet');
  const [across, setAcross] = useState(2);
  const [down, setDown] = useState(1);
  const [range, setRange] = useState<(typeof RANGES)[number]>('all');
  const { file, page } = session.getState();
  const print = () => {
    onClose();
    say(text.preparing);
    const pages = range === 'all' ? file.pages : [page];
    const printing = fit === 'sheets' ? { fit, across, down } : { fit };
    // What cannot be drawn, or no frame to be had: either way nothing comes out of the printer.
    void printFile({ file, pages, printing, locale }, files).catch(() => say(text.failed));
  };
  return (
    <Modal
      open
      title={text.title}
      width={420}
      transitionName=""
      maskTransitionName=""
      getContainer={root}
      okText={text.print}
      okButtonProps={{ autoFocus: true }}
      cancelText={words.cancel}
      closeIcon={
        <span ref={nameButton(words.close)} aria-hidden="true">
          ✕
        </span>
      }
      onOk={print}
      onCancel={onClose}
    >
      <div className="letu-dp-panel-body">
        <Radio.Group
          className="letu-dp-radios"
          aria-label={text.size}
          value={fit}
          options={SIZES.map((value) => ({ value, label: text.sizes[value] }))}
          onChange={({ target }) => setFit(target.value as Printing['fit'])}
        />
        {fit === 'sheets' && (
          <div className="letu-dp-sheets">
            <Count label={text.across} value={across} onChange={setAcross} />
            <span aria-hidden="true">×</span>
            <Count label={text.down} value={down} onChange={setDown} />
          </div>
        )}
        {file.pages.length > 1 && (
          <Radio.Group
            aria-label={text.which}
            value={range}
            options={RANGES.map((value) => ({ value, label: text.pages[value] }))}
            onChange={({ target }) => setRange(target.value as (typeof RANGES)[number])}
          />
        )}
        <p className="letu-dp-hint">{text.hint}</p>
      </div>
    </Modal>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  onChange(value: number): void;
}

function Count({ label, value, onChange }: CountProps) {
  return (
    <InputNumber
      aria-label={label}
      min={1}
      max={MOST_SHEETS}
      precision={0}
      value={value}
      onChange={(next) => onChange(next ?? 1)}
    />
  );
}
