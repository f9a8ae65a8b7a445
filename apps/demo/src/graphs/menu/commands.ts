import type { Role } from '@letu/client';
import type { GraphSubject } from './subject.js';

/** What can be done with a graph, in the order of its menus, and what belongs together. */
export const COMMAND_GROUPS = [
  ['open'],
  ['rename', 'duplicate', 'move', 'favourite'],
  ['share', 'access', 'history'],
  ['export', 'preview', 'tuya'],
  ['template'],
  ['leave', 'delete'],
] as const;

export type GraphCommand = (typeof COMMAND_GROUPS)[number][number];

const RANKS: readonly Role[] = ['viewer', 'commenter', 'editor', 'owner'];
const mayDo = (role: Role, needed: Role) => RANKS.indexOf(role) >= RANKS.indexOf(needed);

/** Those that only the server carries out, or knows of. */
export const SERVER_COMMANDS: ReadonlySet<GraphCommand> = new Set([
  'move',
  'favourite',
  'access',
  'history',
  'template',
] as const);

/** Where a menu stands: what leads to the same page is left out there. */
export type MenuPlace = 'list' | 'editor' | 'preview' | 'history' | 'access';

const HERE: Partial<Record<MenuPlace, GraphCommand>> = {
  editor: 'open',
  preview: 'preview',
  history: 'history',
  access: 'access',
};

/** What a graph's role and place let someone do with it. */
function isAllowed(command: GraphCommand, { role, graph }: GraphSubject): boolean {
  switch (command) {
    case 'rename':
    case 'history':
    case 'access':
    case 'share':
      return mayDo(role, 'editor');
    case 'move':
    case 'delete':
      return role === 'owner';
    case 'leave':
      // Access that comes from a repository is given up there.
      return role !== 'owner' && graph?.repositoryId === null;
    default:
      return true;
  }
}

/**
 * Returns what someone can do with a graph, by groups.
 *
 * @param isAsking While the server is being asked, what it would let its owner do counts.
 */
export function commandsFor(
  subject: GraphSubject,
  place: MenuPlace,
  isAsking: boolean,
): readonly (readonly GraphCommand[])[] {
  const isOnServer = subject.graph !== undefined || isAsking;
  return COMMAND_GROUPS.map((group) =>
    group.filter(
      (command) =>
        command !== HERE[place] &&
        (isOnServer || !SERVER_COMMANDS.has(command)) &&
        isAllowed(command, subject),
    ),
  ).filter((group) => group.length > 0);
}
