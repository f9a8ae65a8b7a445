/** Attributes in braces behind a topic, in the order they are written: a name alone has the value `true`. */
export type Attributes = readonly (readonly [name: string, value: string])[];

/** The name under which `#id` is held. */
export const ID = '#';

const NAME = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.-]*`;
/** Quotes can stand around all of a value or a part of it. */
const QUOTED = String.raw`"(?:\\.|[^"\\])*"`;
const VALUE = String.raw`(?:[^\s"{}]|${QUOTED})+`;
const TOKEN = new RegExp(String.raw`\s*(?:#(${NAME})|(${NAME})=(${VALUE})|(${NAME}))(?=[\s}])`, 'uy');
const ID_NAME = new RegExp(`^${NAME}$`, 'u');
const PLAIN_VALUE = /^[^\s"{}]+$/u;

/** The most that is read of one line's attributes, in UTF-16 code units. */
const LONGEST = 20_000;

/** Tells whether a text can be the id of a topic in a source. */
export const isIdName = (text: string): boolean => ID_NAME.test(text);

/**
 * Takes the attributes off the end of a line. Braces that hold anything else belong to the text, as do those behind a backslash.
 *
 * @param isFlag Tells which names can stand without a value.
 */
export function splitAttributes(
  line: string,
  isFlag: (name: string) => boolean,
): { text: string; attributes: Attributes; from: number } {
  const whole = { text: line, attributes: [], from: line.length };
  if (!line.endsWith('}')) return whole;
  const from = openingBrace(line);
  const attributes = from < 0 ? undefined : readAttributes(line, from + 1, isFlag);
  return attributes ? { text: line.slice(0, from).trimEnd(), attributes, from } : whole;
}

/** Returns where the last brace opens that begins the line or follows a blank, and is in no attribute's quotes. */
function openingBrace(line: string): number {
  let isQuoted = false;
  for (let at = line.length - 1; at >= 0 && line.length - at < LONGEST; at -= 1) {
    if (line[at] === '"' && line[at - 1] !== '\\') isQuoted = !isQuoted;
    else if (line[at] === '{' && !isQuoted && (at === 0 || /\s/.test(line[at - 1] ?? ''))) return at;
  }
  return -1;
}

function readAttributes(
  line: string,
  from: number,
  isFlag: (name: string) => boolean,
): Attributes | undefined {
  const found: (readonly [string, string])[] = [];
  TOKEN.lastIndex = from;
  let end = from;
  for (let match = TOKEN.exec(line); match; match = TOKEN.exec(line)) {
    const [, id, name, value = '', flag] = match;
    if (flag !== undefined && !isFlag(flag)) return undefined;
    found.push(
      id !== undefined ? [ID, id] : name !== undefined ? [name, unquote(value)] : [flag ?? '', 'true'],
    );
    end = TOKEN.lastIndex;
  }
  return found.length > 0 && line.slice(end).trim() === '}' ? found : undefined;
}

const unquote = (value: string) =>
  value.replaceAll(new RegExp(QUOTED, 'g'), (quoted) =>
    quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char)),
  );

/** Writes attributes in braces; nothing for none. */
export function writeAttributes(attributes: Attributes, isFlag: (name: string) => boolean): string {
  const words = attributes.map(([name, value]) => {
    if (name === ID) return `#${value}`;
    if (value === 'true' && isFlag(name)) return name;
    return `${name}=${PLAIN_VALUE.test(value) ? value : quote(value)}`;
  });
  return words.length > 0 ? `{${words.join(' ')}}` : '';
}

const quote = (value: string) =>
  `"${value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;
