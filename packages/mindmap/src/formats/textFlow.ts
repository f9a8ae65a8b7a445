const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'html li main nav ol p pre section table tbody thead tr ul'
  ).split(' '),
);
/** What is no text, whatever it holds. */
const HIDDEN = new Set('head script style title template iframe object noscript svg'.split(' '));
const FORMATS = new Set(
  'a b big code del em font i img ins mark s small strike strong sub sup table tt u'.split(' '),
);
const MOST_INDENT = 8;
/** What HTML takes for one blank, which those that do not break are not. */
const BLANKS = /[ \t\n\r\f]+/g;
const LAST_BLANKS = /[ \t\n\r\f]+$/;

/** The plain text of HTML, made as its tags and texts go by: blocks become lines, items of lists get a dash. */
export class TextFlow {
  /** Whether it has more than lines: bold words, links, pictures. */
  hasFormat = false;
  readonly #lines: string[] = [];
  #line = '';
  #hidden = 0;
  #lists = 0;
  #mark = '';

  open(tag: string): void {
    const name = tag.toLowerCase();
    if (HIDDEN.has(name)) this.#hidden += 1;
    if (FORMATS.has(name)) this.hasFormat = true;
    if (name === 'br') this.#break();
    if (name === 'ul' || name === 'ol') this.#lists += 1;
    if (BLOCKS.has(name)) this.#endLine();
    if (name === 'li') this.#mark = `${'  '.repeat(Math.min(MOST_INDENT, Math.max(0, this.#lists - 1)))}- `;
    if (name === 'td' || name === 'th') this.text(' ');
  }

  close(tag: string): void {
    const name = tag.toLowerCase();
    if (HIDDEN.has(name) && this.#hidden > 0) this.#hidden -= 1;
    if ((name === 'ul' || name === 'ol') && this.#lists > 0) this.#lists -= 1;
    if (BLOCKS.has(name)) this.#endLine();
  }

  text(text: string): void {
    if (this.#hidden > 0) return;
    const flat = text.replaceAll(BLANKS, ' ');
    const isFirst = this.#line === '' || this.#line.endsWith(' ');
    this.#line += isFirst ? flat.replace(/^ /, '') : flat;
  }

  /** Returns the text so far. */
  read(): string {
    this.#endLine();
    return this.#lines
      .join('\n')
      .replaceAll('\u00A0', ' ')
      .replace(/^\n+|\s+$/g, '');
  }

  #endLine(): void {
    if (this.#line.trim() !== '') this.#break();
  }

  #break(): void {
    this.#lines.push(`${this.#mark}${this.#line.replace(LAST_BLANKS, '')}`);
    this.#mark = '';
    this.#line = '';
  }
}
