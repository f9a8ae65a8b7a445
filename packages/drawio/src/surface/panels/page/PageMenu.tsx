import { MoreOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { emptyMenu } from '@letu/editor';
import type { Page } from '../../../document/model.js';
import { addPage, copyOfPage, movePage, removePage } from '../../edit/pages.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';

interface PageMenuProps {
  readonly page: Page;
  readonly names: readonly string[];
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onRename(): void;
}

/** What becomes of the page that is shown. */
export function PageMenu({ page, names, isOpen, onOpenChange, onRename }: PageMenuProps) {
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
      open={isOpen}
      onOpenChange={onOpenChange}
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
