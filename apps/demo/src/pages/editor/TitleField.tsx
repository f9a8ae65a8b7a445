import { useState } from 'react';
import type { StoredDocument } from '../../documents/document.js';
import { useDocumentActions } from '../../documents/useDocumentActions.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './TitleField.module.css';

/** A document's title, editable where it stands and saved with every change. */
export function TitleField({ document, readOnly = false }: { document: StoredDocument; readOnly?: boolean }) {
  const { text } = useSettings();
  const actions = useDocumentActions();
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? document.title;
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
          const title = target.value.trim();
          if (title !== '') void actions.rename(document.gid, title);
        }}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if ((key === 'Enter' || key === 'Escape') && !nativeEvent.isComposing) currentTarget.blur();
        }}
        onBlur={() => setDraft(undefined)}
      />
    </span>
  );
}
