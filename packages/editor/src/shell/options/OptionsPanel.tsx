import { Button } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Locale, OptionField, Theme } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { CloseButton } from '../CloseButton.js';
import { editorMessages } from '../locales/index.js';
import { OptionInput, type OptionValue } from './OptionInput.js';

/** Options by their name, whatever the kind. */
export type OptionValues = Readonly<Record<string, unknown>>;

export interface OptionsPanelProps {
  readonly id: string;
  readonly fields: readonly OptionField[];
  readonly options: OptionValues;
  /** The kind's defaults. */
  readonly defaults: OptionValues;
  readonly locale: Locale;
  readonly theme: Theme;
  onChange(options: OptionValues): void;
  onClose(): void;
}

/** What takes the focus: the chosen one of several buttons, or else whatever comes first. */
const FIRST = 'input:not([type="radio"]), input:checked, [role="switch"]';

/** A kind's options as a form, beside the picture that shows what they do. */
export function OptionsPanel(props: OptionsPanelProps) {
  const { id, fields, options, defaults, locale, theme, onChange, onClose } = props;
  const text = useMessages(editorMessages, locale);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>(FIRST)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const set = (name: string, value: OptionValue | undefined) => {
    const rest = Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes what it opened, wherever in it
    <div
      ref={panel}
      id={id}
      className="letu-options"
      data-part="options"
      role="dialog"
      aria-label={text.options}
      onKeyDown={closeOnEscape}
    >
      <header>
        <strong>{text.options}</strong>
        <Button
          size="small"
          type="text"
          disabled={Object.keys(options).length === 0}
          onClick={() => onChange({})}
        >
          {text.resetOptions}
        </Button>
        <CloseButton name={text.close} onClose={onClose} />
      </header>
      <div className="letu-fields">
        {fields.map((field) => (
          <OptionInput
            key={field.name}
            field={field}
            value={options[field.name] ?? defaults[field.name]}
            {...{ locale, theme }}
            onChange={(value) => set(field.name, value)}
          />
        ))}
      </div>
    </div>
  );
}
