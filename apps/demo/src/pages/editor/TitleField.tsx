/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState } from 'react';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  field: css({
    display: 'inline-grid',
    minWidth: '4em',
    maxWidth: '100%',
    overflow: 'hidden',
    border: '1px solid transparent',
    borderRadius: 'var(--letu-radius-sm)',
    fontSize: 'var(--letu-size-lead)',
    fontWeight: 600,
    '&:hover': { borderColor: 'var(--letu-border-strong)' },
    '&:focus-within': { borderColor: 'var(--letu-accent)', boxShadow: '0 0 0 2px var(--letu-accent-soft)' },
    '&::after': {
      content: "attr(data-text) ' '",
      visibility: 'hidden',
      overflow: 'hidden',
      whiteSpace: 'pre',
    },
    '&::after, input': { gridArea: '1 / 1', padding: '3px 8px' },
    input: {
      width: '100%',
      minWidth: 0,
      border: 'none',
      color: 'inherit',
      background: 'none',
      font: 'inherit',
      textOverflow: 'ellipsis',
    },
    'input:focus': { outline: 'none' },
  }),
};

export interface TitleFieldProps {
  readonly title: string;
  readonly readOnly: boolean;
  /** Called with each change that leaves a title. */
  onChange(title: string): void;
}

/** A document's title, editable where it stands and saved with every change. */
export function TitleField({ title, readOnly, onChange }: TitleFieldProps) {
  const { text } = useSettings();
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? title;
  return (
    // The hidden text beside the field gives it the width of its content.
    <span css={styles.field} data-text={shown}>
      <input
        size={1}
        readOnly={readOnly}
        value={shown}
        aria-label={text.document.title}
        title={shown}
        spellCheck={false}
        onChange={({ target }) => {
          setDraft(target.value);
          const changed = target.value.trim();
          if (changed !== '') onChange(changed);
        }}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if ((key === 'Enter' || key === 'Escape') && !nativeEvent.isComposing) currentTarget.blur();
        }}
        onBlur={() => setDraft(undefined)}
      />
    </span>
  );
}
