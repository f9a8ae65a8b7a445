import { zipSync } from 'fflate';
import type { DiagramFile, FileMediaType } from '@letu/core';
import { summaryStart, type MindMap, type Relationship, type Topic } from '../../document/model.js';
import type { Writing } from '../converter.js';
import { withEmoji } from '../emoji.js';
import { nameOfIcon } from '../icons.js';
import { structureOf } from './structures.js';
import { writeStyle } from './styles.js';

const EXTENSIONS: Readonly<Record<FileMediaType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** The earliest time that an archive can say, so that the same map gives the same bytes. */
const MODIFIED = new Date(1980, 0, 1);

/** Writes an `.xmind` file as XMind Zen and later have it: JSON and the pictures in an archive. */
export function writeXmind(map: MindMap, writing: Writing): Uint8Array<ArrayBuffer> {
  const writer = new SheetWriter(map, writing);
  const content = [writer.sheet()];
  const resources = [...writer.resources].map(([path, { bytes }]) => [path, bytes] as const);
  const metadata = { dataStructureVersion: '2', creator: { name: 'Letu', version: '0.1.0' } };
  const names = ['content.json', 'metadata.json', ...resources.map(([path]) => path)];
  const manifest = { 'file-entries': Object.fromEntries(names.map((name) => [name, {}])) };
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const zipped = zipSync(
    {
      'content.json': json(content),
      'metadata.json': json(metadata),
      'manifest.json': json(manifest),
      ...Object.fromEntries(resources),
    },
    { mtime: MODIFIED },
  );
  return new Uint8Array(zipped);
}

class SheetWriter {
  readonly #map: MindMap;
  readonly #writing: Writing;
  /** The pictures that are shown, by their paths in the archive. */
  readonly resources = new Map<string, DiagramFile>();

  constructor(map: MindMap, writing: Writing) {
    this.#map = map;
    this.#writing = writing;
  }

  sheet() {
    const { root, floating, relationships, settings } = this.#map;
    const { numbering } = settings;
    const detached = floating.map(({ topic, at }) => ({
      ...this.#topic(topic),
      ...(at ? { position: at } : {}),
    }));
    const written = this.#topic(root);
    const right = root.children.filter(({ side, summary }) => side === 'right' && summary === 0).length;
    const isSided = settings.layout === 'both' && root.children.some(({ side }) => side !== undefined);
    return {
      id: 'sheet-1',
      class: 'sheet',
      title: this.#writing.title ?? root.text,
      rootTopic: {
        ...written,
        class: 'topic',
        structureClass: structureOf(settings.layout),
        ...(numbering === 'none'
          ? {}
          : {
              numbering: {
                numberFormat: `org.xmind.numbering.${numbering === 'decimal' ? 'arabic' : 'chinese'}`,
              },
            }),
        ...(detached.length > 0 ? { children: { ...written.children, detached } } : {}),
        ...(isSided
          ? {
              extensions: [
                {
                  provider: 'org.xmind.ui.map.unbalanced',
                  content: [{ name: 'right-number', content: String(right) }],
                },
              ],
            }
          : {}),
      },
      relationships: relationships.map((relationship, index) => writeRelationship(relationship, index)),
    };
  }

