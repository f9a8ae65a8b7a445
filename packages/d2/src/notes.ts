import type { Diagnostic, TextRange } from '@letu/core';
import { bareNames, sourceKeys, type SourceKey } from './ast.js';
import { BOARD_KINDS, type Boards } from './boards.js';
import { FULL_WIDTH } from './fullWidth.js';
import type { D2Messages } from './locales/zh-CN.js';
import type { AstMap } from './vendor/api.js';

/** An address of another server, quoted or not. */
const FOREIGN = /^["'|\s]*(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** What is hardly ever meant to be in a name. */
const SIGNS = /[：；｛｝→←↔]/g;

/** Says what a picture shows otherwise than it may be meant, and what it does not show, at its place in the source. */
export function pictureNotes(
  source: string,
  ast: AstMap | undefined,
  boards: Boards,
  messages: D2Messages,
): Diagnostic[] {
  return [...signWarnings(source, ast, messages), ...absences(source, ast, boards, messages)];
}

/** Warns of signs that are no signs to D2, and so have become part of a name. */
function signWarnings(source: string, ast: AstMap | undefined, messages: D2Messages): Diagnostic[] {
  if (source.search(SIGNS) < 0) return [];
  // The names of a chain are at the end of one connection and at the beginning of the next.
  const names = new Map([...bareNames(ast)].map((name) => [name.from, name]));
  return [...names.values()].flatMap((name) =>
    [...textAt(source, name).matchAll(SIGNS)].map(({ 0: found, index }): Diagnostic => {
      const from = name.from + index;
      const message = messages.fullWidth(found, FULL_WIDTH[found] ?? found);
      return { from, to: from + found.length, message, severity: 'warning', source: 'd2' };
    }),
  );
}

function absences(
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
