import { FontSizeOutlined } from '@ant-design/icons';
import { ReplaceBox, SearchToggle } from '@letu/editor/canvas';
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
  const { terms, matches, current } = search;
  const match = matches[current];
  const close = () => {
    control.closeSearch();
    focusCanvas();
  };
  return (
    <ReplaceBox
      {...{ search, mode, text, locale, asked }}
      isLocked={store.isLocked}
      terms={
        <>
          <SearchToggle
            label={text.matchCase}
            isOn={terms.matchCase}
            onToggle={() => search.setTerms({ matchCase: !terms.matchCase })}
          >
            <FontSizeOutlined aria-hidden="true" />
          </SearchToggle>
          <SearchToggle
            label={text.wholeWords}
            isOn={terms.wholeWords}
            onToggle={() => search.setTerms({ wholeWords: !terms.wholeWords })}
          >
            <WholeWordsIcon />
          </SearchToggle>
        </>
      }
      place={match && <Place match={match} />}
      onMode={(next) => control.search(next)}
      onClose={close}
    />
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
