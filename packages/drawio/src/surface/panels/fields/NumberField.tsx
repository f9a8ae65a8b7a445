import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { InputNumber } from 'antd';
import { useId } from 'react';
import { nameButton } from '@letu/hooks';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import type { StylePart } from '../styleParts.js';
import { Field } from './Field.js';

export interface NumberFieldProps {
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** How many digits come after the point at most. @default 0 */
  readonly digits?: number;
  readonly unit?: string;
  /** Undefined where several differ. */
  readonly value: number | undefined;
  readonly isMixed?: boolean;
  readonly isLocked: boolean;
  readonly isFirst?: boolean;
  onChange(value: number): void;
}

/** A number. The wheel changes it while it has the focus; a run of typing or of steps is one step back. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, isMixed = false, isLocked, digits = 0, unit, isFirst, onChange } = props;
  const { session } = usePanelsHost();
  const text = usePanelText();
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <InputNumber
        id={id}
        className="letu-dp-number"
        size="small"
        min={props.min ?? -100_000}
        max={props.max ?? 100_000}
        step={props.step ?? 1}
        value={isMixed ? null : (value ?? null)}
        placeholder={isMixed ? text.mixed : ''}
        disabled={isLocked}
        changeOnWheel
        suffix={unit}
        data-first={isFirst || undefined}
        controls={{
          upIcon: <UpOutlined ref={nameButton(text.increase)} aria-hidden="true" />,
          downIcon: <DownOutlined ref={nameButton(text.decrease)} aria-hidden="true" />,
        }}
        onChange={(number) => number !== null && onChange(Math.round(number * 10 ** digits) / 10 ** digits)}
        onBlur={() => session.endStep()}
      />
    </Field>
  );
}

export interface StyleNumberProps extends Omit<NumberFieldProps, 'value' | 'isMixed' | 'onChange'> {
  readonly part: StylePart;
}

/** A number of the style of cells. */
export function StyleNumber({ part, ...rest }: StyleNumberProps) {
  const value = Number.parseFloat(part.value ?? '');
  return (
    <NumberField
      {...rest}
      value={Number.isFinite(value) ? value : undefined}
      isMixed={part.isMixed}
      onChange={(number) => part.set(String(number), true)}
    />
  );
}
