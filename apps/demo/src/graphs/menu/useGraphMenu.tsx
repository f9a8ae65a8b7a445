import { RightOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { kindOfDocument } from '../../routing/editorPath.js';
import { useTools } from '../../kinds/useTools.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { GraphExport } from './exportGraph.js';
import { useGraphCommands, type MenuOptions } from './graphCommands.js';
import { useSubject, type MenuTarget } from './subject.js';
import { useCommandList, type ListedCommand } from './useCommandList.js';

type Items = NonNullable<MenuProps['items']>;

/** antd's own bears an English name. */
const MORE = (
  <span>
    <RightOutlined className="ant-dropdown-menu-submenu-arrow-icon" aria-hidden="true" />
  </span>
);

const FORMATS = ['svg', 'png', 'pdf'] as const;

/** Slides a menu that has too little room below and above into the window; a window lower than the menu scrolls it. */
export const IN_WINDOW = {
  overflow: { adjustX: true, adjustY: true, shiftX: true, shiftY: true },
  // A distance from the button would be kept beyond the edge.
  offset: [0, 0],
};
const SCROLLED = { maxHeight: '100dvh', overflowY: 'auto' } as const;

/**
 * Returns the menu of a graph: the same wherever it stands, with what its reader may do.
 *
 * @param isOpen Whether it is shown: only then the server is asked what it says of a graph of this browser.
 */
export function useGraphMenu(
  target: MenuTarget,
  isOpen: boolean,
  options: MenuOptions = {},
): Pick<MenuProps, 'items' | 'expandIcon' | 'style'> {
  const { text } = useSettings();
  const commands = useGraphCommands();
  const found = useSubject(target, isOpen);
  const { subject } = found;
  const formats = useFormats(subject.type);
  const groups = useCommandList(found, options);
  const toItem = ({ command, title, icon, isDisabled, run }: ListedCommand): Items[number] => {
    const item = {
      key: command,
      icon,
      label: title(text),
      ...(command === 'leave' || command === 'delete' ? { danger: true } : {}),
    };
    if (command !== 'export') return { ...item, disabled: isDisabled, onClick: run };
    const children = formats.map((format) => ({
      key: `export.${format}`,
      label: text.graphs.exports[format],
      onClick: () => commands.exportAs(format, subject),
    }));
    return { ...item, children };
  };
  const items = groups.flatMap((group, at): Items => {
    const entries = group.map(toItem);
    return at === 0
      ? entries
      : [{ type: 'divider', key: `before:${group.map(({ command }) => command).join()}` }, ...entries];
  });
  return { items, expandIcon: MORE, style: SCROLLED };
}

/** What graphs of a type can be saved as. */
function useFormats(type: string): readonly GraphExport[] {
  const { exports } = useTools();
  if (!kindOfDocument(type)) return ['source'];
  return [...FORMATS.filter((format) => exports[format] !== false), 'source'];
}
