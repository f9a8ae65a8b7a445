import type { BlockContent, Heading, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { dataAddress } from '@letu/core';
import type { MindMap, Topic } from '../../document/model.js';
import { checkedOf, withoutBoxes } from '../checkBox.js';
import type { Writing } from '../converter.js';
import { withEmoji } from '../emoji.js';

/** The largest picture that is put into the text, in bytes. */
const LARGEST_IMAGE = 512 << 10;

/** Writes Markdown: the central topic and those below it are headings, all others items of lists, and notes stand below them. */
export function writeMarkdown(map: MindMap, writing: Writing): string {
  const { notes } = writing;
  notes.changed('floatingToTopic', map.floating.length);
  notes.lost('relationship', map.relationships.length);
  const writer = new MarkdownWriter(writing);
  const main = [...map.root.children, ...map.floating.map(({ topic }) => topic)];
  const children: RootContent[] = [
    ...writer.heading(map.root, 1),
    ...main.flatMap((topic) => [...writer.heading(topic, 2), ...writer.list(topic.children)]),
  ];
  return toMarkdown({ type: 'root', children }, { extensions: [gfmToMarkdown()], bullet: '-' });
}

class MarkdownWriter {
  readonly #writing: Writing;

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  heading(topic: Topic, depth: Heading['depth']): (Heading | Paragraph)[] {
    return [{ type: 'heading', depth, children: this.#inline(topic, true) }, ...noteOf(topic)];
  }

  list(topics: readonly Topic[]): List[] {
    if (topics.length === 0) return [];
    return [{ type: 'list', spread: false, children: topics.map((topic) => this.#item(topic)) }];
  }

  #item(topic: Topic): ListItem {
    const checked = checkedOf(topic.icons);
    const text: BlockContent = { type: 'paragraph', children: this.#inline(topic, false) };
    return {
      type: 'listItem',
      spread: false,
      ...(checked === undefined ? {} : { checked }),
      children: [text, ...noteOf(topic), ...this.list(topic.children)],
    };
  }

  #inline(topic: Topic, isHeading: boolean): PhrasingContent[] {
    const { style, link, boundaries, summary, tags } = topic;
    const { notes } = this.#writing;
    notes.lost('tag', tags.length);
    notes.lost('boundary', boundaries.length);
    if (summary > 0) notes.lost('summary');
    if (link.startsWith('#')) notes.lost('link');
    if (Object.keys(style).some((name) => !['bold', 'italic', 'strike'].includes(name))) notes.lost('style');
    const icons = isHeading ? topic.icons : withoutBoxes(topic.icons);
    const text = withEmoji({ ...topic, icons }, notes);
    const isLinked = link !== '' && !link.startsWith('#');
    const words = styled(style, textNodes(text));
    return [
      ...(isLinked ? [{ type: 'link', url: link, children: words } as const] : words),
      ...this.#image(topic),
    ] as PhrasingContent[];
  }

  #image({ image }: Topic): PhrasingContent[] {
    if (!image) return [];
    const file = this.#writing.files.get(image.file);
    if (!file || file.bytes.length > LARGEST_IMAGE) {
      this.#writing.notes.lost('image');
      return [];
    }
    return [{ type: 'image', url: dataAddress(file), alt: '' }];
  }
}

/** Lines of a text, which Markdown has only as HTML where no line may end: in headings. */
function textNodes(text: string): PhrasingContent[] {
  return text
    .split('\n')
    .flatMap((line, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'html', value: '<br>' } as const] : []),
      { type: 'text', value: line },
    ]);
}

function styled({ bold, italic, strike }: Topic['style'], words: PhrasingContent[]): PhrasingContent[] {
  let found = words;
  if (strike) found = [{ type: 'delete', children: found }];
  if (italic) found = [{ type: 'emphasis', children: found }];
  if (bold) found = [{ type: 'strong', children: found }];
  return found;
}

/** A note as paragraphs; single line breaks within are hard ones. */
function noteOf({ note }: Topic): Paragraph[] {
  return note
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: [{ type: 'text', value: line }] }));
}
