/** One line of a sequence diagram that draws something of its own. A message leads from its first end to its second. */
export type SequenceStatement =
  | { readonly kind: 'participant'; readonly name: string; readonly label: string; readonly line: number }
  | { readonly kind: 'message'; readonly ends: readonly [string, string]; readonly line: number };

const NAME = String.raw`"[^"]*"|[^\s"'<>\-\[\]:/\\]+`;
const DECLARATION = new RegExp(
  String.raw`^(?:create\s+)?(?:participant|actor|boundary|control|entity|database|collections|queue)\s+(${NAME}|\S+?)(?:\s+as\s+(${NAME}|\S+?))?(?=\s|$|<<|#|\[)`,
  'i',
);
const CREATED = new RegExp(`^create\\s+(${NAME})\\s*$`, 'i');
const COLOUR = String.raw`(?:\[[#\w,;-]*\])?`;
// One character at a time: alternatives of one and of two would make a run of backslashes take forever to refuse.
const ARROW = String.raw`(?:[<\/\\]|[xo](?=[<\/\\-]))*-+${COLOUR}-*(?:[>\/\\]|[xo](?=[\s"\]:]|$))*`;
const MESSAGE = new RegExp(
  String.raw`^(?:&\s*)?(?:\{\w+\}\s*)?(${NAME}|\[[xo]?|\?)?\s*(${ARROW})\s*(${NAME}|[xo]?\]|\?)?\s*(?:as\s+\S+\s*)?(?:<<.*?>>\s*)?(?:[+*!-]{2}\s*)*(?:#\w+\s*)?(?::\s*(.*))?$`,
);

/**
 * Reads the participants and messages of a sequence diagram, in their order. A participant nobody declares comes before
 * the message that names it first.
 *
 * @param lines The diagram's lines; numbers in the answer count from 0.
 */
export function readSequence(lines: readonly string[]): SequenceStatement[] {
  const statements: SequenceStatement[] = [];
  const known = new Set<string>();
  const meet = (name: string, label: string, line: number) => {
    if (known.has(name)) return;
    known.add(name);
    statements.push({ kind: 'participant', name, label, line });
  };
  for (const [line, raw] of lines.entries()) {
    const text = raw.trim();
    const declared = DECLARATION.exec(text) ?? CREATED.exec(text);
    if (declared) {
      const [first, second] = [unquote(declared[1] ?? ''), unquote(declared[2] ?? '')];
      // `"label" as id`, and `id as "label"`.
      const labelLast = declared[2]?.startsWith('"') === true;
      meet(second === '' || labelLast ? first : second, labelLast ? second : first, line);
      continue;
    }
    const ends = messageEnds(text);
    if (!ends) continue;
    for (const end of ends) if (end !== '') meet(end, end, line);
    statements.push({ kind: 'message', ends: isBackward(text) ? [ends[1], ends[0]] : ends, line });
  }
  return statements;
}

/** Returns the names at both ends of a message, empty where it comes from outside, or undefined for another statement. */
export function messageEnds(text: string): readonly [string, string] | undefined {
  if (/^return\b/i.test(text)) return ['', ''];
  const match = MESSAGE.exec(text);
  if (!match || (match[1] === undefined && match[3] === undefined)) return undefined;
  const end = (name = '') => (/^\[|\]$|^\?$/.test(name) ? '' : unquote(name));
  return [end(match[1]), end(match[3])];
}

/** Tells whether a message has its head at the left alone. */
function isBackward(text: string): boolean {
  const arrow = MESSAGE.exec(text)?.[2] ?? '';
  return /^[xo]?[<\\/]/.test(arrow) && !/[>\\/][xo]?$/.test(arrow);
}

function unquote(name: string): string {
  return name.replace(/^"(.*)"$/, '$1');
}
