import type { MindMap, Topic } from '../../document/model.js';
import type { Writing } from '../converter.js';
import { withEmoji } from '../emoji.js';
import type { Notes } from '../notes.js';
import { loseBesideText } from './losses.js';
import { writeCreole } from './creole.js';

/** Writes the mind map of PlantUML. */
export function write(map: MindMap, { notes }: Writing): string {
  const { root, floating, settings } = map;
  const lines = ['@startmindmap'];
  if (settings.layout === 'org') lines.push('top to bottom direction');
  if (settings.layout === 'left') lines.push('right to left direction');
  const add = (topic: Topic, depth: number): void => {
    lines.push(line(topic, depth, notes));
    for (const child of topic.children) add(child, depth + 1);
  };
  lines.push(line(root, 1, notes));
  const isLeft = ({ side }: Topic) => side === 'left';
  for (const topic of root.children.filter((child) => !isLeft(child))) add(topic, 2);
  const left = root.children.filter(isLeft);
  if (left.length > 0) lines.push('left side');
  for (const topic of left) add(topic, 2);
  for (const { topic } of floating) add(topic, 1);
  notes.lost('relationship', map.relationships.length);
  return [...lines, '@endmindmap', ''].join('\n');
}

function line(topic: Topic, depth: number, notes: Notes): string {
  const { note, link } = topic;
  const { fill, bold, italic, strike, underline, shape, ...rest } = topic.style;
  const isBoxless = shape === 'none' || shape === 'underline';
  const style = { ...rest, ...(isBoxless || shape === undefined ? {} : { shape }) };
  const isWeb = link !== '' && !link.startsWith('#');
  loseBesideText({ ...topic, style, link: isWeb ? '' : link }, notes);
  if (note !== '') notes.lost('note');
  let text = writeCreole(withEmoji(topic, notes));
  if (isWeb) text = `[[${link} ${text.replaceAll(']]', ']<U+005D>')}]]`;
  if (underline) text = `__${text}__`;
  if (strike) text = `--${text}--`;
  if (italic) text = `//${text}//`;
  if (bold) text = `**${text}**`;
  const color = fill === undefined ? '' : `[#${fill.replace('#', '')}]`;
  const head = `${'*'.repeat(depth)}${color}${isBoxless ? '_' : ''}`;
  // Beyond a line, and where a text begins as a mark does, it stands between a colon and a semicolon.
  return text.includes('\n') || text === '' ? `${head}:${text};` : `${head} ${text}`;
}
