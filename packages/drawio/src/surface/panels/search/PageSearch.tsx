import { FontSizeOutlined, RetweetOutlined } from '@ant-design/icons';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { SearchBox } from '@letu/editor/canvas';
import { usePanelsHost, usePanelState, usePanelText, useSessionState } from '../panelsHost.js';
import { useFileSearch } from './useFileSearch.js';

export interface PageSearchProps {
  /** Whether what is found is to be replaced. */
  readonly mode: 'find' | 'replace';
}

/** Searches the labels and tooltips of all pages, and replaces what it finds. */
export function PageSearch({ mode }: PageSearchProps) {
  const { session, control, locale, focusCanvas } = usePanelsHost();
  const { search: text } = usePanelText();
  const { asked } = usePanelState();
  const { file } = useSessionState();
  const search = useFileSearch();
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
  const where =
    match &&
    [
      match.part === 'tooltip' ? text.inTooltip : '',
      file.pages.length > 1 ? text.onPage(file.pages.find(({ id }) => id === match.page)?.name ?? '') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the canvas are none of the search
    <div
      ref={box}
      className="letu-dp-search"
      onKeyDown={(event) => event.key !== 'F6' && event.stopPropagation()}
    >
      <SearchBox search={search} locale={locale} onClose={close}>
        <div className="letu-search-row">
          <button
            type="button"
            className="letu-tool"
            aria-label={text.matchCase}
            title={text.matchCase}
            aria-pressed={terms.matchCase}
            onClick={() => search.setTerms({ matchCase: !terms.matchCase })}
          >
            <FontSizeOutlined aria-hidden="true" />
          </button>
          <button
            type="button"
            className="letu-tool"
            aria-label={isReplacing ? text.hideReplace : text.showReplace}
            title={isReplacing ? text.hideReplace : text.showReplace}
            aria-expanded={isReplacing}
            disabled={session.isLocked}
            onClick={() => control.search(isReplacing ? 'find' : 'replace')}
          >
            <RetweetOutlined aria-hidden="true" />
          </button>
          <span className="letu-dp-search-said" role="status">
            {replaced === undefined ? where : text.replaced(replaced)}
          </span>
        </div>
        {isReplacing && !session.isLocked && (
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
              className="letu-tool letu-dp-word"
              aria-disabled={!match}
              onClick={search.replaceOne}
            >
              {text.replaceOne}
            </button>
            <button
              type="button"
              className="letu-tool letu-dp-word"
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
