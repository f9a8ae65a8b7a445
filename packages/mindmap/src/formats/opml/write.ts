import type { MindMap, Topic } from '../../document/model.js';
import type { Writing } from '../converter.js';
import { checkedOf, withoutBoxes } from '../checkBox.js';
import { withEmoji } from '../emoji.js';
import type { Notes } from '../notes.js';
import { escapeXml } from '@letu/core/xml';

/** Writes an OPML 2.0 file, with notes in `_note` as Dynalist and WorkFlowy read them. */
export function writeOpml(map: MindMap, { notes, title = map.root.text }: Writing): string {
  const lines: string[] = [];
  const outline = (topic: Topic, indent: string): void => {
    lose(topic);
    const written = Object.entries(attributesOf(topic, notes)).map(
      ([name, value]) => ` ${name}="${escapeXml(value)}"`,
    );
    const isEmpty = topic.children.length === 0;
    lines.push(`${indent}<outline${written.join('')}${isEmpty ? '/' : ''}>`);
    for (const child of topic.children) outline(child, `${indent}  `);
    if (!isEmpty) lines.push(`${indent}</outline>`);
  };
  const lose = ({ image, style, boundaries, summary, link }: Topic): void => {
    if (image) notes.lost('image');
    if (Object.keys(style).some((name) => name !== 'color')) notes.lost('style');
    notes.lost('boundary', boundaries.length);
    if (summary > 0) notes.lost('summary');
    if (link.startsWith('#')) notes.lost('link');
  };
  const floating = map.floating.map(({ topic }) => topic);
  outline({ ...map.root, children: [...map.root.children, ...floating] }, '    ');
  notes.changed('floatingToTopic', map.floating.length);
  notes.lost('relationship', map.relationships.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    '  <head>',
    `    <title>${escapeXml(title)}</title>`,
    '  </head>',
    '  <body>',
    ...lines,
    '  </body>',
    '</opml>',
    '',
  ].join('\n');
}

function attributesOf(topic: Topic, notes: Notes): Record<string, string> {
  const { note, link, tags, folded, icons, style } = topic;
  const isChecked = checkedOf(icons);
  return {
    text: withEmoji({ ...topic, icons: withoutBoxes(icons) }, notes),
    ...(note === '' ? {} : { _note: note }),
    // Readers open the address of a link only.
    ...(link === '' || link.startsWith('#') ? {} : { type: 'link', url: link }),
    ...(tags.length > 0 ? { category: tags.map((tag) => tag.replaceAll(',', ' ')).join(',') } : {}),
    ...(style.color ? { color: style.color } : {}),
    ...(folded ? { _collapsed: 'true' } : {}),
    ...(isChecked === true ? { _complete: 'true' } : {}),
    ...(isChecked === false ? { checkbox: 'true' } : {}),
  };
}
