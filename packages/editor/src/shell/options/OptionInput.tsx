import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Input, InputNumber, Select, Switch } from 'antd';
import { useId } from 'react';
import type { ChoiceField, LocalizedText, Locale, OptionField, Theme } from '@letu/core';
import { nameButton, useMessages } from '@letu/hooks';
import { editorMessages } from '../locales/index.js';
import { SwatchGrid, type SwatchChoice } from './SwatchGrid.js';

/** What an option can be in a form. */
export type OptionValue = string | number | boolean;

export interface OptionInputProps {
  readonly field: OptionField;
  /** The present value, the kind's default included. */
  readonly value: unknown;
  readonly locale: Locale;
  readonly theme: Theme;
  /** Gets undefined for an option that is left to the kind. */
  onChange(value: OptionValue | undefined): void;
}

/** One option with its label and what there is to say about it. */
export function OptionInput(props: OptionInputProps) {
  const { field, value, locale, theme, onChange } = props;
  const id = useId();
  const help = field.help?.[locale];
  const helpId = help ? `${id}help` : undefined;
  const swatches = field.type === 'choice' ? swatchesIn(field, locale, theme) : undefined;
  return (
    <div className="letu-field" data-type={swatches ? 'swatches' : field.type}>
      {swatches ? (
        <span id={`${id}label`}>{field.label[locale]}</span>
      ) : (
        <label htmlFor={id}>{field.label[locale]}</label>
      )}
      {swatches ? (
        <SwatchGrid
          {...{ id, helpId, onChange }}
          labelId={`${id}label`}
          choices={swatches}
          value={(value ?? fallbackOf(field)) as string}
        />
      ) : (
        <Control {...props} id={id} helpId={helpId} />
      )}
      {help && <p id={`${id}help`}>{help}</p>}
    </div>
  );
}

interface ControlProps extends OptionInputProps {
  readonly id: string;
  readonly helpId: string | undefined;
}

function Control({ field, value, locale, onChange, id, helpId }: ControlProps) {
  const text = useMessages(editorMessages, locale);
  const shared = { id, ...(helpId ? { 'aria-describedby': helpId } : {}) };
  switch (field.type) {
    case 'choice':
      return (
        <Select
          {...shared}
          value={(value ?? field.fallback) as string}
          options={field.choices.map((choice) => ({
            value: choice.value,
            label: inLocale(choice.label, locale),
          }))}
          showSearch={field.choices.length > MANY}
          optionFilterProp="label"
          onChange={(chosen: string) => onChange(chosen)}
        />
      );
    case 'switch':
      return <Switch {...shared} size="small" checked={value === true} onChange={onChange} />;
    case 'number':
      return (
        <InputNumber
          {...shared}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          precision={0}
          controls={{
            upIcon: <UpOutlined ref={nameButton(text.increase)} aria-hidden="true" />,
            downIcon: <DownOutlined ref={nameButton(text.decrease)} aria-hidden="true" />,
          }}
          value={(value ?? field.fallback) as number}
          onChange={(number) => onChange(number ?? undefined)}
        />
      );
    case 'text':
      return (
        <Input
          {...shared}
          value={typeof value === 'string' ? value : ''}
          placeholder={field.placeholder}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      );
  }
}

const fallbackOf = (field: OptionField) => (field.type === 'choice' ? field.fallback : undefined);

/** Returns the choices of a field as swatches, where each of them has one. */
function swatchesIn(
  { choices }: ChoiceField,
  locale: Locale,
  theme: Theme,
): readonly SwatchChoice[] | undefined {
  const shown = choices.flatMap(({ value, label, swatches }) =>
    swatches ? [{ value, label: inLocale(label, locale), swatch: swatches[theme] }] : [],
  );
  return shown.length === choices.length ? shown : undefined;
}

/** More choices than this are searched rather than read. */
const MANY = 12;

function inLocale(label: LocalizedText | string, locale: Locale): string {
  return typeof label === 'string' ? label : label[locale];
}
