const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

type Expected = 'value' | 'key' | 'colon' | 'comma' | 'firstKey' | 'firstValue' | 'end';

/**
 * Finds where a text stops being JSON (RFC 8259). Lines of style and preprocessing count as blank, as in PlantUML.
 *
 * @returns The offset of the first character that cannot stand there, or undefined if the text is JSON.
 */
export function findJsonError(text: string): number | undefined {
  const content = text.replaceAll(/^\s*[!#'].*$/gm, (line) => ' '.repeat(line.length));
  const open: string[] = [];
  let expected: Expected = 'value';
  let position = 0;
  for (;;) {
    const rest = content.slice(position).search(/\S/);
    if (rest < 0) return expected === 'end' ? undefined : content.trimEnd().length;
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(content);
    const next: Expected | undefined | null =
      match && step(expected, open, match[1] ?? (match[2] ? 'string' : 'literal'));
    if (!match || !next) return position + rest;
    expected = next;
    position = TOKEN.lastIndex;
  }
}

/** Returns what has to follow a token, or undefined where the token cannot stand. Keeps track of open brackets. */
function step(expected: Expected, open: string[], token: string): Expected | undefined {
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'comma');
  const inObject = open.at(-1) === '{';
  const isClosing = (token === '}' && inObject) || (token === ']' && open.length > 0 && !inObject);
  if (isClosing && ['comma', 'firstKey', 'firstValue'].includes(expected)) {
    open.pop();
    return afterValue();
  }
  switch (expected) {
    case 'firstKey':
    case 'key':
      return token === 'string' ? 'colon' : undefined;
    case 'colon':
      return token === ':' ? 'value' : undefined;
    case 'comma':
      if (token !== ',') return undefined;
      return inObject ? 'key' : 'value';
    case 'end':
      return undefined;
    default:
      if (token === '{' || token === '[') {
        open.push(token);
        return token === '{' ? 'firstKey' : 'firstValue';
      }
      return token === 'string' || token === 'literal' ? afterValue() : undefined;
  }
}
