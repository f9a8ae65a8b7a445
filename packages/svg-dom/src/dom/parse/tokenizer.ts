import { decodeHtml } from './characterReferences.js';

/** An attribute as written, its name in lower case and its references decoded. */
export type TokenAttribute = readonly [name: string, value: string];

/** What the markup is made of. */
export type Token =
  | { readonly type: 'text' | 'comment'; readonly text: string }
  | {
      readonly type: 'start';
      readonly name: string;
      readonly attributes: readonly TokenAttribute[];
      readonly selfClosing: boolean;
    }
  | { readonly type: 'end'; readonly name: string }
  | { readonly type: 'doctype'; readonly name: string };

const TAG_NAME = /[a-z][^\s/>]*/iy;
// White space and slashes, then a name, which may start with `=`, and perhaps a value.
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)("|$)|'([^']*)('|$)|([^\s>"'][^\s>]*)?))?/y;
const TAG_END = /[\s/]*?(\/?)>/y;
const COMMENT_END = /--!?>/g;
const EMPTY_COMMENT = /-?>/y;

/** Cuts HTML into tokens (https://html.spec.whatwg.org/#tokenization). */
export class Tokenizer {
  readonly #html: string;
  #at = 0;

  constructor(html: string) {
    this.#html = html.includes('\r') ? html.replace(/\r\n?/g, '\n') : html;
  }

  /**
   * Reads the next token.
   *
   * @param allowsCdata Whether `<![CDATA[` starts a section here, as it does in SVG and MathML.
   * @returns `null` at the end.
   */
  next(allowsCdata: boolean): Token | null {
    while (this.#at < this.#html.length) {
      const token = this.#html[this.#at] === '<' ? this.#markup(allowsCdata) : this.#text();
      if (token) return token;
    }
    return null;
  }

  /** Reads all up to an end tag, which is taken too. @returns the text in between */
  rawText(tagName: string): string {
    const endTag = new RegExp(`</${tagName}(?=[\\s/>])`, 'gi');
    endTag.lastIndex = this.#at;
    const end = endTag.exec(this.#html)?.index ?? this.#html.length;
    const text = this.#html.slice(this.#at, end);
    this.#at = end;
    if (end < this.#html.length) this.#markup(false);
    return text;
  }

  /** Reads all that is left. */
  rest(): string {
    const text = this.#html.slice(this.#at);
    this.#at = this.#html.length;
    return text;
  }

  /** Passes over a line break that follows `<pre>` and its like. */
  skipNewline(): void {
    if (this.#html[this.#at] === '\n') this.#at++;
  }

  #text(): Token {
    // One step on, since a `<` that starts no markup is text itself.
    const end = this.#find('<', this.#at + 1);
    const text = decodeHtml(this.#html.slice(this.#at, end));
    this.#at = end;
    return { type: 'text', text };
  }

  #find(text: string, from: number): number {
    const found = this.#html.indexOf(text, from);
    return found < 0 ? this.#html.length : found;
  }

  #markup(allowsCdata: boolean): Token | null {
    const html = this.#html;
    const next = html[this.#at + 1] ?? '';
    if (/[a-z]/i.test(next)) return this.#startTag();
    if (next === '/') return this.#endTag();
    if (next === '?') return this.#bogusComment(this.#at + 1);
    if (next !== '!') return this.#text();
    if (html.startsWith('<!--', this.#at)) return this.#comment();
    if (allowsCdata && html.startsWith('<![CDATA[', this.#at)) return this.#cdata();
    if (/^doctype/i.test(html.slice(this.#at + 2, this.#at + 9))) return this.#doctype();
    return this.#bogusComment(this.#at + 2);
  }

  #startTag(): Token | null {
    TAG_NAME.lastIndex = this.#at + 1;
    const name = (TAG_NAME.exec(this.#html)?.[0] ?? '').toLowerCase().replaceAll('\0', '\ufffd');
    this.#at = TAG_NAME.lastIndex;
    const attributes = this.#attributes();
    const selfClosing = this.#tagEnd();
    return selfClosing === null ? null : { type: 'start', name, attributes, selfClosing };
  }

  #endTag(): Token | null {
    TAG_NAME.lastIndex = this.#at + 2;
    const name = TAG_NAME.exec(this.#html)?.[0].toLowerCase();
    if (name === undefined) {
      if (this.#at + 2 >= this.#html.length) return this.#text();
      if (this.#html[this.#at + 2] !== '>') return this.#bogusComment(this.#at + 2);
      this.#at += 3;
      return null;
    }
    this.#at = TAG_NAME.lastIndex;
    this.#attributes();
    return this.#tagEnd() === null ? null : { type: 'end', name };
  }

  /** Reads attributes; of those with the same name the first counts. */
  #attributes(): TokenAttribute[] {
    const attributes = new Map<string, string>();
    for (;;) {
      ATTRIBUTE.lastIndex = this.#at;
      const match = ATTRIBUTE.exec(this.#html);
      if (!match) return [...attributes];
      this.#at = ATTRIBUTE.lastIndex;
      const [, name = '', double, , single, , plain] = match;
      const key = name.toLowerCase().replaceAll('\0', '\ufffd');
      const value = decodeHtml(double ?? single ?? plain ?? '', true).replaceAll('\0', '\ufffd');
      if (!attributes.has(key)) attributes.set(key, value);
    }
  }

  /** Passes the `>`. @returns whether there was a slash in front; `null` where the text ends inside the tag */
  #tagEnd(): boolean | null {
    TAG_END.lastIndex = this.#at;
    const match = TAG_END.exec(this.#html);
    this.#at = match ? TAG_END.lastIndex : this.#html.length;
    return match && match[1] === '/';
  }

  #comment(): Token {
    const start = this.#at + 4;
    COMMENT_END.lastIndex = start;
    EMPTY_COMMENT.lastIndex = start;
    if (EMPTY_COMMENT.test(this.#html)) {
      this.#at = EMPTY_COMMENT.lastIndex;
      return { type: 'comment', text: '' };
    }
    const match = COMMENT_END.exec(this.#html);
    const text = this.#html.slice(start, match?.index);
    this.#at = match ? COMMENT_END.lastIndex : this.#html.length;
    return { type: 'comment', text: match ? text : text.replace(/--?!?$/, '') };
  }

  #bogusComment(start: number): Token {
    const end = this.#find('>', start);
    this.#at = end + 1;
    return { type: 'comment', text: this.#html.slice(start, end).replaceAll('\0', '\ufffd') };
  }

  #cdata(): Token {
    const start = this.#at + 9;
    const end = this.#find(']]>', start);
    this.#at = end + 3;
    return { type: 'text', text: this.#html.slice(start, end) };
  }

  #doctype(): Token {
    const end = this.#find('>', this.#at);
    const text = this.#html.slice(this.#at + 9, end).trim();
    this.#at = end + 1;
    return { type: 'doctype', name: (/^\S*/.exec(text)?.[0] ?? '').toLowerCase() };
  }
}
