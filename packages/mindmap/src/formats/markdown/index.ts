import { converterOf } from '../converter.js';
import { readMarkdown } from './read.js';
import { writeMarkdown } from './write.js';

/** Reads and writes Markdown. */
export const markdown = converterOf({ read: readMarkdown, write: writeMarkdown });
