import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useUndoToast } from '../layout/useUndoToast.js';
import { editorPath, IS_NEW } from '../routing/editorPath.js';
import { useSettings } from '../settings/SettingsProvider.js';
import type { StoredDocument } from '../documents/document.js';
import type { NewDocument } from '../documents/documentStore.js';
import { documentStore } from '../documents/store.js';
import { toasts } from '../plain/toasts.js';
import { owned } from '../account/owned.js';

/** What a person can do to documents from any page. */
export interface DocumentActions {
  /** Makes a document and opens its editor. */
  create(content: Omit<NewDocument, 'owner'>, replace?: boolean): Promise<void>;
  rename(gid: string, title: string): Promise<void>;
  /** Moves a document to the trash and offers to undo it. */
  remove(document: StoredDocument): Promise<void>;
  restore(gid: string): Promise<void>;
}

export function useDocumentActions(): DocumentActions {
  const { text } = useSettings();
  const navigate = useNavigate();
  const tellDone = useUndoToast();
  return useMemo(() => {
    const attempt = async (work: Promise<unknown>, failure: string) => {
      try {
        await work;
      } catch {
        toasts.error(failure);
      }
    };
    const { document: words } = text;
    const restore = (gid: string) => attempt(documentStore.restore(gid), words.notChanged);
    return {
      create: (content, replace = false) =>
        attempt(
          documentStore
            .create(owned(content))
            .then((created) => navigate(editorPath(created), { replace, state: IS_NEW })),
          words.notCreated,
        ),
      rename: (gid, title) => attempt(documentStore.rename(gid, title), words.notChanged),
      restore,
      remove: async ({ gid, title }) => {
        await attempt(documentStore.remove(gid), words.notChanged);
        tellDone(words.removed(title), () => restore(gid));
      },
    };
  }, [text, navigate, tellDone]);
}
