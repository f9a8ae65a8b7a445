import { splitAttributes } from './attributes.js';
import { isFlag } from './properties.js';

/** What has to be escaped inside of a text: backslashes before what they would escape, and themselves at the end of a line. */
const ESCAPABLE = String.raw`[\\{}\[\]# \t]`;
const ESCAPED = new RegExp(String.raw`\\(${ESCAPABLE})`, 'g');
const BACKSLASH = new RegExp(String.raw`\\(?=${ESCAPABLE}|$)`, 'gm');

const WHOLE_LINK = /^\[((?:\\.|[^\]\\])*)\]\((<[^<>\n]*>|[^()<>\s]*)\)$/s;

/** Reads the text of a topic as its lines say it, joined; the whole of it can be a link as Markdown has them. */
export function readText(written: string): { text: string; link: string } {
  const link = WHOLE_LINK.exec(written);
  if (!link) return { text: unescape(written), link: '' };
  const [, text = '', address = ''] = link;
  return { text: unescape(text), link: address.startsWith('<') ? address.slice(1, -1) : address };
}

const unescape = (text: string) => text.replaceAll(ESCAPED, '$1');

/** Writes the text of a topic, and its link around it. Blanks at the end of lines are not kept. */
export function writeText(text: string, link: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .trimEnd()
        .replaceAll(BACKSLASH, String.raw`\\`)
        .replace(/^(?=[ \t])/, '\\'),
    );
  const written = lines.join('\n');
  if (link !== '') return `[${written.replaceAll(/[[\]]/g, String.raw`\$&`)}](${writeAddress(link)})`;
  if (WHOLE_LINK.test(written)) return `\\${written}`;
  const { attributes, from } = splitAttributes(written, isFlag);
  return attributes.length > 0 ? `${written.slice(0, from)}\\${written.slice(from)}` : written;
}

const writeAddress = (link: string) => {
  const safe = link.replaceAll(/[<>\s]/g, encodeURIComponent);
  return /[()]/.test(safe) || safe === '' ? `<${safe}>` : safe;
};
