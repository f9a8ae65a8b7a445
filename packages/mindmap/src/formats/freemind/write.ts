import type { MindMap, Relationship, Topic } from '../../document/model.js';
import { summaryStart, treesOf, withDescendants } from '../../document/model.js';
import type { Writing } from '../converter.js';
import { nameOfIcon } from '../icons.js';
import { escapeXml } from '@letu/core/xml';
import { writeStyle } from './styles.js';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Writes a `.mm` file as FreeMind and Freeplane read it, in ASCII as they do themselves. */
export function writeFreemind(map: MindMap, { notes }: Writing): string {
  const topics = withDescendants(treesOf(map));
  const ids = new Map(topics.map(({ id }, index) => [id, `ID_${index + 1}`]));
  const related = new Map<string, Relationship[]>();
  for (const relationship of map.relationships) {
    const beside = related.get(relationship.from);
    if (beside) beside.push(relationship);
    else related.set(relationship.from, [relationship]);
  }
  const lines = ['<map version="1.0.1">'];
  const node = (topic: Topic, given: Attributes, hooks: readonly string[]): void => {
    const style = writeStyle(topic.style);
    if (style.hasMore) notes.lost('style');
    if (topic.image) notes.lost('image');
    const link = topic.link.startsWith('#') ? `#${ids.get(topic.link.slice(1)) ?? ''}` : topic.link;
    lines.push(
      tag('node', {
        ID: ids.get(topic.id),
        TEXT: topic.text,
        FOLDED: topic.folded ? 'true' : undefined,
        LINK: link === '' ? undefined : link,
        TAGS: topic.tags.length > 0 ? topic.tags.join('\n') : undefined,
        ...given,
        ...style.attributes,
      }),
      ...tagOrNone('edge', style.edge),
      ...tagOrNone('font', style.font),
      ...topic.icons.map((icon) => tag('icon', { BUILTIN: nameOfIcon(icon, 'freemind') }, true)),
      ...hooks.map((name) => tag('hook', { NAME: name }, true)),
      ...(related.get(topic.id) ?? []).map(({ to, label, arrows, color, dashed }) =>
        tag(
          'arrowlink',
          {
            DESTINATION: ids.get(to),
            STARTARROW: arrows === 'both' ? 'Default' : 'None',
            ENDARROW: arrows === 'none' ? 'None' : 'Default',
            COLOR: color,
            DASH: dashed ? '3 3' : undefined,
            MIDDLE_LABEL: label === '' ? undefined : label,
          },
          true,
        ),
      ),
    );
    for (const { count, title } of topic.boundaries) {
      if (count === 1) lines.push(tag('cloud', {}, true));
      if (count > 1 || title !== '') notes.lost('boundary');
    }
    if (topic.note !== '') lines.push(...noteLines(topic.note));
    const firsts = new Set(
      topic.children.flatMap(({ summary }, index) =>
        summary > 0 ? [summaryStart(topic.children, index)] : [],
      ),
    );
    topic.children.forEach((child, index) => {
      const isSummary = child.summary > 0;
      node(child, { POSITION: topic === map.root ? child.side : undefined }, [
        ...(firsts.has(index) ? ['FirstGroupNode'] : []),
        ...(isSummary ? ['SummaryNode'] : []),
      ]);
    });
    if (topic === map.root) for (const { topic: one } of map.floating) node(one, {}, ['FreeNode']);
    lines.push('</node>');
  };
  node(map.root, {}, []);
  lines.push('</map>', '');
  return toAscii(lines.join('\n'));
}

function noteLines(note: string): readonly string[] {
  return [
    '<richcontent TYPE="NOTE"><html><head></head><body>',
    ...note.split('\n').map((line) => `<p>${line.trim() === '' ? '<br/>' : spaced(escapeXml(line))}</p>`),
    '</body></html></richcontent>',
  ];
}

/** Blanks in a row, which HTML takes for one. */
const spaced = (text: string) => text.replaceAll(/ (?= )|^ | $/g, '&#160;');

function tag(name: string, attributes: Attributes, isEmpty = false): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}${isEmpty ? '/' : ''}>`;
}

const tagOrNone = (name: string, attributes: Attributes) =>
  Object.values(attributes).some((value) => value !== undefined) ? [tag(name, attributes, true)] : [];

/** FreeMind reads files in the encoding of the machine where nothing says another. */
const toAscii = (text: string) =>
  text.replaceAll(/[\u0080-\u{10ffff}]/gu, (character) => `&#x${character.codePointAt(0)!.toString(16)};`);
