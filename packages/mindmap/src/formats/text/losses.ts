import type { Topic } from '../../document/model.js';
import type { Notes } from '../notes.js';

/** Counts what texts that are drawn by others cannot say of a topic. */
export function loseBesideText(
  { image, link, tags, boundaries, summary, style }: Omit<Topic, 'note' | 'icons' | 'text'>,
  notes: Notes,
): void {
  if (image) notes.lost('image');
  if (link !== '') notes.lost('link');
  if (summary > 0) notes.lost('summary');
  if (Object.keys(style).length > 0) notes.lost('style');
  notes.lost('tag', tags.length);
  notes.lost('boundary', boundaries.length);
}
