import { contentOf, isSameContent, isSamePart, PARTS, type Content } from '../documents/content.js';
import type { StoredDocument } from '../documents/document.js';
import { isChanged, type DocumentState, type OtherState, type SyncRecord } from '../documents/syncRecord.js';

/** A state of a document as someone had it before them. */
export interface Seen extends Content {
  /** The server's revision that it was made of; 0 where the server has none. */
  readonly base: number;
}

/** What becomes of parts of a document; with `givenTitle`, nobody has thought of its title. */
export type Changes = Partial<Content> & Pick<StoredDocument, 'givenTitle'>;

/** What someone has made of a document, together with what they made it of. */
export interface Edit {
  readonly gid: string;
  readonly changes: Changes;
  readonly on: Seen;
}

/** A state of a document, and what has to be kept beside it as a document of its own. */
export interface Kept extends DocumentState {
  readonly copy?: StoredDocument;
}

/** Returns what someone sees of a document. */
export function seenOf(document: StoredDocument, record: SyncRecord | undefined): Seen {
  return { ...contentOf(document), base: record?.base.revision ?? 0 };
}

/**
 * Puts an edit into a document. Where the document has become something else since the edit was begun, and in the same part, the
 * newer one stands, and the other is kept: as the other side of a conflict if the server has it, as a copy if not.
 */
export function edit({ document, record }: DocumentState, edited: Edit, now: number): Kept {
  if (!document) return { document, record };
  const { on } = edited;
  const changes = withoutGiven(document, edited.changes, on);
  const made = { ...document, ...changes };
  if (isSameContent(made, document)) return { document, record };
  const next = { ...made, updatedAt: now, revision: document.revision + 1 };
  if (!isInTheWay(document, changes, on)) return { document: next, record };
  const isOnServer = record && record.base.revision > 0 && !record.sent && !isChanged(document, record);
  return {
    document: next,
    record: record && record.base.revision > on.base ? contradicted(record, document) : record,
    ...(isOnServer ? {} : { copy: document }),
  };
}

/** Returns changes without a title that nobody thought of, where somebody has named the document meanwhile. */
function withoutGiven(document: StoredDocument, changes: Changes, on: Seen): Changes {
  const { givenTitle, title = document.title, ...rest } = changes;
  return givenTitle !== undefined && isInTheWay(document, { title }, on) ? rest : changes;
}

function isInTheWay(document: StoredDocument, changes: Partial<Content>, on: Seen): boolean {
  return PARTS.some(
    (part) => part in changes && !isSamePart(part, document, on) && !isSamePart(part, document, changes),
  );
}

/** The server's state was taken over here after the edit was begun. */
function contradicted(record: SyncRecord, { updatedAt }: StoredDocument): SyncRecord {
  const conflict: OtherState = record.conflict ?? { ...record.base, updatedAt };
  return { ...record, conflict };
}
