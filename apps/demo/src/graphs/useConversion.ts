import { useState } from 'react';
import type { Diagram, ListedKind } from '@letu/core';
import { newOptions } from '../kinds/newOptions.js';
import { useOfferedKinds } from '../kinds/useOfferedKinds.js';
import { toasts } from '../plain/toasts.js';
import { loadChunk } from '../routing/loadChunk.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { useDocumentActions } from './useDocumentActions.js';

/** How long it is said what was left out, in seconds: as long as it takes to read. */
const NOTES_SECONDS = 12;

/** A diagram that is drawn from its text. */
interface Convertible extends Pick<Diagram, 'source' | 'options' | 'files'> {
  readonly title: string;
}

/**
 * Returns what makes an editable diagram of another kind of a text kind's picture, as a document of its own, and the kinds it can be of.
 *
 * @param kind The text kind; none can be made of pictures of others.
 */
export function useConversion(kind: ListedKind | undefined) {
  const { text, locale } = useSettings();
  const actions = useDocumentActions();
  const [isConverting, setIsConverting] = useState(false);
  const written = useOfferedKinds().filter(({ figures }) => figures === 'written');
  const targets = kind?.figures === 'read' ? written : [];

  const convertTo = async ({ title, source, options }: Convertible, target: ListedKind) => {
    if (!kind) return;
    const [definition, convert] = await Promise.all([
      loadChunk(kind.loadKind),
      loadChunk(() => import('@letu/convert')),
    ]);
    const drawn = await convert.drawFigure(definition, { source, options }, { theme: 'light', locale });
    if (drawn.status !== 'success') return toasts.warning(text.editor.notConverted);
    const { figure } = drawn;
    const made = convert.writeAs[target.kind]?.(figure, title);
    if (made === undefined) throw new RangeError('No figures are written as this kind.');
    const { type } = target;
    await actions.create({ type, title, source: made, options: newOptions(type), files: [] });
    const lost = convert.lostText(figure.lost, locale);
    if (lost !== '') toasts.warning(lost, NOTES_SECONDS);
  };

  return {
    targets,
    isConverting,
    convert: (diagram: Convertible, target: ListedKind) => {
      setIsConverting(true);
      convertTo(diagram, target)
        .catch(() => toasts.error(text.document.notCreated))
        .finally(() => setIsConverting(false));
    },
  };
}
