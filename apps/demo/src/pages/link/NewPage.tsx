import { useEffect, useMemo } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { preferredExample } from '../../graphs/preferredTemplate.js';
import { unnamed } from '../../graphs/unnamed.js';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { newOptions } from '../../kinds/newOptions.js';
import { LoadingBar } from '../../layout/LoadingBar.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { BadLink } from './BadLink.js';
import type { KindData } from './kindLoader.js';
import { tryReadLink } from './tryReadLink.js';

/** The visit that made the latest document: effects run twice in development, and one visit makes one document. */
let lastVisit: string | undefined;

/** Makes a document out of the part after `#`, or out of the kind's default example without one, and opens it. */
export function NewPage() {
  const { kind, definition } = useLoaderData<KindData>();
  const { hash, key } = useLocation();
  const { text, locale } = useSettings();
  const actions = useDocumentActions();
  const diagram = useMemo(() => tryReadLink(hash, definition), [hash, definition]);
  const bad = hash.length > 1 && diagram === undefined;

  useEffect(() => {
    const visit = `${key} ${hash}`;
    if (bad || visit === lastVisit) return;
    lastVisit = visit;
    const example = preferredExample(definition, locale);
    const content =
      diagram === undefined
        ? { title: example.title[locale], source: example.source, options: newOptions(kind.type) }
        : { ...unnamed(definition, { locale, text }, diagram.source), ...diagram };
    void actions.create({ type: kind.type, ...content }, true);
  }, [actions, bad, definition, hash, key, diagram, kind, locale, text]);

  return bad ? <BadLink empty={false} /> : <LoadingBar />;
}
