import {
  EditOutlined,
  FolderOpenOutlined,
  LogoutOutlined,
  MoreOutlined,
  ShareAltOutlined,
  SnippetsOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import type { GraphSummary } from '@letu/client';
import { useSettings } from '../settings/SettingsProvider.js';

/** What a menu of a graph can lead to. */
export type GraphCommand = 'rename' | 'share' | 'move' | 'template' | 'leave';

export interface GraphMenuProps {
  readonly graph: GraphSummary;
  onCommand(command: GraphCommand): void;
}

const ICONS = {
  rename: <EditOutlined aria-hidden="true" />,
  share: <ShareAltOutlined aria-hidden="true" />,
  move: <FolderOpenOutlined aria-hidden="true" />,
  template: <SnippetsOutlined aria-hidden="true" />,
  leave: <LogoutOutlined aria-hidden="true" />,
} as const;

/** Returns what someone may do with a graph. Access that comes from a repository is given up there. */
function commandsFor({ role, repositoryId }: GraphSummary): readonly GraphCommand[] {
  if (role === 'owner') return ['rename', 'share', 'move', 'template'];
  const own = role === 'editor' ? (['rename', 'share', 'template'] as const) : (['template'] as const);
  return repositoryId === null ? [...own, 'leave'] : own;
}

/** What can be done with a graph besides opening and deleting it. Draws nothing where that is nothing. */
export function GraphMenu({ graph, onCommand }: GraphMenuProps) {
  const { text } = useSettings();
  const items: NonNullable<MenuProps['items']> = commandsFor(graph).map((command) => ({
    key: command,
    icon: ICONS[command],
    label: command === 'template' ? text.templates.saveAs : text.library.commands[command],
    danger: command === 'leave',
    onClick: () => onCommand(command),
  }));
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={text.welcome.actions(graph.title)}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
