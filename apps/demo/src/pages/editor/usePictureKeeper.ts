import { useCallback, useEffect, useRef } from 'react';
import type { RenderResult, Theme } from '@letu/core';
import type { Drawn } from '@letu/editor';
import type { StoredPicture } from '../../documents/document.js';
import { documentStore } from '../../documents/store.js';
import { syncStore } from '../../sync/sync.js';
import { notePicture } from '../../sync/transitions.js';

/** How often a picture is kept while one types, in milliseconds. */
const INTERVAL_MS = 1_500;
/** Larger pictures are not worth their room as thumbnails, in UTF-16 code units. */
const LARGEST_SVG = 512 * 1024;

async function savePicture(picture: StoredPicture): Promise<void> {
  try {
    await documentStore.savePicture(picture);
    await syncStore.change(picture.gid, (state) => notePicture(state, true));
  } catch {
    // A thumbnail that cannot be kept is no more than a missing ornament.
  }
}

/** Keeps a document's last good picture, with what it shows, for its thumbnail. Returns what to call with each answer. */
export function usePictureKeeper(
  gid: string,
  theme: Theme,
): (result: RenderResult, drawn: Drawn<object>) => void {
  const waiting = useRef<StoredPicture>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const picture = waiting.current;
    waiting.current = undefined;
    if (picture) void savePicture(picture);
  }, []);

  useEffect(() => keep, [keep]);

  return (result, { source, options = {} }) => {
    if (result.status !== 'success' || result.svg.length > LARGEST_SVG) return;
    waiting.current = { gid, svg: result.svg, theme, source, options: { ...options } };
    timer.current ??= setTimeout(keep, INTERVAL_MS);
  };
}
