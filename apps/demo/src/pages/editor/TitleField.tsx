import { useState } from 'react';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './TitleField.module.css';

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
    <span className={styles['field']} data-text={shown}>
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
