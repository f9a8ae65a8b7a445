import { useMemo, useRef, type KeyboardEvent } from 'react';
import { usePanelsHost, usePanelText, useSessionState } from '../panelsHost.js';
import { outlineRows } from './rows.js';

/** The most lines that are listed; the rest of a page so large is found by the search. */
const MOST = 2000;

/** The shapes of a page by their names, for those who do not see it, too. */
export function OutlinePanel() {
  const host = usePanelsHost();
  const { session } = host;
  const text = usePanelText();
  const { page, selection } = useSessionState();
  const tree = useRef<HTMLUListElement>(null);
  const rows = useMemo(
    () => outlineRows(page, { untitled: text.untitled, ...text.outline }).slice(0, MOST),
    [page, text],
  );
  const current = selection.at(-1);
  const stop = rows.some(({ cell }) => cell.id === current) ? current : rows[0]?.cell.id;
  const choose = (id: string, isAdded: boolean) => {
    const others = selection.filter((each) => each !== id);
    session.select(isAdded ? (others.length < selection.length ? others : [...others, id]) : [id]);
    host.reveal([id]);
  };
  const press = (event: KeyboardEvent) => {
    const items = [...(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])];
    const at = items.indexOf(event.target as HTMLElement);
    const to = nextItem(event.key, at, items.length);
    if (to !== undefined) items[to]?.focus();
    else if ((event.key === 'Enter' || event.key === ' ') && at >= 0)
      choose(items[at]!.dataset['cell']!, event.ctrlKey || event.metaKey || event.shiftKey);
    else return;
    event.preventDefault();
  };
  if (rows.length === 0) return <p className="letu-dp-empty">{text.outline.empty}</p>;
  return (
    <>
      <p className="letu-dp-hint">{text.outline.hint}</p>
      <ul
        ref={tree}
        className="letu-dp-outline"
        role="tree"
        aria-label={text.outline.label}
        aria-multiselectable
        onKeyDown={press}
      >
        {rows.map(({ cell, level, name, isHidden, place, siblings }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes them
          <li
            key={cell.id}
            role="treeitem"
            data-cell={cell.id}
            data-role={cell.role}
            data-first={cell.id === stop || undefined}
            aria-level={level}
            aria-posinset={place}
            aria-setsize={siblings}
            aria-selected={selection.includes(cell.id)}
            tabIndex={cell.id === stop ? 0 : -1}
            style={{ paddingInlineStart: `${level * 14 - 4}px` }}
            onClick={(event) => choose(cell.id, event.ctrlKey || event.metaKey || event.shiftKey)}
          >
            {name}
            {isHidden && <span className="letu-dp-said"> ({text.outline.hidden})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function nextItem(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
