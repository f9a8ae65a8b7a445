import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { defaultExample } from '@letu/core';
import { useDocumentActions, type DocumentActions } from '../../documents/useDocumentActions.js';
import type { DiagramKind } from '../../kinds/registry.js';
import { LoadingBar } from '../../layout/LoadingBar.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { BadLink } from './BadLink.js';
import { tryReadLink } from './tryReadLink.js';

/** The visit that made the latest document: effects run twice in development, and one visit makes one document. */
let lastVisit: string | undefined;

/** Makes a document out of the part after `#`, or out of the kind's default example without one, and opens it. */
export function NewPage({ kind }: { kind: DiagramKind }) {
  const { hash, key } = useLocation();
  const { text, locale } = useSettings();
  const actions = useDocumentActions();
  const hasCode = hash.length > 1;
  const source = useMemo(() => tryReadLink(hash), [hash]);
  const bad = hasCode && source === undefined;

  useEffect(() => {
    const visit = `${key} ${hash}`;
    if (bad || visit === lastVisit) return;
    lastVisit = visit;
    const title = text.kinds[kind.name].untitled;
    void begin({ actions, kind, locale, title, source });
  }, [actions, bad, hash, key, kind, locale, source, text]);

  return bad ? <BadLink empty={false} /> : <LoadingBar />;
}

interface NewDocument {
  readonly actions: DocumentActions;
  readonly kind: DiagramKind;
  readonly locale: 'zh-CN' | 'en-US';
  readonly title: string;
  readonly source: string | undefined;
}

async function begin({ actions, kind, locale, title, source }: NewDocument): Promise<void> {
  if (source !== undefined) return actions.create({ type: kind.type, title, source }, true);
  const example = defaultExample(await loadChunk(kind.load));
  return actions.create({ type: kind.type, title: example.title[locale], source: example.source }, true);
}
