import { useMemo, useState } from 'react';
import type { ReplacingSearch } from '@letu/editor/canvas';
import { usePanelsHost, useSessionState } from '../panelsHost.js';
import { findInFile, replaceInFile, replaceMatch, type FileMatch, type SearchTerms } from './searchFile.js';

/** A search in a file, and what is found to be written otherwise. */
export interface FileSearch extends ReplacingSearch {
  readonly matches: readonly FileMatch[];
  readonly terms: SearchTerms;
  setTerms(terms: Partial<SearchTerms>): void;
}

const NOTHING: SearchTerms = { query: '', matchCase: false };

/** Keeps a search, and finds anew in each state of the file. */
export function useFileSearch(): FileSearch {
  const host = usePanelsHost();
  const { session } = host;
  const { file } = useSessionState();
  const [terms, setTerms] = useState(NOTHING);
  const [index, setIndex] = useState(0);
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number>();
  const matches = useMemo(() => findInFile(file, terms), [file, terms]);
  const current = Math.min(index, Math.max(matches.length - 1, 0));

  const go = (to: number, among = matches) => {
    setIndex(to);
    const match = among[to];
    if (!match) return;
    session.showPage(match.page);
    session.select([match.cell]);
    host.reveal([match.cell]);
  };
  const change = (part: Partial<SearchTerms>) => {
    const next = { ...terms, ...part };
    setTerms(next);
    setReplaced(undefined);
    const found = findInFile(file, next);
    // What is on the page that is seen comes first.
    const shown = session.getState().page.id;
    go(
      Math.max(
        0,
        found.findIndex(({ page }) => page === shown),
      ),
      found,
    );
  };
  return {
    terms,
    query: terms.query,
    matches,
    current,
    replacement,
    replaced,
    setTerms: change,
    setQuery: (query) => change({ query }),
    setReplacement,
    step(by) {
      setReplaced(undefined);
      if (matches.length > 0) go((current + by + matches.length) % matches.length);
    },
    replaceOne() {
      const match = matches[current];
      if (!match || !session.changeFile((before) => replaceMatch(before, terms, match, replacement))) return;
      const left = findInFile(session.getState().file, terms);
      setReplaced(1);
      // What has come in its place is not replaced again.
      const again = left.length >= matches.length ? current + 1 : current;
      go(left.length === 0 ? 0 : again % left.length, left);
    },
    replaceAll() {
      const count = matches.length;
      if (!session.changeFile((before) => replaceInFile(before, terms, replacement))) return;
      setReplaced(count);
      setIndex(0);
    },
  };
}
