/** @jsxImportSource @emotion/react */
import { EditOutlined, HighlightOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { loadFiles, type ListedKind, type RenderResult } from '@letu/core';
import { FullscreenToggle } from '@letu/fullscreen-toggle';
import { PageTitle, useLetu } from '@letu/theme';
import type { StoredDocument } from '../../documents/document.js';
import { documentStore } from '../../documents/store.js';
import { useDeviceFiles } from '../../documents/useDeviceFiles.js';
import { GraphMenuButton } from '../../graphs/menu/GraphMenuButton.js';
import { KindMark } from '../../kinds/KindMark.js';
import { PagedView } from '../../kinds/PagedView.js';
import { InHeader } from '../../layout/HeaderSlot.js';
import { diagramPage, headerTitle } from '../../layout/parts.js';
import { editorPath } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useTools } from '../../kinds/useTools.js';
import { ShareButton } from '../../share/ShareButton.js';
import { MissingDocument, TrashedDocument } from '../editor/NoDocument.js';
import { ExportButton } from '../link/ExportButton.js';
import { PrintedPicture } from './PrintedPicture.js';
import type { PreviewData } from './previewLoader.js';
import { useLiveDocument } from './useLiveDocument.js';

const styles = {
  view: css({ '&&': { flex: 1, height: 0, minHeight: 0 }, '@media print': { '&&': { display: 'none' } } }),
  wide: css({ '@media (max-width: 767px)': { display: 'none' } }),
};

type OpenData = Extract<PreviewData, { status: 'open' }>;

/** A document's picture on a page of its own, to look at: it follows what is changed elsewhere. */
export function PreviewPage() {
  const data = useLoaderData<PreviewData>();
  if (data.status !== 'open') return <MissingDocument isOffline={data.status === 'offline'} />;
  return <Preview key={data.state.document.gid} {...data} />;
}

function Preview({ state: opened, kind, definition }: OpenData) {
  const { theme } = useLetu();
  const { text } = useSettings();
  const [result, setResult] = useState<RenderResult>();
  const { document } = useLiveDocument(opened).state;
  const { title, source } = document;
  const files = useDeviceFiles(document.files);
  if (document.deletedAt !== undefined) return <TrashedDocument document={document} />;
  return (
    <div css={diagramPage}>
      <PageTitle>{text.preview.title(title)}</PageTitle>
      <InHeader>
        <KindMark kind={kind} size={28} />
        <div css={headerTitle}>
          <h1>{title}</h1>
        </div>
        <PreviewTools {...{ kind, document, result }} />
      </InHeader>
      <PagedView
        css={styles.view}
        kind={definition}
        options={document.options}
        onRender={setResult}
        {...{ title, source, files }}
      />
      {result?.status === 'success' && <PrintedPicture svg={result.svg} title={title} theme={theme} />}
    </div>
  );
}

interface PreviewToolsProps {
  readonly kind: ListedKind;
  readonly document: StoredDocument;
  readonly result: RenderResult | undefined;
}

/** What can be done with what is looked at. */
function PreviewTools({ kind, document, result }: PreviewToolsProps) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const { hasDiagramLinks } = useTools();
  const { gid, title, source, options } = document;
  return (
    <>
      <FullscreenToggle />
      <ExportButton
        {...{ title, result }}
        diagram={{ type: kind.type, source, ...(options ? { options } : {}) }}
        files={() => loadFiles(documentStore.files, document.files ?? [])}
      />
      <Button
        icon={<HighlightOutlined aria-hidden="true" />}
        aria-label={text.tuya.open}
        onClick={() => void navigate(`/tuya/${gid}`)}
      >
        <span css={styles.wide}>{text.tuya.open}</span>
      </Button>
      <Button
        icon={<EditOutlined aria-hidden="true" />}
        aria-label={text.preview.edit}
        onClick={() => void navigate(editorPath(document))}
      >
        <span css={styles.wide}>{text.preview.edit}</span>
      </Button>
      <ShareButton
        gid={gid}
        kind={kind}
        diagram={document}
        hasContentLink={hasDiagramLinks}
        isOnServer={document.owner !== undefined}
      />
      <GraphMenuButton target={{ document }} type="default" place="preview" />
    </>
  );
}
