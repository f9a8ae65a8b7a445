import { type ModalFuncProps } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLetu } from '@letu/theme';
import { owned } from '../../account/owned.js';
import { documentStore } from '../../documents/store.js';
import type { StoredDocument } from '../../documents/document.js';
import { isUnsynced } from '../../documents/syncRecord.js';
import { useTools } from '../../kinds/useTools.js';
import { editorPath } from '../../routing/editorPath.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { syncStore } from '../../sync/sync.js';
import { useDocumentActions } from '../useDocumentActions.js';
import { useGraphActions } from '../useGraphActions.js';
import { graphsChanged } from './changes.js';
import type { GraphCommand } from './commands.js';
import type { GraphExport } from './exportGraph.js';
import type { GraphSubject } from './subject.js';
import { toasts } from '../../plain/toasts.js';
import { useTellCopied } from './useTellCopied.js';

/** The commands that are carried out without another question. */
export type DirectCommand = Exclude<
  GraphCommand,
  'export' | 'rename' | 'move' | 'share' | 'template' | 'leave'
>;

/** What commands on graphs do. */
export interface CommandWork {
  run(command: DirectCommand, subject: GraphSubject): Promise<void>;
  exportAs(format: GraphExport, subject: GraphSubject): Promise<void>;
  /** The question before one's access is given up. */
  leaving(subject: GraphSubject): ModalFuncProps;
}

export function useCommandWork(): CommandWork {
  const { text, locale } = useSettings();
  const { theme } = useLetu();
  const { exports } = useTools();
  const navigate = useNavigate();
  const graphs = useGraphActions();
  const documents = useDocumentActions();
  const tellCopied = useTellCopied();
  return useMemo(() => {
    const duplicate = async ({ gid, graph, document }: GraphSubject) => {
      if (document && (await isAhead(document))) {
        const home = graph ? graph.repositoryId : document.into;
        const copy = await copyHere(document, text.document.duplicateTitle(document.title), home);
        tellCopied(copy, text.graphs.copied(copy.title));
        return;
      }
      const [copy] = await graphs.copy([gid]);
      if (copy) tellCopied(copy, text.graphs.copied(copy.title));
    };
    const work: Readonly<Record<DirectCommand, (subject: GraphSubject) => Promise<unknown> | void>> = {
      open: (subject) => navigate(editorPath(subject)),
      preview: ({ gid }) => navigate(`/preview/${gid}`),
      tuya: ({ gid }) => navigate(`/tuya/${gid}`),
      history: ({ gid }) => navigate(`/graph/${gid}/revision`),
      access: ({ gid }) => navigate(`/graph/${gid}/access`),
      favourite: ({ graph }) => graph && graphs.favour([graph], !graph.favourite).then(graphsChanged),
      duplicate: (subject) => duplicate(subject).then(graphsChanged),
      delete: async ({ graph, document }) => {
        if (document) await documents.remove(document);
        else if (graph) await graphs.trashOne(graph);
        graphsChanged();
      },
    };
    return {
      async run(command, subject) {
        try {
          await work[command](subject);
        } catch {
          // What the server refuses is told by the client; this is the device's.
          toasts.error(text.document.notChanged);
        }
      },
      async exportAs(format, { gid }) {
        const key = `export:${gid}`;
        toasts.loading({ key, content: text.graphs.exporting, duration: 0 });
        try {
          const { exportGraph } = await loadChunk(() => import('./exportGraph.js'));
          const chosen = format === 'source' ? undefined : exports[format];
          await exportGraph(gid, format, { theme, locale, ...(chosen ? { options: chosen } : {}) });
          toasts.destroy(key);
        } catch {
          toasts.error({ key, content: text.editor.exportFailed });
        }
      },
      leaving: ({ gid, title }) => ({
        title: text.graphs.leaveTitle(title),
        content: text.graphs.leaveHint,
        okText: text.graphs.commands.leave,
        cancelText: text.cancel,
        okButtonProps: { danger: true },
        onOk: async () => {
          if (await graphs.leave(gid)) graphsChanged();
        },
      }),
    };
  }, [text, locale, theme, exports, navigate, graphs, documents, tellCopied]);
}

/** Tells whether the server lacks something of a document, of which it could make no copy then. */
async function isAhead(document: StoredDocument): Promise<boolean> {
  if (document.owner === undefined || !navigator.onLine) return true;
  const { record } = await syncStore.read(document.gid);
  return record === undefined || isUnsynced(document, record);
}

/** @param home The repository that the document is in, null outside of any; undefined where that is not known. */
async function copyHere(
  document: StoredDocument,
  title: string,
  home: string | null | undefined,
): Promise<StoredDocument> {
  const { gid, type, source, options, files } = document;
  const content = { type, title, source, ...(options ? { options } : {}), ...(files ? { files } : {}) };
  const { into: usual, ...made } = owned(content);
  const into = home === undefined ? usual : made.owner === undefined ? null : home;
  const copy = await documentStore.create({ ...made, ...(into ? { into } : {}) });
  const picture = await documentStore.getPicture(gid);
  if (picture) await documentStore.savePicture({ ...picture, gid: copy.gid });
  return copy;
}
