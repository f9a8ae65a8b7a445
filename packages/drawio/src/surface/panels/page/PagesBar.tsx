import { MoreOutlined, PlusOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { emptyMenu } from '@letu/editor';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Page } from '../../../document/model.js';
import { newId } from '../../edit/cells.js';
import { addPage, copyOfPage, emptyPage, movePage, removePage, renamePage } from '../../edit/pages.js';
import { usePanelsHost, usePanelText, useSessionState } from '../panelsHost.js';

/** The pages of a file: which one is shown, and what becomes of each. */
export function PagesBar() {
  const { session } = usePanelsHost();
  const { pages: text } = usePanelText();
  const { file, page } = useSessionState();
  const list = useRef<HTMLDivElement>(null);
  const [renamed, setRenamed] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const names = file.pages.map((each, at) => each.name || text.nameOf(at + 1));
  const add = () => {
    const next = { ...emptyPage(freeName(names, text.nameOf)), model: page.model, id: newId() };
    session.changeFile((before) => addPage(before, next, page.id), { show: next.id });
  };
  const press = (event: KeyboardEvent, at: number) => {
    const { id } = file.pages[at]!;
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (way !== undefined) {
      const to = at + way;
      if (event.altKey) session.changeFile((before) => movePage(before, id, Math.max(0, to)));
      else if (file.pages[to]) session.showPage(file.pages[to].id);
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(),
      );
    } else if (event.key === 'F2' && !session.isLocked) setRenamed(id);
    else return;
    event.preventDefault();
  };
  const drop = (to: number) => {
    if (dragged !== undefined) session.changeFile((before) => movePage(before, dragged, to));
    setDragged(undefined);
  };
  return (
    <div className="letu-dp-pages">
      <div ref={list} className="letu-dp-page-list" role="tablist" aria-label={text.list}>
        {file.pages.map((each, at) =>
          each.id === renamed ? (
            <PageName key={each.id} page={each} name={names[at]!} onDone={() => setRenamed(undefined)} />
          ) : (
            <button
              key={each.id}
              type="button"
              role="tab"
              aria-selected={each.id === page.id}
              tabIndex={each.id === page.id ? 0 : -1}
              draggable={!session.isLocked}
              onClick={() => session.showPage(each.id)}
              onDoubleClick={() => !session.isLocked && setRenamed(each.id)}
              onKeyDown={(event) => press(event, at)}
              onDragStart={() => setDragged(each.id)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
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
          <PageMenu page={page} names={names} onRename={() => setRenamed(page.id)} />
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

interface PageNameProps {
  readonly page: Page;
  readonly name: string;
  onDone(): void;
}

/** The name of a page while it is written. Esc leaves it as it was. */
function PageName({ page, name, onDone }: PageNameProps) {
  const { session } = usePanelsHost();
  const { pages: text } = usePanelText();
  const isLeft = useRef(false);
  const leave = (written: string | undefined) => {
    if (isLeft.current) return;
    isLeft.current = true;
    const next = written?.trim();
    if (next) session.changeFile((before) => renamePage(before, page.id, next));
    onDone();
  };
  return (
    <input
      ref={(field) => {
        if (field && document.activeElement !== field) field.select();
      }}
      defaultValue={name}
      aria-label={text.name}
      onBlur={({ target }) => leave(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') leave(event.currentTarget.value);
        if (event.key === 'Escape') leave(undefined);
      }}
    />
  );
}

interface PageMenuProps {
  readonly page: Page;
  readonly names: readonly string[];
  onRename(): void;
}

function PageMenu({ page, names, onRename }: PageMenuProps) {
  const { session, say } = usePanelsHost();
  const { pages: text } = usePanelText();
  const { file } = session.getState();
  const at = file.pages.findIndex(({ id }) => id === page.id);
  const name = names[at] ?? page.name;
  const items = [
    { key: 'rename', label: text.rename },
    { key: 'duplicate', label: text.duplicate },
    { key: 'earlier', label: text.earlier, disabled: at <= 0 },
    { key: 'later', label: text.later, disabled: at >= names.length - 1 },
    { key: 'remove', label: text.remove, disabled: names.length < 2 },
  ];
  const run = (key: string) => {
    if (key === 'rename') onRename();
    if (key === 'earlier') session.changeFile((before) => movePage(before, page.id, at - 1));
    if (key === 'later') session.changeFile((before) => movePage(before, page.id, at + 1));
    if (key === 'duplicate') {
      const copy = copyOfPage(page, text.copyOf(name));
      session.changeFile((before) => addPage(before, copy, page.id), { show: copy.id });
    }
    if (key === 'remove' && session.changeFile((before) => removePage(before, page.id)))
      say(text.removed(name));
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="topRight"
      transitionName=""
      {...emptyMenu}
      menu={{ items, onClick: ({ key }) => run(key) }}
    >
      <button
        type="button"
        className="letu-tool"
        aria-haspopup="menu"
        aria-label={text.menu(name)}
        title={text.menu(name)}
      >
        <MoreOutlined aria-hidden="true" />
      </button>
    </Dropdown>
  );
}
