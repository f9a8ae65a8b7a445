import { useEffect, useRef, useState } from 'react';
import type { StoredDocument } from '../../documents/document.js';
import { DocumentWriter, type SaveState } from '../../documents/documentWriter.js';
import { isSameOptions } from '../../documents/isSameOptions.js';
import { documentStore } from '../../documents/store.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** A document that is being edited. */
export interface DocumentSession {
  readonly document: StoredDocument;
  readonly source: string;
  readonly options: object;
  readonly saveState: SaveState;
  /** The other version that was kept when another tab had changed the document too. */
  readonly copy: StoredDocument | undefined;
  edit(source: string): void;
  setOptions(options: object): void;
  retry(): void;
  dismissCopy(): void;
}

/** Edits a document: each edit is saved before anything else happens to it, and other tabs' changes come in. */
export function useDocumentSession(loaded: StoredDocument): DocumentSession {
  const { text } = useSettings();
  const [document, setDocument] = useState(loaded);
  const [source, setSource] = useState(loaded.source);
  const [options, setOptions] = useState(loaded.options ?? {});
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [copy, setCopy] = useState<StoredDocument>();
  const writer = useRef<DocumentWriter>(undefined);
  // A document loaded again while it is edited is older than the one here.
  const [first] = useState(loaded);
  const copyTitle = useRef(text.document.copyTitle);
  useEffect(() => {
    copyTitle.current = text.document.copyTitle;
  }, [text]);

  useEffect(() => {
    const current = new DocumentWriter(documentStore, first, (title) => copyTitle.current(title), {
      onState: setSaveState,
      onCopy: setCopy,
      onAdopt(changed) {
        setDocument(changed);
        setSource(changed.source);
        // The same choice stays the same object, so that nothing is drawn anew for it.
        setOptions((now) => (isSameOptions(now, changed.options) ? now : (changed.options ?? {})));
      },
    });
    writer.current = current;
    const flush = () => current.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      current.flush();
      current.dispose();
    };
  }, [first]);

  return {
    document,
    source,
    options,
    saveState,
    copy,
    edit(changed) {
      writer.current?.edit(changed);
      setSource(changed);
    },
    setOptions(changed) {
      setOptions(changed);
      // They are kept as far as they can be; the picture follows them in any case.
      documentStore.saveOptions(first.gid, changed).catch(() => undefined);
    },
    retry: () => writer.current?.retry(),
    dismissCopy: () => setCopy(undefined),
  };
}
