import { Select } from 'antd';
import { useId } from 'react';
import { usePanelText } from '../panelsHost.js';
import { Field } from './Field.js';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly isMixed?: boolean;
  readonly isLocked: boolean;
  onChange(value: Value): void;
}

/** One of several words. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, isMixed = false, isLocked, onChange } = props;
  const { mixed } = usePanelText();
  const id = useId();
  const isKnown = options.some((option) => option.value === value);
  const all = value === undefined || isKnown ? options : [...options, { value, label: value }];
  return (
    <Field label={label} htmlFor={id}>
      <Select<Value>
        id={id}
        className="letu-dp-select"
        size="small"
        aria-label={label}
        value={isMixed ? null : (value ?? null)}
        placeholder={isMixed ? mixed : ''}
        disabled={isLocked}
        options={[...all]}
        popupMatchSelectWidth={false}
        onChange={onChange}
      />
    </Field>
  );
}