  #topic(topic: Topic): Record<string, unknown> & { readonly children?: object } {
    const style = writeStyle(topic.style);
    const image = this.#image(topic);
    return {
      id: topic.id,
      // Emoji that XMind has no marker for stand before the text.
      title: withEmoji(
        { text: topic.text, icons: topic.icons.filter((icon) => !hasMarker(icon)) },
        this.#writing.notes,
      ),
      ...(topic.folded ? { branch: 'folded' } : {}),
      ...(topic.link === '' ? {} : { href: topic.link.startsWith('#') ? `xmind:${topic.link}` : topic.link }),
      ...(topic.note === '' ? {} : { notes: { plain: { content: topic.note } } }),
      ...(topic.tags.length > 0 ? { labels: topic.tags } : {}),
      ...(topic.icons.some(hasMarker) ? { markers: markersOf(topic.icons) } : {}),
      ...(image ? { image } : {}),
      ...(topic.style.width === undefined ? {} : { customWidth: topic.style.width }),
      ...(Object.keys(style).length > 0 ? { style: { id: `style-${topic.id}`, properties: style } } : {}),
      ...this.#below(topic),
    };
  }

  #image({ image }: Topic) {
    if (!image) return undefined;
    const file = this.#writing.files.get(image.file);
    if (!file) {
      this.#writing.notes.lost('image');
      return undefined;
    }
    const path = `resources/${file.id}.${EXTENSIONS[file.mediaType]}`;
    this.resources.set(path, file);
    const { width, height } = image;
    return { src: `xap:${path}`, ...(width && height ? { width, height } : {}) };
  }

  #below({ id, children, boundaries: own }: Topic) {
    const attached = children.filter(({ summary }) => summary === 0);
    const indexOf = new Map(attached.map((topic, index) => [topic, index]));
    const range = (from: number, count: number) => `(${from},${Math.min(from + count, attached.length) - 1})`;
    const boundaries = children.flatMap((topic, index) =>
      topic.boundaries.flatMap(({ count, title }) => {
        const inside = children.slice(index, index + count).filter(({ summary }) => summary === 0);
        const first = inside[0] && indexOf.get(inside[0]);
        return first === undefined ? [] : [{ range: range(first, inside.length), title }];
      }),
    );
    // The central topic, and floating ones, are no topic's children: theirs goes around themselves.
    const isTree = this.#map.root.id === id || this.#map.floating.some(({ topic }) => topic.id === id);
    if (isTree) boundaries.push(...own.map(({ title }) => ({ range: 'master', title })));
    const summaries = children.flatMap((topic, index) => {
      const first = topic.summary > 0 ? indexOf.get(children[summaryStart(children, index)]!) : undefined;
      return first === undefined ? [] : [{ range: range(first, topic.summary), topicId: topic.id }];
    });
    const summaryTopics = children.filter(({ summary }) => summary > 0);
    const write = (topics: readonly Topic[]) => topics.map((topic) => this.#topic(topic));
    return {
      ...(children.length > 0
        ? {
            children: {
              ...(attached.length > 0 ? { attached: write(attached) } : {}),
              ...(summaryTopics.length > 0 ? { summary: write(summaryTopics) } : {}),
            },
          }
        : {}),
      ...(boundaries.length > 0
        ? {
            boundaries: boundaries.map((boundary, index) => ({ id: `boundary-${id}-${index}`, ...boundary })),
          }
        : {}),
      ...(summaries.length > 0
        ? { summaries: summaries.map((summary, index) => ({ id: `summary-${id}-${index}`, ...summary })) }
        : {}),
    };
  }
}

const hasMarker = (icon: string) => nameOfIcon(icon, 'xmind') !== undefined;
const markersOf = (icons: readonly string[]) =>
  icons.filter(hasMarker).map((icon) => ({ markerId: nameOfIcon(icon, 'xmind') }));

const ARROW = 'org.xmind.arrowShape.';

function writeRelationship({ from, to, label, arrows, color, dashed, bend }: Relationship, index: number) {
  const properties = {
    'arrow-begin-class': ARROW + (arrows === 'both' ? 'triangle' : 'none'),
    'arrow-end-class': ARROW + (arrows === 'none' ? 'none' : 'triangle'),
    ...(color ? { 'line-color': color } : {}),
    ...(dashed ? { 'line-pattern': 'dash' } : {}),
  };
  return {
    id: `relationship-${index + 1}`,
    end1Id: from,
    end2Id: to,
    title: label,
    style: { id: `style-relationship-${index + 1}`, properties },
    ...(bend ? { controlPoints: { 0: { x: bend[0], y: bend[1] }, 1: { x: bend[2], y: bend[3] } } } : {}),
  };
}
