/** How often a file may be included, and which part of it. */
export type IncludeMode = 'default' | 'once' | 'many' | 'sub' | 'theme' | 'sprites';

/** What the rewritten statement says to the engine, and the engine then says to us. */
export interface IncludeRequest {
  /** The number of the file the statement is in; 0 is the diagram itself. */
  readonly file: number;
  /** The 1-based line of the statement in that file. */
  readonly line: number;
  readonly mode: IncludeMode;
  /** The path, with variables already replaced. Lower case where it comes from the engine's look-up. */
  readonly path: string;
  /** The part of the file: a number, an id, a sub-block's name, or a theme's name. */
  readonly part?: string;
}

/** The library name under which the engine asks us for every include of a diagram. */
export const OWN_LIBRARY = '_';

const INCLUDE = /^(\s*)!(include(?:url|_many|_once|sub)?)\s+(.+?)(?:\s*\/'.*'\/)?\s*$/;
const THEME = /^(\s*)!theme\s+(.+?)\s+from\s+(.+?)\s*$/i;
const LIST_SPRITES = /^(\s*)listsprites?\s*$/;
const REQUEST = /^(\d+)\.(\d+)([dmonstl])\/([^|]*)(?:\|(.*))?$/s;

const LETTERS = { default: 'd', many: 'm', once: 'o', sub: 's', theme: 't', sprites: 'l' } as const;
const MODES: Readonly<Record<string, IncludeMode>> = {
  d: 'default',
  m: 'many',
  o: 'once',
  s: 'sub',
  t: 'theme',
  l: 'sprites',
};
const KEYWORD_MODES: Readonly<Record<string, IncludeMode>> = {
  include: 'default',
  includeurl: 'many',
  include_many: 'many',
  include_once: 'once',
  includesub: 'sub',
};

/**
 * Rewrites a statement that reads another file, so that the engine asks us for the file: its browser build reads
 * `<library/path>` only, and it alone knows the values of the variables in the path.
 *
 * @param line The line.
 * @param file The number of the file it is in.
 * @param number Its 1-based number there.
 * @returns The line itself where it is no such statement.
 */
export function rewriteInclude(line: string, file: number, number: number): string {
  const [, indent = '', keyword, target = ''] = INCLUDE.exec(line) ?? [];
  const start = (mode: IncludeMode) => `!include <${OWN_LIBRARY}/${file}.${number}${LETTERS[mode]}/`;
  if (keyword) {
    const mode = KEYWORD_MODES[keyword] ?? 'default';
    return `${indent}${start(mode)}${splitPart(target, mode)}>`;
  }
  const [, themeIndent = '', name, from = ''] = THEME.exec(line) ?? [];
  if (name) return `${themeIndent}${start('theme')}${from}|${name}>`;
  const spritesIndent = LIST_SPRITES.exec(line)?.[1];
  if (spritesIndent !== undefined) return `${spritesIndent}${start('sprites')}sprites>`;
  return line;
}

/** The engine cuts a path at its last exclamation mark, so the part behind it is written in another way. */
function splitPart(target: string, mode: IncludeMode): string {
  const mark = target.lastIndexOf('!');
  if (mark >= 0) return `${target.slice(0, mark)}|${target.slice(mark + 1)}`;
  return mode === 'sub' ? `|${target}` : target;
}

/** Reads what `rewriteInclude` wrote, after the engine has replaced the variables in it. */
export function readRequest(key: string): IncludeRequest | undefined {
  const [, file, line, letter = '', path = '', part] = REQUEST.exec(key) ?? [];
  const mode = MODES[letter];
  if (!mode) return undefined;
  return {
    file: Number(file),
    line: Number(line),
    mode,
    path: path.trim(),
    ...(part === undefined ? {} : { part }),
  };
}

/** Reads a request out of `<_/…>`, the form in which the engine names it in messages. */
export function readRequestReference(reference: string): IncludeRequest | undefined {
  const [, key] = new RegExp(`^<${OWN_LIBRARY}/(.*?)>?$`, 's').exec(reference.trim()) ?? [];
  return key === undefined ? undefined : readRequest(key);
}
