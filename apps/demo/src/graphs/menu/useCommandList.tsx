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
  RightSquareOutlined,
  ShareAltOutlined,
  SnippetsOutlined,
  StarFilled,
  StarOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { DemoMessages } from '../../locales/zh-CN.js';
import { commandsFor, SERVER_COMMANDS, type GraphCommand } from './commands.js';
import { useGraphCommands, type MenuOptions } from './graphCommands.js';
import type { FoundSubject } from './subject.js';

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

/** A command on a graph, as whatever lists it shows it. */
export interface ListedCommand {
  readonly command: GraphCommand;
  readonly title: (text: DemoMessages) => string;
  readonly icon: ReactNode;
  /** Whether it is not known yet if it may be carried out. */
  readonly isDisabled: boolean;
  /** Carries it out; an export is asked for its format first. */
  run(): void;
}

/** Returns what may be done with a graph, by what belongs together: the same in its menus and in the palette. */
export function useCommandList(
  found: FoundSubject | undefined,
  options: MenuOptions = {},
): readonly (readonly ListedCommand[])[] {
  const commands = useGraphCommands();
  if (!found) return [];
  const { subject, isAsking } = found;
  const isFavourite = subject.graph?.favourite === true;
  const toListed = (command: GraphCommand): ListedCommand => {
    const unfavours = command === 'favourite' && isFavourite;
    return {
      command,
      title: ({ graphs, library }) => (unfavours ? library.unfavourite : graphs.commands[command]),
      icon: unfavours ? <StarFilled aria-hidden="true" /> : ICONS[command],
      isDisabled: isAsking && SERVER_COMMANDS.has(command),
      run: () => {
        if (command !== 'export') commands.run(command, subject, options);
      },
    };
  };
  return commandsFor(subject, options.place ?? 'list', isAsking).map((group) => group.map(toListed));
}
