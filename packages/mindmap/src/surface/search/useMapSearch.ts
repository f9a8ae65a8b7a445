import { useMemo, useState } from 'react';
import type { ReplacingSearch } from '@letu/editor/canvas';
import { useMapState, usePanelsHost } from '../panels/panelsHost.js';
import { findInMap, nextAfter, replaceInMap, replaceMatch, type MapMatch } from './searchMap.js';
import type { SearchTerms } from './searchTerms.js';
import { showItems } from './showItems.js';

/** A search in a map, and what is found to be written otherwise. */
export interface MapSearch extends ReplacingSearch {
  readonly matches: readonly MapMatch[];
  readonly terms: SearchTerms;
  setTerms(terms: Partial<SearchTerms>): void;
}

const NOTHING: SearchTerms = { query: '', matchCase: false, wholeWords: false };

/** Keeps a search, and finds anew in each state of the map. */
export function useMapSearch(): MapSearch {
  const host = usePanelsHost();
  const { store } = host;
  const { map } = useMapState();
  const [terms, setTerms] = useState(NOTHING);
  const [index, setIndex] = useState(0);
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number>();
  const matches = useMemo(() => findInMap(map, terms), [map, terms]);
  const current = Math.min(index, Math.max(matches.length - 1, 0));

  const go = (to: number, among = matches) => {
    setIndex(to);
    const match = among[to];
    if (match) showItems(host, [match.item]);
  };
  const change = (part: Partial<SearchTerms>) => {
    const next = { ...terms, ...part };
    setTerms(next);
    setReplaced(undefined);
    go(0, findInMap(map, next));
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
      if (!match || !store.change((before) => replaceMatch(before, match, replacement))) return;
      const left = findInMap(store.getState().map, terms);
      setReplaced(1);
      go(nextAfter(left, match, replacement.length, current), left);
    },
    replaceAll() {
      const count = matches.length;
      if (!store.change((before) => replaceInMap(before, terms, replacement))) return;
      setReplaced(count);
      setIndex(0);
    },
  };
}
