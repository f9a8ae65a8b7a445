import { FontSizeOutlined } from '@ant-design/icons';
import { ReplaceBox, SearchToggle } from '@letu/editor/canvas';
import { usePanelsHost, usePanelState, usePanelText, useSessionState } from '../panelsHost.js';
import { useFileSearch } from './useFileSearch.js';

export interface PageSearchProps {
  /** Whether what is found is to be replaced. */
  readonly mode: 'find' | 'replace';
}

/** Searches the labels and tooltips of all pages, and replaces what it finds. */
export function PageSearch({ mode }: PageSearchProps) {
  const { session, control, locale, focusCanvas } = usePanelsHost();
  const { search: text, pages } = usePanelText();
  const { asked } = usePanelState();
  const { file } = useSessionState();
  const search = useFileSearch();
  const { terms, matches, current } = search;
  const match = matches[current];
  const close = () => {
    control.closeSearch();
    focusCanvas();
  };
  const at = file.pages.findIndex(({ id }) => id === match?.page);
  const place =
    match &&
    [
      match.part === 'tooltip' ? text.inTooltip : '',
      file.pages.length > 1 ? text.onPage(file.pages[at]?.name || pages.nameOf(at + 1)) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ReplaceBox
      {...{ search, mode, text, locale, asked, place }}
      isLocked={session.isLocked}
      terms={
        <SearchToggle
          label={text.matchCase}
          isOn={terms.matchCase}
          onToggle={() => search.setTerms({ matchCase: !terms.matchCase })}
        >
          <FontSizeOutlined aria-hidden="true" />
        </SearchToggle>
      }
      onMode={(next) => control.search(next)}
      onClose={close}
    />
  );
}
