import type { StoredDocument } from '../documents/document.js';

/** What came of one of the files that were opened. */
export type OpenedItem =
  | {
      readonly name: string;
      readonly document: Pick<StoredDocument, 'gid' | 'type' | 'title'>;
      /** What was not brought over, a sentence each. */
      readonly notes: readonly string[];
    }
  | { readonly name: string; readonly problem: string };

/** One that is a document now. */
export type OpenedDocument = Extract<OpenedItem, { readonly notes: unknown }>;

/** Tells which were opened. */
export const isOpened = (item: OpenedItem): item is OpenedDocument => 'document' in item;
