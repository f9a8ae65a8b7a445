import type { Topic } from '../document/model.js';
import { emojiOf } from './icons.js';
import type { Notes } from './notes.js';

/** Returns a text with its icons before it as emoji, for formats that have none. Those without an emoji are left out. */
export function withEmoji({ text, icons }: Pick<Topic, 'text' | 'icons'>, notes: Notes): string {
  const emoji = icons.flatMap((icon) => emojiOf(icon) ?? []);
  notes.lost('icon', icons.length - emoji.length);
  return [...emoji, text].join(' ').trim();
}
