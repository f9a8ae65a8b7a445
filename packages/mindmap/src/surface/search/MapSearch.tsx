import { FontSizeOutlined, RetweetOutlined } from '@ant-design/icons';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { SearchBox } from '@letu/editor/canvas';
import { usePanelsHost, usePanelState, usePanelText } from '../panels/panelsHost.js';
import type { MapMatch } from './searchMap.js';
import { useMapSearch } from './useMapSearch.js';

export interface MapSearchProps {
  /** Whether what is found is to be replaced. */
  readonly mode: 'find' | 'replace';
}

/** Searches a map, notes and tags too, and replaces what it finds. */
export function MapSearch({ mode }: MapSearchProps) {
  const { store, control, locale, focusCanvas } = usePanelsHost();
  const { search: text } = usePanelText();
  const { asked } = usePanelState(control);
  const search = useMapSearch();
  const box = useRef<HTMLDivElement>(null);
  const { terms, matches, current, replaced } = search;
  const match = matches[current];
  const isReplacing = mode === 'replace';
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('input');
    field?.focus();
    field?.select();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever asks to search asks for the focus anew
  }, [asked]);
  const close = () => {
    control.closeSearch();
    focusCanvas();
  };
  const replaceByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    search.replaceOne();
  };
  const toggle = (name: 'matchCase' | 'wholeWords', sign: ReactNode) => (
    <button
      type="button"
      className="letu-tool"
      aria-label={text[name]}
      title={text[name]}
      aria-pressed={terms[name]}
      onClick={() => search.setTerms({ [name]: !terms[name] })}
    >
      {sign}
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the canvas are none of the search
    <div
      ref={box}
      className="letu-map-search"
      onKeyDown={(event) => event.key !== 'F6' && event.stopPropagation()}
    >
      <SearchBox search={search} locale={locale} onClose={close}>
        <div className="letu-search-row">
          {toggle('matchCase', <FontSizeOutlined aria-hidden="true" />)}
          {toggle('wholeWords', <WholeWordsIcon />)}
          <button
            type="button"
            className="letu-tool"
            aria-label={isReplacing ? text.hideReplace : text.showReplace}
            title={isReplacing ? text.hideReplace : text.showReplace}
            aria-expanded={isReplacing}
            disabled={store.isLocked}
            onClick={() => control.search(isReplacing ? 'find' : 'replace')}
          >
            <RetweetOutlined aria-hidden="true" />
          </button>
          <span className="letu-map-search-said" role="status">
            {replaced === undefined ? match && <Place match={match} /> : text.replaced(replaced)}
          </span>
        </div>
        {isReplacing && !store.isLocked && (
          <div className="letu-search-row">
            <input
              type="text"
              aria-label={text.replacement}
              placeholder={text.replacement}
              value={search.replacement}
              onChange={({ target }) => search.setReplacement(target.value)}
              onKeyDown={replaceByKey}
            />
            <button
              type="button"
              className="letu-tool letu-map-word"
              aria-disabled={!match}
              onClick={search.replaceOne}
            >
              {text.replaceOne}
            </button>
            <button
              type="button"
              className="letu-tool letu-map-word"
              aria-disabled={!match}
              onClick={search.replaceAll}
            >
              {text.replaceAll}
            </button>
          </div>
        )}
      </SearchBox>
    </div>
  );
}

/** A word between its ends. */
const WholeWordsIcon = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d="M2 4v8M14 4v8M5 10.5h6" strokeLinecap="round" />
    <circle cx="6.2" cy="6.4" r="1.5" />
    <circle cx="9.8" cy="6.4" r="1.5" />
  </svg>
);

/** How much of a text is shown around what was found in it, in UTF-16 code units. */
const AROUND = 12;

/** Where a match stands that is not seen on the canvas, with some of what is around it. */
function Place({ match }: { readonly match: MapMatch }) {
  const { search: text } = usePanelText();
  const { part, from, to } = match;
  if (part === 'text') return null;
  const before = match.text.slice(Math.max(0, from - AROUND), from);
  return (
    <>
      {text.parts[part]}: {from > AROUND ? '…' : ''}
      {before}
      <mark>{match.text.slice(from, to)}</mark>
      {match.text.slice(to, to + AROUND)}
      {to + AROUND < match.text.length ? '…' : ''}
    </>
  );
}
