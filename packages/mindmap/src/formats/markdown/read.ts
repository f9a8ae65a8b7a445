import { CANVAS_BYTES, decodeText, FormatError } from '@letu/core';
import type { BlockContent, DefinitionContent, List, ListItem, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { boxIcon } from '../checkBox.js';
import type { Reading } from '../converter.js';
import { draftOf, mapDraftOf, type Draft, type MapDraft } from '../draft.js';
import { textOfHtml } from '../html.js';
import { told } from '../locales/index.js';
import { checkMarkdown } from './check.js';
import { takeInline, type Definitions } from './inline.js';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:(?!---|\.\.\.).*\r?\n)*)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const TITLE = /^title[ \t]*:[ \t]*(["']?)(.+?)\1[ \t]*$/m;
/**
 * Reads Markdown (CommonMark and GitHub's tables and check boxes): headings and items of lists are topics, what stands below them
 * is their note. A single heading above all others is the central topic; else the title of the file is.
 *
 * @throws FormatError
 */
export function readMarkdown(file: Uint8Array, reading: Reading): MapDraft {
  if (file.length > CANVAS_BYTES) {
    throw new FormatError(
      'too-large',
      told((text) => text.tooLarge(CANVAS_BYTES >> 20)),
    );
  }
  const written = decodeText(file);
  const front = FRONT_MATTER.exec(written);
  const text = front ? written.slice(front[0].length) : written;
  checkMarkdown(text);
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const title = TITLE.exec(front?.[1] ?? '')?.[2] ?? reading.title ?? '';
  return mapDraftOf(new MarkdownReader(text, tree, reading).read(title));
}

type Block = RootContent | BlockContent | DefinitionContent;

class MarkdownReader {
  readonly #text: string;
  readonly #tree: Root;
  readonly #reading: Reading;
  readonly #definitions: Definitions;

  constructor(text: string, tree: Root, reading: Reading) {
    this.#text = text;
    this.#tree = tree;
    this.#reading = reading;
    const definitions = tree.children.filter((node) => node.type === 'definition');
    this.#definitions = new Map(definitions.map(({ identifier, url }) => [identifier, url]));
  }

  read(title: string): Draft {
    const top = draftOf(title);
    const open = [{ draft: top, level: 0 }];
    for (const block of this.#tree.children) {
      if (block.type !== 'heading') {
        this.#addBlock(open.at(-1)!.draft, block);
        continue;
      }
      while (open.at(-1)!.level >= block.depth) open.pop();
      const draft = draftOf('', { line: block.position?.start.line });
      takeInline(draft, block.children, this.#definitions, this.#reading);
      open.at(-1)!.draft.children.push(draft);
      open.push({ draft, level: block.depth });
    }
    return centralOf(top, this.#tree);
  }

  #addBlock(draft: Draft, block: Block): void {
    const { notes } = this.#reading;
    switch (block.type) {
      case 'list':
        return this.#addList(draft, block);
      case 'paragraph': {
        const read = draftOf('', { link: draft.link, notes: draft.notes, image: draft.image });
        takeInline(read, block.children, this.#definitions, this.#reading);
        draft.image = read.image;
        draft.link = read.link;
        if (read.text !== '') draft.notes.push(read.text);
        if (read.folded) draft.folded = true;
        return undefined;
      }
      case 'heading':
        return this.#addBlock(draft, { ...block, type: 'paragraph' });
      case 'blockquote':
        for (const inner of block.children) this.#addBlock(draft, inner);
        return undefined;
      case 'html': {
        if (/^<!--\s*(?:markmap:\s*)?fold/i.test(block.value)) draft.folded = true;
        const { text } = textOfHtml(block.value);
        if (text !== '') draft.notes.push(text);
        return undefined;
      }
      case 'code':
        draft.notes.push(block.value);
        return undefined;
      case 'table':
        notes.changed('tableToNote');
        draft.notes.push(this.#written(block));
        return undefined;
      case 'footnoteDefinition':
        draft.notes.push(this.#written(block));
        return undefined;
      default:
        return undefined;
    }
  }

  #addList(draft: Draft, list: List): void {
    for (const item of list.children) draft.children.push(this.#item(item));
  }

  #item({ children, checked, position }: ListItem): Draft {
    const draft = draftOf('', { line: position?.start.line });
    if (typeof checked === 'boolean') draft.icons.push(boxIcon(checked));
    const [first, ...rest] = children;
    if (first?.type === 'paragraph' || first?.type === 'heading') {
      takeInline(draft, first.children, this.#definitions, this.#reading);
    } else if (first) this.#addBlock(draft, first);
    for (const block of rest) this.#addBlock(draft, block);
    return draft;
  }

  /** A block as it is written. */
  #written({ position }: Block): string {
    return this.#text.slice(position?.start.offset, position?.end.offset);
  }
}

/** The central topic: the only one at the top, or a paragraph above all others, or the file itself. */
function centralOf(top: Draft, tree: Root): Draft {
  const [only, ...others] = top.children;
  if (only && others.length === 0 && top.notes.length === 0) return only;
  const hasHeadings = tree.children.some(({ type }) => type === 'heading');
  const [first] = top.notes;
  if (!hasHeadings && tree.children[0]?.type === 'paragraph' && first !== undefined) {
    return { ...top, text: first, notes: top.notes.slice(1) };
  }
  return top;
}
