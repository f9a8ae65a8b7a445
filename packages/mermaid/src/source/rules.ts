/** What a piece of a source is. Highlighting, names and shapes all go by it. */
export type TokenKind =
  /** The words of statements: the type of a diagram, `style`, `title`. */
  | 'keyword'
  /** Words that open a block, go on with it and close it. */
  | 'begin'
  | 'middle'
  | 'finish'
  /** A word that begins a section, which the next one ends. */
  | 'section'
  /** Braces of blocks. */
  | 'open'
  | 'close'
  /** Words that declare something, such as `class` and `participant`. */
  | 'definition'
  | 'modifier'
  | 'type'
  /** The name of something in the diagram. */
  | 'id'
  | 'className'
  /** What stands around a label and gives its node a shape. */
  | 'shapeOpen'
  | 'shapeClose'
  /** Text shown in a node, at a link, and elsewhere. */
  | 'label'
  | 'linkLabel'
  | 'text'
  | 'heading'
  | 'quote'
  | 'string'
  | 'arrow'
  | 'property'
  | 'value'
  | 'number'
  | 'bool'
  | 'color'
  | 'url'
  | 'escape'
  | 'comment'
  | 'meta'
  | 'punctuation'
  | 'invalid'
  /** Blanks, and what has no meaning of its own. */
  | '';

/**
 * One rule: a pattern, the kinds of its groups (or of the whole where it has none), separated by blanks with `_` for none, and
 * what it does to the mode: `+name` goes into one, `-` leaves it, `=name` takes its place.
 */
export type Rule = readonly [pattern: RegExp, kinds: string, step?: string];

/** A part of a grammar with rules of its own, tried in order. */
export interface Mode {
  readonly rules: readonly Rule[];
  /** The mode goes on on the next line; others end with theirs. */
  readonly multiline?: true;
}

/** The modes of a diagram type; it starts in `main`. */
export type Modes = Readonly<Record<string, Mode>>;

/** A piece of a source and what it is. */
export interface Token {
  readonly from: number;
  readonly to: number;
  readonly kind: TokenKind;
  /** The mode it was read in. */
  readonly mode: string;
}

interface CompiledRule {
  readonly pattern: RegExp;
  readonly kinds: readonly TokenKind[];
  readonly step: string;
}

const compiled = new WeakMap<Mode, readonly CompiledRule[]>();

function rulesOf(mode: Mode): readonly CompiledRule[] {
  const known = compiled.get(mode);
  if (known) return known;
  const rules = mode.rules.map(([pattern, kinds, step = '']): CompiledRule => {
    const flags = new Set([...pattern.flags, 'y', 'u']);
    const names = kinds.split(' ').map((kind) => (kind === '_' ? '' : kind)) as TokenKind[];
    return { pattern: new RegExp(pattern.source, [...flags].join('')), kinds: names, step };
  });
  compiled.set(mode, rules);
  return rules;
}

/**
 * Reads one line.
 *
 * @param line The line without its line break.
 * @param stack The modes the line starts in, the innermost last.
 * @param offset What is added to the places of tokens.
 * @param modes The grammar.
 * @param start Where in the line to begin. What comes before is still seen by rules that look back.
 * @returns The tokens, and the modes at the end of the line.
 */
export function readLine(
  line: string,
  stack: readonly string[],
  offset: number,
  modes: Modes,
  start = 0,
): { readonly tokens: Token[]; readonly stack: readonly string[] } {
  const tokens: Token[] = [];
  let now = stack;
  let at = start;
  while (at < line.length) {
    const name = now.at(-1) ?? 'main';
    const mode = modes[name];
    const rule = mode && rulesOf(mode).find(({ pattern }) => matchesAt(pattern, line, at));
    if (!rule) {
      const length = String.fromCodePoint(line.codePointAt(at) ?? 0).length;
      const kind = /\s/.test(line[at] ?? '') ? '' : 'invalid';
      pushToken(tokens, { from: offset + at, to: offset + at + length, kind, mode: name });
      at += length;
      continue;
    }
    at = pushMatch(tokens, rule, line, at, offset, name);
    now = stepped(now, rule.step);
  }
  return { tokens, stack: now };
}

/** An empty match would read nothing for ever. */
function matchesAt(pattern: RegExp, line: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(line) && pattern.lastIndex > at;
}

function pushMatch(
  tokens: Token[],
  { pattern, kinds }: CompiledRule,
  line: string,
  at: number,
  offset: number,
  mode: string,
): number {
  pattern.lastIndex = at;
  const match = pattern.exec(line);
  const parts = kinds.length > 1 ? (match?.slice(1) ?? []) : [match?.[0]];
  let from = at;
  for (const [index, part = ''] of parts.entries()) {
    const to = from + part.length;
    if (part !== '') {
      pushToken(tokens, { from: offset + from, to: offset + to, kind: kinds[index] ?? '', mode });
    }
    from = to;
  }
  return from;
}

/** Joins characters of no meaning, so that a text is one token however many rules it takes to read it. */
function pushToken(tokens: Token[], token: Token): void {
  const last = tokens.at(-1);
  const joins = token.kind === 'invalid' || token.kind === 'label' || token.kind === 'linkLabel';
  if (last && joins && last.kind === token.kind && last.to === token.from && last.mode === token.mode) {
    tokens[tokens.length - 1] = { ...last, to: token.to };
  } else tokens.push(token);
}

function stepped(stack: readonly string[], step: string): readonly string[] {
  let now = stack;
  for (const one of step.split(' ')) {
    if (one === '-') now = now.slice(0, -1);
    else if (one.startsWith('+')) now = [...now, one.slice(1)];
    else if (one.startsWith('=')) now = [...now.slice(0, -1), one.slice(1)];
  }
  return now;
}

/** Returns the modes that go on on the next line. */
export function carriedOver(stack: readonly string[], modes: Modes): readonly string[] {
  return stack.filter((name) => modes[name]?.multiline);
}
