import type { StoredDocument } from '../documents/document.js';

/** A state of a graph as the server has it. */
export interface RemoteState {
  /** 0 while the server has nothing. */
  readonly revision: number;
  readonly title: string;
  readonly source: string;
}

/** Why the last try did not bring a document to the server. */
export interface SyncFailure {
  /** `offline` comes right by itself; what is `refused` is not sent again until it changes. */
  readonly reason: 'offline' | 'refused';
  /** What the server said, for the user. */
  readonly message: string;
  readonly attempts: number;
  /** When to try again, in milliseconds since 1970. */
  readonly nextAt: number;
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
  /** A write whose answer has not come. It is repeated as it was, with its key, so that it is done once. */
  readonly sent?: { readonly key: string; readonly title: string; readonly source: string };
  /** Whether there is a newer picture than the server's. */
  readonly hasNewPicture?: boolean;
  /** The server's state, which someone else has made out of the same `base` as this device its own. */
  readonly conflict?: RemoteState & { readonly updatedAt: number };
  readonly failure?: SyncFailure;
}

/** Tells whether the server lacks something of a document; its picture does not count. */
export function isUnsynced(document: StoredDocument, record: SyncRecord | undefined): boolean {
  if (document.owner === undefined) return false;
  if (!record) return true;
  const { base, sent, isTrashed } = record;
  if (!record.canEdit) return false;
  return (
    sent !== undefined ||
    document.source !== base.source ||
    document.title !== base.title ||
    (document.deletedAt !== undefined) !== isTrashed
  );
}
