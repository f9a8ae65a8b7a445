import { useMemo, useState } from 'react';
import { findMatches, textRuns, type TextMatch } from './pictureText.js';
import type { PreparedPicture } from './preparePicture.js';

/** A search in the text of a picture. */
export interface PictureSearch {
  readonly open: boolean;
  readonly query: string;
  readonly matches: readonly TextMatch[];
  /** The match that is looked at, counted from 0. */
  readonly current: number;
  setOpen(open: boolean): void;
  setQuery(query: string): void;
  /** Goes to the next match (1) or the one before (-1), around the ends. */
  step(by: 1 | -1): void;
}

/** Keeps a search, and finds anew in each new picture. */
export function useSearch(prepared: PreparedPicture | undefined): PictureSearch {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const root = prepared?.root;
  const runs = useMemo(() => (open && root ? textRuns(root) : []), [open, root]);
  const matches = useMemo(() => findMatches(runs, query), [runs, query]);
  const current = Math.min(index, Math.max(matches.length - 1, 0));
  return {
    open,
    query,
    matches,
    current,
    setOpen,
    setQuery: (next) => {
      setQuery(next);
      setIndex(0);
    },
    step: (by) => setIndex(matches.length === 0 ? 0 : (current + by + matches.length) % matches.length),
  };
}
