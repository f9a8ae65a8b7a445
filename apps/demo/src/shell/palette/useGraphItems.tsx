import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { GraphSummary } from '@letu/client';
import { matchesPinyin } from '@letu/editor/palette';
import { useAccount } from '../../account/useAccount.js';
import type { StoredDocument } from '../../documents/document.js';
import { useDocuments } from '../../graphs/useDocuments.js';
import { KindMark } from '../../kinds/KindMark.js';
import { timeAgo } from '../../layout/timeAgo.js';
import { editorPath, kindOfDocument } from '../../routing/editorPath.js';
import { asked } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { PaletteItem } from './paletteItem.js';
import { searchDocuments } from '../../documents/searchDocuments.js';

/** How many graphs are shown: whoever looks for more narrows the search down, or goes to the list. */
const SHOWN = 8;
/** How many were worked on last and are shown before something is searched for. */
const RECENT = 6;

export interface GraphItems {
  readonly items: readonly PaletteItem[];
  readonly isBusy: boolean;
}

/**
 * Finds graphs by their titles, their texts and Pinyin: those of this device at once, those of the server when it has answered.
 *
 * @param query What was typed; what it waits for before the server is asked is the caller's.
 */
export function useGraphItems(query: string, isOpen: boolean): GraphItems {
  const { locale } = useSettings();
  const navigate = useNavigate();
  const { user } = useAccount();
  const { data: documents = NONE } = useDocuments();
  const isSearch = query.trim() !== '';
  const { data, isFetching } = useQuery({
    // Silent: what is on this device is found without the server.
    ...asked('graph.list', { query: { q: query.trim().slice(0, 100), size: SHOWN }, silent: true }),
    enabled: isOpen && isSearch && user !== undefined,
    placeholderData: keepPreviousData,
  });
  const here = useMemo(
    () =>
      isSearch
        ? searchDocuments(documents, query, matchesPinyin)
        : documents.slice(0, RECENT).map((document) => ({ document, excerpt: undefined })),
    [documents, query, isSearch],
  );
  const open = (graph: { readonly type: string; readonly gid: string }) => () =>
    void navigate(editorPath(graph));
  const markOf = (type: string) => {
    const kind = kindOfDocument(type);
    return kind && <KindMark kind={kind} size={20} />;
  };
  const ofDevice = here.slice(0, SHOWN).map(({ document, excerpt }): PaletteItem => ({
    id: `graph.${document.gid}`,
    title: document.title,
    icon: markOf(document.type),
    about: excerpt ?? timeAgo(document.updatedAt, locale),
    target: { document },
    run: open(document),
  }));
  const known = new Set(here.map(({ document }) => document.gid));
  const ofServer = (isSearch ? (data?.items ?? NO_GRAPHS) : NO_GRAPHS)
    .filter(({ gid }) => !known.has(gid))
    .map((graph): PaletteItem => ({
      id: `graph.${graph.gid}`,
      title: graph.title,
      icon: markOf(graph.type),
      about: [graph.role === 'owner' ? '' : graph.owner.name, timeAgo(graph.updatedAt, locale)]
        .filter(Boolean)
        .join(' · '),
      target: { graph },
      run: open(graph),
    }));
  return { items: [...ofDevice, ...ofServer].slice(0, SHOWN), isBusy: isSearch && isFetching };
}

const NONE: readonly StoredDocument[] = [];
const NO_GRAPHS: readonly GraphSummary[] = [];
