import { ID, writeAttributes, type Attributes } from './attributes.js';
import {
  DEFAULT_SETTINGS,
  treesOf,
  withDescendants,
  type MindMap,
  type Relationship,
  type Topic,
} from './model.js';
import {
  isFlag,
  placeAttributes,
  relationshipAttributes,
  settingsAttributes,
  topicAttributes,
} from './properties.js';
import { writeText } from './text.js';

const INDENT = '  ';
const ARROWS = { to: '->', both: '<->', none: '--' } as const;

/** Writes a map as its source: what differs between two maps is what differs between their lines. */
export function write(map: MindMap): string {
  const names = namesOf(map);
  const settings = settingsAttributes(map.settings, DEFAULT_SETTINGS);
  const trees = [
    writeTree(map.root, settings, names),
    ...map.floating.map(({ topic, at }) => writeTree(topic, placeAttributes(at), names)),
  ];
  const related = map.relationships.map((relationship) => writeRelationship(relationship, names));
  return [...trees, ...(related.length > 0 ? [related.join('\n')] : [])].join('\n\n') + '\n';
}

/** Returns what the topics are called that a name is needed for, by their ids. */
function namesOf(map: MindMap): ReadonlyMap<string, string> {
  const topics = withDescendants(treesOf(map));
  const names = new Map(topics.filter(({ named }) => named).map(({ id }) => [id, id]));
  const taken = new Set(names.values());
  const referred = new Set(map.relationships.flatMap(({ from, to }) => [from, to]));
  for (const { link } of topics) if (link.startsWith('#')) referred.add(link.slice(1));
  let last = 0;
  for (const { id } of topics) {
    if (!referred.has(id) || names.has(id)) continue;
    do last += 1;
    while (taken.has(`n${last}`));
    names.set(id, `n${last}`);
  }
  return names;
}

function writeTree(root: Topic, said: Attributes, names: ReadonlyMap<string, string>): string {
  const lines = topicLines(root, '# ', '', said, names);
  if (root.children.length > 0) lines.push('');
  const waiting = root.children.toReversed().map((topic) => ({ topic, indent: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { topic, indent } = next;
    lines.push(...topicLines(topic, `${indent}- `, indent + INDENT, [], names));
    for (const child of topic.children.toReversed()) waiting.push({ topic: child, indent: indent + INDENT });
  }
  return lines.join('\n');
}

function topicLines(
  topic: Topic,
  mark: string,
  indent: string,
  said: Attributes,
  names: ReadonlyMap<string, string>,
): string[] {
  const name = names.get(topic.id);
  const target = topic.link.startsWith('#') ? names.get(topic.link.slice(1)) : undefined;
  const text = writeText(topic.text, target === undefined ? topic.link : `#${target}`);
  const attributes = writeAttributes(
    [...(name === undefined ? [] : [[ID, name] as const]), ...said, ...topicAttributes(topic)],
    isFlag,
  );
  const written = [text, attributes].filter((part) => part !== '').join(' ');
  const lines = `${mark}${written}`.trimEnd().replaceAll('\n', `\\\n${indent}`);
  const notes = topic.note === '' ? [] : topic.note.split(/\r\n?|\n/);
  return [lines, ...notes.map((line) => `${indent}> ${line}`.trimEnd())];
}

function writeRelationship(relationship: Relationship, names: ReadonlyMap<string, string>): string {
  const { from, to, label, arrows } = relationship;
  const ends = `${names.get(from) ?? from} ${ARROWS[arrows]} ${names.get(to) ?? to}`;
  const attributes = writeAttributes(relationshipAttributes(relationship), isFlag);
  const text = label === '' ? ends : `${ends}: ${writeText(label, '').replaceAll('\n', '\\\n')}`;
  return attributes === '' ? text : `${text} ${attributes}`;
}
