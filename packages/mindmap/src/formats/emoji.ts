import type { Topic } from '../document/model.js';
import type { Notes } from './notes.js';

const NAME = /^[\w%./ -]+$/;

/** Returns a text with its icons before it, for formats that have none: emoji are text too. Those that only have a name are left out. */
export function withEmoji({ text, icons }: Pick<Topic, 'text' | 'icons'>, notes: Notes): string {
  const emoji = icons.filter((icon) => !NAME.test(icon));
  notes.lost('icon', icons.length - emoji.length);
  return [...emoji, text].join(' ').trim();
}
