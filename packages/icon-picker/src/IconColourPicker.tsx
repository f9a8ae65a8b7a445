'use client';

import { theme } from 'antd';
import { messagesFor, type Locale } from '@letu/core';
import { ScopedStyle, useLetu, useLocale } from '@letu/theme';
import { iconColours, type IconColour } from './iconColours.js';
import { messages } from './locales/index.js';
import { pickerStyles, pickerVariables } from './pickerStyles.js';
import { RadioGrid } from './RadioGrid.js';

/** The props of `IconColourPicker`. */
export interface IconColourPickerProps {
  /** The name of the chosen colour. */
  readonly value?: IconColour;
  /** Called with the name that was chosen. */
  readonly onChange?: (colour: IconColour) => void;
  /** Shows the choice and lets nobody change it. @default false */
  readonly disabled?: boolean;
  /** The language of names. @default that of the provider around */
  readonly locale?: Locale;
}

/**
 * Returns the colour to draw with for a name, in the theme of the provider around.
 *
 * @param name The name; without one, undefined, which leaves the colour of the text.
 */
export function useIconColour(name: IconColour | undefined): string | undefined {
  const { series } = useLetu().tokens.colours;
  return name && series[name];
}

/** A form control that chooses a colour for icons. */
export function IconColourPicker({ value, onChange, disabled = false, locale }: IconColourPickerProps) {
  const text = messagesFor(messages, useLocale(locale));
  const { series } = useLetu().tokens.colours;
  const { token } = theme.useToken();
  const choices = iconColours.map((name) => ({
    value: name,
    label: text.colours[name] ?? name,
    content: <span className="letu-icon-colour" style={{ background: series[name] }} />,
  }));
  return (
    <div style={pickerVariables(token)}>
      <ScopedStyle id="letu-icon-picker" css={pickerStyles} />
      <RadioGrid
        label={text.colour}
        className="letu-icon-colours"
        choices={choices}
        value={value}
        disabled={disabled}
        onChange={(name) => onChange?.(name)}
      />
    </div>
  );
}
