/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { Present } from '@letu/client';
import type { ListedKind } from '@letu/core';
import { GraphMenuButton } from '../../graphs/menu/GraphMenuButton.js';
import { KindMark } from '../../kinds/KindMark.js';
import { useTools } from '../../kinds/useTools.js';
import { usePalette } from '../../shell/palette/paletteContext.js';
import { ShareButton } from '../../share/ShareButton.js';
import type { SessionState } from '../../sync/documentSession.js';
import { Presence } from './Presence.js';
import { ConvertButton } from './ConvertButton.js';
import { SaveIndicator } from './SaveIndicator.js';
import { TitleField } from './TitleField.js';

const styles = {
  title: css({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    '@media (max-width: 900px)': { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
  }),
};

export interface EditorToolsProps {
  readonly kind: ListedKind;
  readonly state: SessionState;
  /** Who else looks at the document. */
  readonly others: readonly Present[];
  onRename(title: string): void;
}

/** What an editor page puts into the header: the document's title and state, and sharing. */
export function EditorTools({ kind, state, others, onRename }: EditorToolsProps) {
  const { hasDiagramLinks } = useTools();
  const { document, saved, sync } = state;
  const palette = usePalette();
  useEffect(() => palette.offer({ document }), [palette, document]);
  return (
    <>
      <KindMark kind={kind} size={28} />
      <div css={styles.title}>
        <TitleField title={document.title} readOnly={sync === 'readOnly'} onChange={onRename} />
        <SaveIndicator {...{ saved, sync }} />
      </div>
      <Presence others={others} />
      <ConvertButton {...{ kind, document }} />
      <ShareButton
        gid={document.gid}
        kind={kind}
        diagram={document}
        hasContentLink={hasDiagramLinks}
        isOnServer={document.owner !== undefined}
      />
      <GraphMenuButton target={{ document }} type="default" place="editor" />
    </>
  );
}
