import { useEffect, useRef, type ReactNode } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { useKeyDown } from '../../hooks/useKeyDown.js';
import { pictureMessages } from './locales/index.js';
import { CloseIcon, DownIcon, UpIcon } from './pictureIcons.js';

/** A search in a text, whatever the text is. */
export interface TextSearch {
  readonly query: string;
  readonly matches: readonly unknown[];
  /** The match that is looked at, counted from 0. */
  readonly current: number;
  setQuery(query: string): void;
  /** Goes to the next match (1) or the one before (-1), around the ends. */
  step(by: 1 | -1): void;
}

/** The props of `SearchBox`. */
export interface SearchBoxProps {
  readonly search: TextSearch;
  readonly locale: Locale;
  onClose(): void;
  /** What what is found is replaced by: the next after the field, and below it. */
  readonly replacing?: ReactNode;
  /** What a search has besides, such as its terms; below all else. */
  readonly children?: ReactNode;
}

/** The box that searches what a picture or a canvas says. Enter goes on, Shift+Enter back, Esc closes. */
export function SearchBox({ search, locale, onClose, replacing, children }: SearchBoxProps) {
  const text = useMessages(pictureMessages, locale);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { query, matches, current } = search;
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  useKeyDown(box, (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target === input.current) search.step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const found = matches.length > 0 ? text.matches(current + 1, matches.length) : text.noMatches;
  return (
    <div ref={box} className="letu-search" role="search" aria-label={text.search}>
      <div className="letu-search-row">
        <input
          ref={input}
          type="text"
          inputMode="search"
          aria-label={text.searchPlaceholder}
          placeholder={text.searchPlaceholder}
          value={query}
          onChange={(event) => search.setQuery(event.target.value)}
        />
        {replacing}
        <span className="letu-search-count" role="status">
          {query.trim() === '' ? '' : found}
        </span>
        <button
          type="button"
          className="letu-tool"
          aria-label={text.previous}
          title={text.previous}
          onClick={() => search.step(-1)}
        >
          <UpIcon />
        </button>
        <button
          type="button"
          className="letu-tool"
          aria-label={text.next}
          title={text.next}
          onClick={() => search.step(1)}
        >
          <DownIcon />
        </button>
        <button
          type="button"
          className="letu-tool"
          aria-label={text.closeSearch}
          title={text.closeSearch}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </div>
  );
}
