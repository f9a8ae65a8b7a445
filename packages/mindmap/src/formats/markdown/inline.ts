import type { Nodes, PhrasingContent } from 'mdast';
import { addLink } from '../address.js';
import type { Reading } from '../converter.js';
import type { Draft } from '../draft.js';
import { bytesOfDataAddress } from '../images.js';

/** Where the references of a text lead, by their names. */
export type Definitions = ReadonlyMap<string, string>;

/** Reads the words of a paragraph or a heading into a topic's text: links and pictures become the topic's own. */
export function takeInline(
  draft: Draft,
  content: readonly PhrasingContent[],
  definitions: Definitions,
  reading: Reading,
): void {
  const whole = takeWholeStyle(draft, content);
  draft.text = new InlineReader(draft, definitions, reading).text(whole).trim();
}

/** Words that are all bold, italic or struck through are so as a topic. */
function takeWholeStyle(draft: Draft, content: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [only, ...others] = content;
  if (!only || others.length > 0) return content;
  if (only.type === 'strong') draft.style.bold = true;
  else if (only.type === 'emphasis') draft.style.italic = true;
  else if (only.type === 'delete') draft.style.strike = true;
  else return content;
  return takeWholeStyle(draft, only.children);
}

const BREAK = /^<br\s*\/?>$/i;
const FOLD = /^<!--\s*(?:markmap:\s*)?fold(?:All)?\s*-->$/i;

class InlineReader {
  readonly #draft: Draft;
  readonly #definitions: Definitions;
  readonly #reading: Reading;
  #hasFormat = false;

  constructor(draft: Draft, definitions: Definitions, reading: Reading) {
    this.#draft = draft;
    this.#definitions = definitions;
    this.#reading = reading;
  }

  text(content: readonly PhrasingContent[]): string {
    return content.map((node) => this.#textOf(node)).join('');
  }

  #textOf(node: Nodes): string {
    switch (node.type) {
      case 'text':
        return node.value.replaceAll('\n', ' ');
      case 'break':
        return '\n';
      case 'inlineCode':
        return `\`${node.value}\``;
      case 'html':
        if (FOLD.test(node.value)) this.#draft.folded = true;
        return BREAK.test(node.value) ? '\n' : '';
      case 'image':
        return this.#image(node.url, node.alt ?? '');
      case 'imageReference':
        return this.#image(this.#definitions.get(node.identifier) ?? '', node.alt ?? '');
      case 'link':
        addLink(this.#draft, node.url, this.#reading.notes);
        return this.text(node.children);
      case 'linkReference':
        addLink(this.#draft, this.#definitions.get(node.identifier) ?? '', this.#reading.notes);
        return this.text(node.children);
      case 'footnoteReference':
        return `[^${node.identifier}]`;
      case 'strong':
      case 'emphasis':
      case 'delete':
        if (!this.#hasFormat) this.#reading.notes.lost('textFormat');
        this.#hasFormat = true;
        return this.text(node.children);
      default:
        return '';
    }
  }

  #image(address: string, alt: string): string {
    const { images, notes } = this.#reading;
    const bytes = bytesOfDataAddress(address);
    const image = bytes && images.add(bytes);
    if (image && !this.#draft.image) this.#draft.image = image;
    else if (bytes || address.startsWith('data:')) notes.lost('image');
    else if (address !== '') {
      this.#draft.notes.push(address);
      notes.changed('imageToNote');
    }
    return alt;
  }
}
