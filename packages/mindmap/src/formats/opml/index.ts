import { converterOf } from '../converter.js';
import { readOpml } from './read.js';
import { writeOpml } from './write.js';

/** Reads and writes OPML, which outliners exchange. */
export const opml = converterOf({ read: readOpml, write: writeOpml });
