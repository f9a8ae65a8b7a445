/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { editorPath, kindOfDocument } from '../../routing/editorPath.js';
import type { StoredDocument } from '../../documents/document.js';
import type { SyncState } from '../../documents/syncRecord.js';
import { GraphMenuButton } from '../../graphs/menu/GraphMenuButton.js';
import { MenuCard } from '../../graphs/menu/MenuCard.js';
import { useSyncState } from '../../graphs/useDocuments.js';
import { loadAhead } from '../../kinds/loadAhead.js';
import { CardRow } from '../../layout/CardRow.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { Thumbnail } from './Thumbnail.js';

/** Where the server lacks something that only this device has. */
const UNSENT: ReadonlySet<SyncState | undefined> = new Set([
  'pending',
  'offline',
  'busy',
  'refused',
  'conflict',
] as const);
const unsent = css({ color: 'var(--letu-warning)' });

export interface DocumentCardProps {
  readonly document: StoredDocument;
}

/** One document: its picture, title, kind and age, and what can be done with it. */
export function DocumentCard({ document }: DocumentCardProps) {
  const { text, locale } = useSettings();
  const { gid, type, title, updatedAt } = document;
  const kind = kindOfDocument(type);
  const sync = useSyncState(gid);
  return (
    <MenuCard target={{ document }}>
      <Thumbnail key={updatedAt} document={document} kind={kind} />
      <CardRow
        heading="h3"
        title={title}
        to={editorPath({ type, gid })}
        onReach={() => loadAhead(kind)}
        about={
          <>
            {kind && <span>{kind.name[locale]}</span>}
            {sync && UNSENT.has(sync) && <span css={unsent}>{text.editor.save[sync]}</span>}
          </>
        }
        time={updatedAt}
        actions={<GraphMenuButton target={{ document }} />}
      />
    </MenuCard>
  );
}
