/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { theme } from 'antd';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { useLetu, useLocale } from '@letu/theme';
import { iconColours, type IconColour } from './iconColours.js';
import { iconPickerMessages } from './locales/index.js';
import { pickerVariables } from './pickerVariables.js';
import { RadioGrid } from './RadioGrid.js';

const styles = {
  colours: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    '& > button': { width: 32, height: 32, borderRadius: '50%' },
    "& > button[aria-checked='true']": { border: '2px solid var(--letu-picker-accent)' },
  }),
  colour: css({ width: 20, height: 20, borderRadius: '50%' }),
};

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
  const text = useMessages(iconPickerMessages, useLocale(locale));
  const { series } = useLetu().tokens.colours;
  const { token } = theme.useToken();
  const choices = iconColours.map((name) => ({
    value: name,
    label: text.colours[name] ?? name,
    content: <span css={styles.colour} style={{ background: series[name] }} />,
  }));
  return (
    <div style={pickerVariables(token)}>
      <RadioGrid
        label={text.colour}
        css={styles.colours}
        choices={choices}
        value={value}
        disabled={disabled}
        onChange={(name) => onChange?.(name)}
      />
    </div>
  );
}
