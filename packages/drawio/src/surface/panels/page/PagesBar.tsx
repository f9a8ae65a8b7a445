import { PlusOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { newId } from '../../edit/cells.js';
import { addPage, emptyPage, movePage } from '../../edit/pages.js';
import { usePanelsHost, usePanelText, useSessionState } from '../panelsHost.js';
import { PageMenu } from './PageMenu.js';
import { PageName } from './PageName.js';

/** A page that is dragged, and the one it would take the place of. */
interface DraggedPage {
  readonly id: string;
  readonly to?: number;
}

/** The pages of a file: which one is shown, and what becomes of each. */
export function PagesBar() {
  const { session } = usePanelsHost();
  const { pages: text } = usePanelText();
  const { file, page } = useSessionState();
  const list = useRef<HTMLDivElement>(null);
  const [renamed, setRenamed] = useState<string>();
  const [dragged, setDragged] = useState<DraggedPage>();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const names = file.pages.map((each, at) => each.name || text.nameOf(at + 1));
  const add = () => {
    const next = { ...emptyPage(freeName(names, text.nameOf)), model: page.model, id: newId() };
    session.changeFile((before) => addPage(before, next), { show: next.id });
  };
  const focusShown = () =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  const press = (event: KeyboardEvent, at: number) => {
    const { id } = file.pages[at]!;
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (way !== undefined) {
      const to = at + way;
      if (event.altKey) session.changeFile((before) => movePage(before, id, Math.max(0, to)));
      else if (file.pages[to]) session.showPage(file.pages[to].id);
      focusShown();
    } else if (event.key === 'F2' && !session.isLocked) setRenamed(id);
    else return;
    event.preventDefault();
  };
  const drop = (to: number) => {
    if (dragged) session.changeFile((before) => movePage(before, dragged.id, to));
    setDragged(undefined);
  };
  const leaveName = (byKey: boolean) => {
    setRenamed(undefined);
    if (byKey) focusShown();
  };
  /** The side of a page on which the dragged one would come to lie. */
  const sideOf = (at: number) => {
    if (dragged?.to !== at || file.pages[at]?.id === dragged.id) return undefined;
    return file.pages.findIndex(({ id }) => id === dragged.id) < at ? 'after' : 'before';
  };
  useEffect(() => {
    const shown = list.current?.querySelector(`[data-page="${CSS.escape(page.id)}"]`);
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [list, page.id]);
  return (
    <div className="letu-dp-pages">
      <div ref={list} className="letu-dp-page-list" role="tablist" aria-label={text.list}>
        {file.pages.map((each, at) =>
          each.id === renamed ? (
            <PageName key={each.id} page={each} name={names[at]!} onDone={leaveName} />
          ) : (
            <button
              key={each.id}
              type="button"
              role="tab"
              data-page={each.id}
              aria-selected={each.id === page.id}
              tabIndex={each.id === page.id ? 0 : -1}
              draggable={!session.isLocked}
              onClick={() => session.showPage(each.id)}
              onDoubleClick={() => !session.isLocked && setRenamed(each.id)}
              onKeyDown={(event) => press(event, at)}
              onContextMenu={(event) => {
                if (session.isLocked) return;
                event.preventDefault();
                session.showPage(each.id);
                setIsMenuOpen(true);
              }}
              data-drop={sideOf(at)}
              onDragStart={() => setDragged({ id: each.id })}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (!dragged) return;
                event.preventDefault();
                if (dragged.to !== at) setDragged({ ...dragged, to: at });
              }}
              onDrop={(event) => {
                event.preventDefault();
                drop(at);
              }}
            >
              {names[at]}
            </button>
          ),
        )}
      </div>
      {!session.isLocked && (
        <>
          <PageMenu
            page={page}
            names={names}
            isOpen={isMenuOpen}
            onOpenChange={setIsMenuOpen}
            onRename={() => setRenamed(page.id)}
          />
          <button type="button" className="letu-tool" aria-label={text.add} title={text.add} onClick={add}>
            <PlusOutlined aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}

function freeName(names: readonly string[], nameOf: (number: number) => string): string {
  let number = names.length + 1;
  while (names.includes(nameOf(number))) number += 1;
  return nameOf(number);
}
