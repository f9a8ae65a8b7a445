import type { Options } from '@letu/client';
import type { StoredDocument } from '../documents/document.js';
import { isSameOptions } from '../documents/isSameOptions.js';

/** A state of a graph as the server has it. */
export interface RemoteState {
  /** 0 while the server has nothing. */
  readonly revision: number;
  readonly title: string;
  readonly source: string;
  /** What it is drawn with; records of before that was kept there have none. */
  readonly options?: Options;
}

/** What someone else has made of a document meanwhile. `updatedAt` is in milliseconds since 1970. */
export interface OtherState extends RemoteState {
  readonly updatedAt: number;
}

/** Why the last try did not bring a document to the server. */
export interface SyncFailure {
  /** The first two come right by themselves; what is `refused` is not sent again until it changes. */
  readonly reason: 'offline' | 'busy' | 'refused';
  /** What the server or the client said, for the user; empty where it was too much to be sent. */
  readonly message: string;
  readonly attempts: number;
  /** When to try again, in milliseconds since 1970. */
  readonly nextAt: number;
  /** The change that could not be sent, by the time it was made. */
  readonly changedAt: number;
}

/** A write on its way. */
export interface SentState {
  /** What it is repeated with until an answer comes, so that it is done once. */
  readonly key: string;
  readonly title: string;
  readonly source: string;
  readonly options?: Options;
}

/** What is known of a document's copy on the server, and what is still to be brought there. */
export interface SyncRecord {
  readonly gid: string;
  readonly owner: string;
  /** Whether the account may change it. */
  readonly canEdit: boolean;
  /** What the server had when it was heard last. */
  readonly base: RemoteState;
  /** Whether it is in the server's trash. */
  readonly isTrashed: boolean;
  readonly sent?: SentState;
  /** Whether there is a newer picture than the server's. */
  readonly hasNewPicture?: boolean;
  /** What someone else has made of the same `base` that this device has changed. */
  readonly conflict?: OtherState;
  readonly failure?: SyncFailure;
}

/** A document of this device with what is known of its copy on the server. */
export interface DocumentState {
  readonly document: StoredDocument | undefined;
  readonly record: SyncRecord | undefined;
}

/** Where a document stands: only here, on the server too, or on the way there. */
export type SyncState =
  'device' | 'readOnly' | 'synced' | 'pending' | 'offline' | 'busy' | 'refused' | 'conflict';

/** Tells whether the text, the title or what it is drawn with differ from what the server has. */
export function isChanged(document: StoredDocument, { base }: SyncRecord): boolean {
  const isSame = document.source === base.source && document.title === base.title;
  return base.revision === 0 || !isSame || !isSameOptions(document.options, base.options);
}

/** Tells whether the server lacks something of a document; its picture does not count. */
export function isUnsynced(document: StoredDocument, record: SyncRecord | undefined): boolean {
  if (document.owner === undefined) return false;
  const isDeleted = document.deletedAt !== undefined;
  if (!record || (record.base.revision === 0 && !record.sent)) return !isDeleted;
  if (!record.canEdit) return false;
  return record.sent !== undefined || isChanged(document, record) || isDeleted !== record.isTrashed;
}

/** Returns where a document stands. */
export function syncStateOf({ document, record }: DocumentState): SyncState {
  if (document?.owner === undefined) return 'device';
  if (record?.canEdit === false) return 'readOnly';
  if (record?.conflict) return 'conflict';
  if (record?.failure?.reason === 'refused') return 'refused';
  if (!isUnsynced(document, record)) return 'synced';
  return record?.failure?.reason ?? 'pending';
}
