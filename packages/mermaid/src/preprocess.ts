import { MappedText } from './mappedText.js';

/** What Mermaid makes of a source before it parses it, with every character's place in the source. */
export interface PreparedSource {
  /** The text the parsers get. */
  readonly text: MappedText;
  /** The text that the parsers of agentflow and eventmodeling get: comments are left in it. */
  readonly withComments: MappedText;
  /** The YAML between the `---` lines at the start. */
  readonly frontMatter: MappedText | undefined;
}

const LINE_BREAK = /\r\n?/g;
const HTML_TAG = /<\w+[^>]*>/g;
const DIRECTIVE = /%%\{\s*\w+\s*:?\s*(?:\w+|(?:(?!\}%%)[^\r\u2028\u2029])*)\s*(?:\}%%)?/g;
const COMMENT = /^\s*%%(?!\{)[^\n]+\n?/gm;
/** The last semicolon of a style that has a colour, which would look like the end of an entity. */
const STYLE_END = /;(?!.*;)(?<=(?:style|classDef).*:\S*#.*;)/g;
const ENTITY = /#\w+;/g;

/**
 * Does to a source what Mermaid 12 does before it parses it: line breaks and HTML attributes are normalised, front
 * matter, directives and comments left out, character entities written in Mermaid's own way.
 *
 * Mermaid says where an error is in the text its parser got; this is how the place is found in the source.
 *
 * @see https://github.com/mermaid-js/mermaid/blob/develop/packages/mermaid/src/preprocess.ts
 */
export function prepareSource(source: string): PreparedSource {
  const normalised = MappedText.of(source)
    .replaceAll(LINE_BREAK, () => '\n')
    .replaceAll(HTML_TAG, (tag) => tag.replaceAll(/="([^"]*)"/g, "='$1'"));
  const matter = findFrontMatter(normalised.text);
  const body = normalised.from(matter?.length ?? 0);
  const withComments = body.replaceAll(DIRECTIVE, () => '');
  const bare = withComments.replaceAll(COMMENT, () => '');
  const text = bare.from(bare.text.length - bare.text.trimStart().length);
  return {
    text: encodeEntities(text).append('\n'),
    withComments: encodeEntities(withComments).append('\n'),
    frontMatter: matter ? normalised.from(matter.yamlFrom) : undefined,
  };
}

function encodeEntities(text: MappedText): MappedText {
  return text
    .replaceAll(STYLE_END, () => '')
    .replaceAll(ENTITY, (entity) => {
      const name = entity.slice(1, -1);
      return `${/^\d+$/.test(name) ? 'ﬂ°°' : 'ﬂ°'}${name}¶ß`;
    });
}

/** Where the front matter's YAML starts, and the length of the whole with its fences. */
interface FrontMatter {
  readonly yamlFrom: number;
  readonly length: number;
}

function findFrontMatter(text: string): FrontMatter | undefined {
  const opening = /^([^\S\n]*)---(\s*)/.exec(text);
  if (!opening) return undefined;
  const [{ length }, indent = '', blank = ''] = opening;
  const firstBreak = blank.indexOf('\n');
  if (firstBreak < 0) return undefined;
  const bodyFrom = length - blank.length + firstBreak + 1;
  const fences = [...text.matchAll(new RegExp(`\\n(?=${indent}---\\s*\\n)`, 'g'))]
    .map(({ index }) => index)
    .filter((index) => index >= bodyFrom);
  const last = fences.at(-1);
  if (last === undefined) return undefined;
  // Blank lines after the opening fence belong to it.
  const breaks = [...blank].flatMap((character, index) =>
    character === '\n' ? [length - blank.length + index] : [],
  );
  const yamlFrom = (breaks.findLast((index) => index < last) ?? bodyFrom - 1) + 1;
  const closing = fences.find((index) => index >= yamlFrom);
  if (closing === undefined) return undefined;
  const afterDashes = closing + 1 + indent.length + 3;
  const trailing = /^\s*\n/.exec(text.slice(afterDashes))?.[0] ?? '';
  return { yamlFrom, length: afterDashes + trailing.length };
}
