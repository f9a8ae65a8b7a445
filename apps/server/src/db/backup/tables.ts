import type { Schema } from '../schema.js';

/** A table as a backup holds it: its rows are read in the order of its key. */
interface BackedUp {
  readonly name: keyof Schema;
  readonly key: readonly string[];
  /** How many rows are read at once. @default 500 */
  readonly rowsAtOnce?: number;
}

const byId = (name: keyof Schema): BackedUp => ({ name, key: ['id'] });

/** What a backup holds, each table after those it refers to. */
export const BACKED_UP: readonly BackedUp[] = [
  byId('user'),
  byId('account'),
  // Each can be 10 MB.
  { ...byId('file'), rowsAtOnce: 1 },
  { name: 'fileUpload', key: ['userId', 'fileId'] },
  byId('repository'),
  byId('graph'),
  { name: 'graphThumbnail', key: ['graphId'] },
  { name: 'graphFile', key: ['graphId', 'fileId'] },
  { name: 'graphMark', key: ['userId', 'graphId'] },
  { name: 'revision', key: ['graphId', 'number'] },
  ...(['accessGrant', 'shareLink', 'invitation', 'template', 'pluginSetting'] as const).map(byId),
  { name: 'templateFile', key: ['templateId', 'fileId'] },
  // Each can be 20 MB.
  { ...byId('font'), rowsAtOnce: 1 },
  { name: 'preference', key: ['userId', 'key'] },
  ...(['provider', 'model', 'chat', 'message', 'backupPlace', 'backupRun'] as const).map(byId),
];

/** What a backup leaves out: who was signed in then, and what only lives for a day. */
export const LEFT_OUT: readonly (keyof Schema)[] = ['session', 'verification', 'idempotency'];
