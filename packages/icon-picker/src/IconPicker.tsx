/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { Input, theme } from 'antd';
import { useId, useState, type CSSProperties } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { ClearSign, useLocale } from '@letu/theme';
import { IconColourPicker, useIconColour } from './IconColourPicker.js';
import type { IconColour } from './iconColours.js';
import { LetuIcon } from './LetuIcon.js';
import { iconPickerMessages } from './locales/index.js';
import { pickerVariables } from './pickerVariables.js';
import { RadioGrid } from './RadioGrid.js';
import { searchIcons } from './searchIcons.js';
import { iconNames, type LetuIconName } from './symbols.js';

const styles = {
  picker: css({
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    maxWidth: 456,
    containerType: 'inline-size',
  }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(9, 1fr)',
    gap: 4,
    '@container (max-width: 400px)': { gridTemplateColumns: 'repeat(6, 1fr)' },
    '& > button': { aspectRatio: '1', borderRadius: 10 },
    "& > button[aria-checked='true']": {
      borderColor: 'var(--letu-picker-accent)',
      background: 'var(--letu-picker-soft)',
      boxShadow: 'inset 0 0 0 1px var(--letu-picker-accent)',
    },
  }),
  none: css({ margin: 0, padding: '12px 0', textAlign: 'center' }),
  hidden: css({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
};

/** The props of `IconPicker`, a form control: inside of antd's `Form.Item` it needs none. */
export interface IconPickerProps {
  /** The name of the chosen icon. When set, the parent owns it; pair with `onChange`. */
  readonly value?: LetuIconName;
  /** The icon chosen to begin with. */
  readonly defaultValue?: LetuIconName;
  /** Called with the name that was chosen. */
  readonly onChange?: (name: LetuIconName) => void;
  /** The colour icons are shown in. */
  readonly colour?: IconColour;
  /** Offers the choice of a colour. */
  readonly onColourChange?: (colour: IconColour) => void;
  /** Leaves the search field out. @default false */
  readonly hideSearch?: boolean;
  /** Shows the choice and lets nobody change it. @default false */
  readonly disabled?: boolean;
  /** The language of names and hints. @default that of the provider around */
  readonly locale?: Locale;
  /** Given to the search field, so that a label leads there. `Form.Item` sets it. */
  readonly id?: string;
  /** What the choice is called. @default '图标' or 'Icon' */
  readonly 'aria-label'?: string;
  /** Classes of the root element. */
  readonly className?: string;
  /** Styles of the root element. */
  readonly style?: CSSProperties;
}

/** Chooses one of Letu's 18 symbols, and a colour if wanted. */
export function IconPicker(props: IconPickerProps) {
  const { value, defaultValue, onChange, colour, onColourChange, disabled = false, className } = props;
  const language = useLocale(props.locale);
  const text = useMessages(iconPickerMessages, language);
  const { token } = theme.useToken();
  const drawn = useIconColour(colour);
  const [own, setOwn] = useState(defaultValue);
  const [query, setQuery] = useState('');
  const hintId = useId();
  const found = props.hideSearch ? iconNames : searchIcons(query);
  const chosen = 'value' in props ? value : own;
  const choose = (name: LetuIconName) => {
    setOwn(name);
    onChange?.(name);
  };
  return (
    <div
      id={props.hideSearch ? props.id : undefined}
      css={styles.picker}
      className={className}
      style={{ ...pickerVariables(token), ...props.style }}
    >
      {!props.hideSearch && (
        <Input
          {...(props.id ? { id: props.id } : {})}
          allowClear={{ clearIcon: <ClearSign /> }}
          value={query}
          disabled={disabled}
          placeholder={text.search}
          aria-label={text.search}
          aria-describedby={hintId}
          onChange={(event) => setQuery(event.target.value)}
          // Enter looks for nothing more, and would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {found.length > 0 ? (
        <div style={{ color: drawn }}>
          <RadioGrid
            label={props['aria-label'] ?? text.label}
            css={styles.grid}
            choices={found.map((name) => ({
              value: name,
              label: text.names[name],
              content: <LetuIcon name={name} size={24} />,
            }))}
            value={chosen}
            disabled={disabled}
            onChange={choose}
          />
        </div>
      ) : (
        <p css={styles.none} style={{ color: token.colorTextDescription }}>
          {text.noneFound(query)}
        </p>
      )}
      <span id={hintId} role="status" css={styles.hidden}>
        {query.trim() ? text.found(found.length) : ''}
      </span>
      {onColourChange && (
        <IconColourPicker
          {...(colour ? { value: colour } : {})}
          locale={language}
          disabled={disabled}
          onChange={onColourChange}
        />
      )}
    </div>
  );
}
