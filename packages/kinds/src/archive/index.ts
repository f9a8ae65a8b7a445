export { ArchiveError, type ArchiveErrorCode } from './archiveError.js';
export { entryName } from './entryNames.js';
export { fingerprintOf } from './fingerprint.js';
export type { ArchivedGraph, ArchivedRepository, ListedGraph, Manifest } from './manifest.js';
export { ownFileOf } from './ownFile.js';
export { readArchive, type Archive } from './readArchive.js';
export { ArchiveWriter, type ArchiveExtras, type ArchiveOptions } from './writeArchive.js';
