import { useMemo, useRef, useState } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { useKeyDown } from '../../hooks/useKeyDown.js';
import { pictureMessages } from '../interactive/locales/index.js';
import { CloseIcon } from '../interactive/pictureIcons.js';
import { OutlineTree } from './OutlineTree.js';
import type { OutlineRow } from './outlineRows.js';
import { visibleRows } from './visibleRows.js';

/** More rows than this help nobody and slow the page down; the search finds the rest. */
const MOST_ROWS = 1000;

export interface PictureOutlineProps {
  readonly rows: readonly OutlineRow[];
  /** The addresses the picture leads to. */
  readonly links: readonly string[];
  readonly locale: Locale;
  /** Called with the row that has the focus, or undefined when none has. */
  onFocusRow(row: OutlineRow | undefined): void;
  /** Called when a row is chosen by click or Enter. */
  onSelect(row: OutlineRow): void;
  onClose(): void;
}

/** The parts of a picture as a list to read and to choose from: what a picture is for those who do not see it. */
export function PictureOutline({ rows, links, locale, onFocusRow, onSelect, onClose }: PictureOutlineProps) {
  const text = useMessages(pictureMessages, locale);
  const section = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const visible = useMemo(() => visibleRows(rows, closed), [rows, closed]);
  useKeyDown(section, (event) => {
    if (event.key === 'Escape') onClose();
  });
  const toggle = (id: string, open: boolean) => {
    const next = new Set(closed);
    if (open) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  return (
    <section ref={section} className="letu-outline" aria-label={text.outline}>
      <header className="letu-outline-head">
        <strong>{text.outline}</strong>
        <button type="button" className="letu-tool" aria-label={text.closeOutline} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <div className="letu-outline-body">
        {visible.length === 0 && <p className="letu-quiet">{text.outlineEmpty}</p>}
        {visible.length > 0 && (
          <OutlineTree
            rows={visible.slice(0, MOST_ROWS)}
            {...{ locale, onFocusRow, onSelect }}
            onToggle={toggle}
          />
        )}
        {visible.length > MOST_ROWS && (
          <p className="letu-quiet">{text.outlineMore(visible.length - MOST_ROWS)}</p>
        )}
        {links.length > 0 && <LinkList title={text.links} links={links} />}
      </div>
    </section>
  );
}

function LinkList({ title, links }: { title: string; links: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="letu-link-list">
        {links.map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
