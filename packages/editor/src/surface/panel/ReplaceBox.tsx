import { RetweetOutlined } from '@ant-design/icons';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Locale } from '@letu/core';
import { SearchBox, type TextSearch } from '../../picture/interactive/SearchBox.js';

/** A search in a text, and what is found to be written otherwise. */
export interface ReplacingSearch extends TextSearch {
  readonly replacement: string;
  /** How many places were replaced last, until something else is done. */
  readonly replaced: number | undefined;
  setReplacement(replacement: string): void;
  replaceOne(): void;
  replaceAll(): void;
}

/** The words of a search that also replaces. */
export interface ReplaceMessages {
  readonly showReplace: string;
  readonly hideReplace: string;
  readonly replacement: string;
  readonly replaceOne: string;
  readonly replaceAll: string;
  readonly replaced: (count: number) => string;
}

/** The props of `ReplaceBox`. */
export interface ReplaceBoxProps {
  readonly search: ReplacingSearch;
  /** Whether what is found is to be replaced. */
  readonly mode: 'find' | 'replace';
  readonly text: ReplaceMessages;
  readonly locale: Locale;
  /** Whether nothing can be changed. */
  readonly isLocked: boolean;
  /** Changes whenever somebody asks to search, and with it for the focus. */
  readonly asked: string | number;
  /** What is asked of a match besides its words. */
  readonly terms: ReactNode;
  /** Where the match that is looked at stands. */
  readonly place: ReactNode;
  onMode(mode: 'find' | 'replace'): void;
  onClose(): void;
}

/** The box over a canvas that searches it, and replaces what it finds. */
export function ReplaceBox(props: ReplaceBoxProps) {
  const { search, mode, text, locale, isLocked, asked, terms, place, onMode, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const { replaced } = search;
  const isReplacing = mode === 'replace';
  const isJustShown = useRef(false);
  useEffect(() => {
    const [find, replacement] = box.current?.querySelectorAll('input') ?? [];
    const field = (isJustShown.current && replacement) || find;
    isJustShown.current = false;
    field?.focus();
    field?.select();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever asks to search asks for the focus anew
  }, [asked]);
  const toggleLabel = isReplacing ? text.hideReplace : text.showReplace;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the canvas are none of the search
    <div
      ref={box}
      className="letu-canvas-search"
      onKeyDown={(event) => event.key !== 'F6' && event.stopPropagation()}
    >
      <SearchBox
        search={search}
        locale={locale}
        onClose={onClose}
        replacing={isReplacing && !isLocked && <ReplaceRow search={search} text={text} />}
      >
        <div className="letu-search-row">
          {terms}
          <button
            type="button"
            className="letu-tool"
            aria-label={toggleLabel}
            title={toggleLabel}
            aria-expanded={isReplacing}
            disabled={isLocked}
            onClick={() => {
              isJustShown.current = !isReplacing;
              onMode(isReplacing ? 'find' : 'replace');
            }}
          >
            <RetweetOutlined aria-hidden="true" />
          </button>
          <span className="letu-search-said" role="status">
            {replaced === undefined ? place : text.replaced(replaced)}
          </span>
        </div>
      </SearchBox>
    </div>
  );
}

function ReplaceRow({ search, text }: Pick<ReplaceBoxProps, 'search' | 'text'>) {
  const hasMatch = search.matches[search.current] !== undefined;
  const replaceByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    search.replaceOne();
  };
  const word = (label: string, run: () => void) => (
    <button type="button" className="letu-tool letu-search-word" aria-disabled={!hasMatch} onClick={run}>
      {label}
    </button>
  );
  return (
    <div className="letu-search-row letu-search-replacing">
      <input
        type="text"
        aria-label={text.replacement}
        placeholder={text.replacement}
        value={search.replacement}
        onChange={({ target }) => search.setReplacement(target.value)}
        onKeyDown={replaceByKey}
      />
      {word(text.replaceOne, search.replaceOne)}
      {word(text.replaceAll, search.replaceAll)}
    </div>
  );
}
