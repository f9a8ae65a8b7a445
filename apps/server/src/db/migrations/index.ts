import { initial } from './0001-initial.js';
import { tools } from './0002-tools.js';
import { options } from './0003-options.js';
import { files } from './0004-files.js';
import { search } from './0005-search.js';
import { backups } from './0006-backups.js';
import { readings } from './0007-readings.js';
import { presence } from './0008-presence.js';
import type { Migration } from './migration.js';

/** Every step of the schema, in order. */
export const MIGRATIONS: readonly Migration[] = [
  initial,
  tools,
  options,
  files,
  search,
  backups,
  readings,
  presence,
];
