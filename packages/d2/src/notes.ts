import type { Diagnostic, TextRange } from '@letu/core';
import { sourceKeys, type SourceKey } from './ast.js';
import { BOARD_KINDS, type Boards } from './boards.js';
import type { D2Messages } from './locales/zh-CN.js';
import type { AstMap } from './vendor/api.js';

/** An address of another server, quoted or not. */
const FOREIGN = /^["'|\s]*(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** Says what a picture does not show, at its place in the source. */
export function pictureNotes(
  source: string,
  ast: AstMap | undefined,
  boards: Boards,
  messages: D2Messages,
): Diagnostic[] {
  const note = ({ from, to }: TextRange, message: string): Diagnostic => ({
    from,
    to,
    message,
    severity: 'info',
    source: 'd2',
  });
  // Most sources have neither; their AST need not be walked.
  if (boards.others.length === 0 && !/icon|shape/.test(source)) return [];
  const keys = [...sourceKeys(ast)];
  const foreign = keys
    .filter(({ path, value }) => path.at(-1) === 'icon' && value && FOREIGN.test(textAt(source, value)))
    .map(({ value, key }) => note(value ?? key, messages.foreignImage));
  const [first] = boards.others.length > 0 ? keys.filter(holdsBoards) : [];
  if (!first) return foreign;
  return [...foreign, note(first.key, messages.boards(boards.drawn.path, boards.others))];
}

const textAt = (source: string, { from, to }: TextRange) => source.slice(from, to);

function holdsBoards({ path }: SourceKey): boolean {
  return BOARD_KINDS.some((kind) => path[0] === kind);
}
