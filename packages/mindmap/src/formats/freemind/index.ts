import { converterOf } from '../converter.js';
import { readFreemind } from './read.js';
import { writeFreemind } from './write.js';

/** Reads and writes files of FreeMind and Freeplane. */
export const freemind = converterOf({ read: readFreemind, write: writeFreemind });
