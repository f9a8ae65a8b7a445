import type { StoredDocument } from './document.js';
import type { ListedFacts } from './listedFacts.js';
import { isSameContent, type Content } from './content.js';

/** A content with the server's revision that it is, or that it was made of: neither goes anywhere without the other. */
export interface RemoteState extends Content {
  /** 0 while the server has nothing. */
  readonly revision: number;
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

/** A write on its way, with the revision that it was made of. */
export interface SentState extends RemoteState {
  /** What it is repeated with until an answer comes, so that it is done once. */
  readonly key: string;
  /** When it was begun and changed last, of what the server does not have yet. */
  readonly times?: { readonly createdAt: number; readonly updatedAt: number };
  /** The repository that it is to be made in. */
  readonly into?: string;
}

/** What is known of a document's copy on the server, and what is still to be brought there. */
export interface SyncRecord {
  readonly gid: string;
  readonly owner: string;
  /** Whether the account may change it. */
  readonly canEdit: boolean;
  /** What the server had when it was heard last. */
  readonly base: RemoteState;
  /** What lists said of it when they were heard last; those of before that was kept do not say. */
  readonly listed?: ListedFacts;
  /** Whether it is in the server's trash. */
  readonly isTrashed: boolean;
  /** Its `revision` is that of `base`, which stays until there is an answer. */
  readonly sent?: SentState;
  /** The last time the document was opened, until the server has said what it has since then: nothing is sent before. */
  readonly unheard?: string;
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

/**
 * Where a document stands: only here, on the server too, or on the way there. `checking` and `away` are those of a document that
 * was opened again, of which this device has nothing new, and the server has not said yet whether it has.
 */
export type SyncState =
  | 'device'
  | 'readOnly'
  | 'checking'
  | 'away'
  | 'synced'
  | 'pending'
  | 'offline'
  | 'busy'
  | 'refused'
  | 'conflict';

/** Tells whether the content differs from what the server had when it was heard last. */
export function isChanged(document: StoredDocument, { base }: SyncRecord): boolean {
  return base.revision === 0 || !isSameContent(document, base);
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
  if (isUnsynced(document, record)) return record?.failure?.reason ?? 'pending';
  if (!record?.unheard) return 'synced';
  return record.failure ? 'away' : 'checking';
}
