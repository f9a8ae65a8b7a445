import { useMemo, useState } from 'react';
import { findMatches, textRuns, type TextMatch, type TextRun } from './pictureText.js';
import type { TextSearch } from './SearchBox.js';
import type { ShapeIndex } from './shapes.js';
import type { ShownPicture } from './usePrepared.js';

/** A search in the text of a picture. */
export interface PictureSearch extends TextSearch {
  readonly open: boolean;
  readonly matches: readonly TextMatch[];
  setOpen(open: boolean): void;
}

/** Keeps a search, and finds anew in each new picture. */
export function useSearch(shown: ShownPicture | undefined): PictureSearch {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const { prepared, shapes } = shown ?? {};
  const root = prepared?.root;
  const runs = useMemo(() => (open && root ? textRuns(root) : []), [open, root]);
  const matches = useMemo(
    () => (open && shapes ? searchPicture(shapes, runs, query) : []),
    [open, shapes, runs, query],
  );
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

/** Finds a text where it is written, and the shapes whose label has it as a whole only: it may be drawn in several lines. */
function searchPicture(index: ShapeIndex, runs: readonly TextRun[], query: string): readonly TextMatch[] {
  const written = findMatches(runs, query);
  const found = new Set(written.map(({ run }) => index.shapeOf(run.element)));
  const labels = index.shapes
    .filter((shape) => !found.has(shape))
    .flatMap(({ id, label: text }) =>
      index
        .elementsOf([id])
        .slice(0, 1)
        .map((element) => ({ element, text })),
    );
  const whole = new Set(findMatches(labels, query).map(({ run }) => run));
  return [...written, ...[...whole].map((run) => ({ run, from: 0, to: 0 }))];
}
