import { converterOf } from '../converter.js';
import { readXmind } from './read.js';
import { writeXmind } from './write.js';

/** Reads and writes files of XMind. */
export const xmind = converterOf({ read: readXmind, write: writeXmind });
