import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { InputNumber } from 'antd';
import { nameButton } from '@letu/hooks';
import { usePanelsHost, usePanelText } from './panelsHost.js';

export interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  /** Whole numbers, in CSS pixels. */
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number | undefined;
  /** What is there without a value. */
  readonly placeholder: string;
  readonly isLocked: boolean;
  /** Gets undefined where the field is emptied. */
  onChange(value: number | undefined): void;
}

/** A whole number that topics may have. A run of typing or of steps is one step back. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, min, max, step = 1, value, placeholder, isLocked, onChange } = props;
  const { store } = usePanelsHost();
  const text = usePanelText();
  return (
    <InputNumber
      id={id}
      className="letu-map-number"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      precision={0}
      value={value ?? null}
      placeholder={placeholder}
      disabled={isLocked}
      suffix="px"
      controls={{
        upIcon: <UpOutlined ref={nameButton(text.increase)} aria-hidden="true" />,
        downIcon: <DownOutlined ref={nameButton(text.decrease)} aria-hidden="true" />,
      }}
      onChange={(number) => onChange(number ?? undefined)}
      onBlur={() => store.endEdit()}
    />
  );
}
