import {
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeOutlined,
  FolderOpenOutlined,
  HighlightOutlined,
  HistoryOutlined,
  LogoutOutlined,
  RightOutlined,
  RightSquareOutlined,
  ShareAltOutlined,
  SnippetsOutlined,
  StarFilled,
  StarOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { kindOfDocument } from '../../routing/editorPath.js';
import { useTools } from '../../kinds/useTools.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { commandsFor, SERVER_COMMANDS, type GraphCommand } from './commands.js';
import type { GraphExport } from './exportGraph.js';
import { useGraphCommands, type MenuOptions } from './graphCommands.js';
import { useSubject, type MenuTarget } from './subject.js';

type Items = NonNullable<MenuProps['items']>;

const ICONS: Readonly<Record<GraphCommand, ReactNode>> = {
  open: <RightSquareOutlined aria-hidden="true" />,
  rename: <EditOutlined aria-hidden="true" />,
  duplicate: <CopyOutlined aria-hidden="true" />,
  move: <FolderOpenOutlined aria-hidden="true" />,
  favourite: <StarOutlined aria-hidden="true" />,
  share: <ShareAltOutlined aria-hidden="true" />,
  access: <TeamOutlined aria-hidden="true" />,
  history: <HistoryOutlined aria-hidden="true" />,
  export: <DownloadOutlined aria-hidden="true" />,
  preview: <EyeOutlined aria-hidden="true" />,
  tuya: <HighlightOutlined aria-hidden="true" />,
  template: <SnippetsOutlined aria-hidden="true" />,
  delete: <DeleteOutlined aria-hidden="true" />,
  leave: <LogoutOutlined aria-hidden="true" />,
};

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
  const words = text.graphs.commands;
  const commands = useGraphCommands();
  const { subject, isAsking } = useSubject(target, isOpen);
  const formats = useFormats(subject.type);
  const isFavourite = subject.graph?.favourite === true;
  const toItem = (command: GraphCommand): Items[number] => {
    const item = {
      key: command,
      icon: command === 'favourite' && isFavourite ? <StarFilled aria-hidden="true" /> : ICONS[command],
      label: command === 'favourite' && isFavourite ? text.library.unfavourite : words[command],
      ...(command === 'leave' || command === 'delete' ? { danger: true } : {}),
    };
    if (command !== 'export') {
      return {
        ...item,
        disabled: isAsking && SERVER_COMMANDS.has(command),
        onClick: () => commands.run(command, subject, options),
      };
    }
    const children = formats.map((format) => ({
      key: `export.${format}`,
      label: text.graphs.exports[format],
      onClick: () => commands.exportAs(format, subject),
    }));
    return { ...item, children };
  };
  const groups = commandsFor(subject, options.place ?? 'list', isAsking);
  const items = groups.flatMap((group, at): Items => {
    const entries = group.map(toItem);
    return at === 0 ? entries : [{ type: 'divider', key: `before:${group.join()}` }, ...entries];
  });
  return { items, expandIcon: MORE, style: SCROLLED };
}

/** What graphs of a type can be saved as. */
function useFormats(type: string): readonly GraphExport[] {
  const { exports } = useTools();
  if (!kindOfDocument(type)) return ['source'];
  return [...FORMATS.filter((format) => exports[format] !== false), 'source'];
}
