/** @jsxImportSource @emotion/react */
import { EyeOutlined, HistoryOutlined, SnippetsOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedKind } from '@letu/core';
import { KindMark } from '../../kinds/KindMark.js';
import { useTools } from '../../kinds/useTools.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ShareButton } from '../../share/ShareButton.js';
import type { SessionState } from '../../sync/documentSession.js';
import { SaveAsTemplate } from '../../templates/SaveAsTemplate.js';
import { ConvertButton } from './ConvertButton.js';
import { SaveIndicator } from './SaveIndicator.js';
import { TitleField } from './TitleField.js';

const styles = {
  // The list of graphs has it, too.
  wide: css({ '@media (max-width: 767px)': { display: 'none' } }),
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
  onRename(title: string): void;
}

/** What an editor page puts into the header: the document's title and state, and sharing. */
export function EditorTools({ kind, state, onRename }: EditorToolsProps) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const { hasDiagramLinks } = useTools();
  const { document, saved, sync } = state;
  return (
    <>
      <KindMark kind={kind} size={28} />
      <div css={styles.title}>
        <TitleField title={document.title} readOnly={sync === 'readOnly'} onChange={onRename} />
        <SaveIndicator {...{ saved, sync }} />
      </div>
      <ConvertButton {...{ kind, document }} />
      <Tooltip title={text.preview.open}>
        <Button
          icon={<EyeOutlined aria-hidden="true" />}
          aria-label={text.preview.open}
          onClick={() => void navigate(`/preview/${document.gid}`)}
        />
      </Tooltip>
      {document.owner !== undefined && <TemplateButton gid={document.gid} title={document.title} />}
      {document.owner !== undefined && (
        <Tooltip title={text.editor.history}>
          <Button
            icon={<HistoryOutlined aria-hidden="true" />}
            aria-label={text.editor.history}
            onClick={() => void navigate(`/graph/${document.gid}/revision`)}
          />
        </Tooltip>
      )}
      <ShareButton
        gid={document.gid}
        kind={kind}
        diagram={document}
        hasContentLink={hasDiagramLinks}
        isOnServer={document.owner !== undefined}
      />
    </>
  );
}

/** Keeps the graph, as it is on the server, to begin others with. */
function TemplateButton(graph: { readonly gid: string; readonly title: string }) {
  const { text } = useSettings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={text.templates.saveAs}>
        <Button
          css={styles.wide}
          icon={<SnippetsOutlined aria-hidden="true" />}
          aria-label={text.templates.saveAs}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      <SaveAsTemplate graph={isOpen ? graph : undefined} onClose={() => setOpen(false)} />
    </>
  );
}
