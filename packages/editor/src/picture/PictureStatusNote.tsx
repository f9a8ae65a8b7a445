import { useEffect, useState } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { viewMessages } from '../locales/index.js';
import type { PictureState, PictureStatus } from './pictureState.js';

/** How long a state has to last before it is told, in milliseconds: whoever is typing hears nothing of what passes. */
const SETTLED_MS = 800;

/** Tells those who do not see the picture how it stands, once it has settled and only when that has changed. */
export function PictureStatusNote({ state, locale }: { state: PictureState; locale: Locale }) {
  const { status, error } = state;
  const [settled, setSettled] = useState<PictureStatus>('rendering');
  useEffect(() => {
    if (status === 'rendering') return undefined;
    const timer = setTimeout(() => setSettled(status), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const text = useMessages(viewMessages, locale);
  const words: Readonly<Record<PictureStatus, string>> = {
    idle: '',
    rendering: '',
    ready: text.drawn,
    stale: error ? text.staleFailure : text.staleMistake,
    error: error ? text.engineFailed : text.cannotDraw,
  };
  return (
    <p className="letu-hidden" role="status" data-note="picture">
      {words[settled]}
    </p>
  );
}
