import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { pictureMessages } from '../interactive/locales/index.js';
import { ChevronIcon, RoleIcon } from '../interactive/pictureIcons.js';
import type { OutlineRow } from './outlineRows.js';
import type { VisibleRow } from './visibleRows.js';

export interface OutlineTreeProps {
  readonly rows: readonly VisibleRow[];
  readonly locale: Locale;
  onToggle(id: string, open: boolean): void;
  onFocusRow(row: OutlineRow | undefined): void;
  onSelect(row: OutlineRow): void;
}

/** A tree by the pattern of WAI-ARIA (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/): one stop for Tab, arrows inside. */
export function OutlineTree({ rows, locale, onToggle, onFocusRow, onSelect }: OutlineTreeProps) {
  const text = useMessages(pictureMessages, locale);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<string>();
  const current = rows.find(({ row }) => row.shape.id === active) ?? rows[0];

  // The outline is opened to be walked through.
  useEffect(() => list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), []);

  const goTo = (target: VisibleRow | undefined) => {
    if (!target) return;
    setActive(target.row.shape.id);
    list.current?.querySelector<HTMLElement>(`[data-row="${target.row.shape.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = treeStep(event.key, rows, current);
    if (!step) return;
    event.preventDefault();
    if (step.toggle !== undefined) onToggle(current.row.shape.id, step.toggle);
    if (step.select) onSelect(current.row);
    goTo(step.target);
  };

  return (
    <ul
      ref={list}
      role="tree"
      aria-label={text.outline}
      className="letu-tree"
      onBlur={() => onFocusRow(undefined)}
    >
      {rows.map((visible) => (
        <li
          key={visible.row.shape.id}
          role="treeitem"
          data-row={visible.row.shape.id}
          aria-level={visible.level}
          aria-posinset={visible.position}
          aria-setsize={visible.siblings}
          aria-expanded={visible.open}
          aria-selected={visible === current}
          aria-label={`${visible.row.label || '—'}，${text.role[visible.row.shape.role]}`}
          tabIndex={visible === current ? 0 : -1}
          style={{ paddingInlineStart: `${(visible.level - 1) * 16 + 4}px` }}
          onFocus={() => onFocusRow(visible.row)}
          onKeyDown={onKeyDown}
          onClick={({ target }) => {
            setActive(visible.row.shape.id);
            const onTwist = target instanceof Element && target.closest('.letu-twist');
            if (onTwist && visible.open !== undefined) onToggle(visible.row.shape.id, !visible.open);
            else onSelect(visible.row);
          }}
        >
          <span className="letu-twist">
            {visible.open !== undefined && <ChevronIcon open={visible.open} />}
          </span>
          <RoleIcon role={visible.row.shape.role} />
          <span className="letu-row-label">{visible.row.label || '—'}</span>
        </li>
      ))}
    </ul>
  );
}

interface TreeStep {
  readonly target?: VisibleRow | undefined;
  readonly toggle?: boolean;
  readonly select?: boolean;
}

/** Says what a key does in a tree; undefined for keys that do nothing there. */
function treeStep(key: string, rows: readonly VisibleRow[], current: VisibleRow): TreeStep | undefined {
  const index = rows.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return { target: rows[index + 1] };
    case 'ArrowUp':
      return { target: rows[index - 1] };
    case 'Home':
      return { target: rows[0] };
    case 'End':
      return { target: rows.at(-1) };
    case 'ArrowRight':
      return current.open === false
        ? { toggle: true }
        : { target: current.open ? rows[index + 1] : undefined };
    case 'ArrowLeft':
      if (current.open) return { toggle: false };
      return { target: rows.find(({ row }) => row.shape.id === current.parent) };
    case 'Enter':
    case ' ':
      return { select: true };
    default:
      return undefined;
  }
}
