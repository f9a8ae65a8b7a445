import { useRef } from 'react';
import type { Page } from '../../../document/model.js';
import { renamePage } from '../../edit/pages.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';

interface PageNameProps {
  readonly page: Page;
  readonly name: string;
  /** @param byKey Whether a key has ended it, and not something else that took the focus. */
  onDone(byKey: boolean): void;
}

/** The name of a page while it is written. Esc leaves it as it was. */
export function PageName({ page, name, onDone }: PageNameProps) {
  const { session } = usePanelsHost();
  const { pages: text } = usePanelText();
  const isLeft = useRef(false);
  const leave = (written: string | undefined, byKey: boolean) => {
    if (isLeft.current) return;
    isLeft.current = true;
    const next = written?.trim();
    if (next) session.changeFile((before) => renamePage(before, page.id, next));
    onDone(byKey);
  };
  return (
    <input
      ref={(field) => {
        if (field && document.activeElement !== field) field.select();
      }}
      defaultValue={name}
      aria-label={text.name}
      onBlur={({ target }) => leave(target.value, false)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') leave(event.currentTarget.value, true);
        if (event.key === 'Escape') leave(undefined, true);
      }}
    />
  );
}
