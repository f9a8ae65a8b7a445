/** @jsxImportSource @emotion/react */
import { HighlightOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loadFiles } from '@letu/core';
import { FullscreenToggle } from '@letu/fullscreen-toggle';
import { useLetu } from '@letu/theme';
import { documentStore } from '../../documents/store.js';
import { useDeviceFiles } from '../../documents/useDeviceFiles.js';
import { GraphMenuButton } from '../../graphs/menu/GraphMenuButton.js';
import { PagedView } from '../../kinds/PagedView.js';
import { useTools } from '../../kinds/useTools.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ShareButton } from '../../share/ShareButton.js';
import { SaveIndicator } from '../editor/SaveIndicator.js';
import { useDocumentSession } from '../editor/useDocumentSession.js';
import { ExportButton } from '../link/ExportButton.js';
import { pictureOf } from '../link/pictureOf.js';
import { DocumentFrame, documentPage, FrameButton, type ShownDocument } from './DocumentFrame.js';
import { PrintedPicture } from './PrintedPicture.js';

const view = css({
  '&&': { flex: 1, height: 0, minHeight: 0 },
  '@media print': { '&&': { display: 'none' } },
});

// A phone leaves the room to the title: its browser has no window to fill, and the menu leads to the sketch as well.
const wide = css({ display: 'contents', '@media (max-width: 767px)': { display: 'none' } });

/** A document's picture on a page of its own, to look at: it follows what is changed elsewhere. */
export const PreviewPage = documentPage(Preview);

function Preview({ state: opened, kind, definition }: ShownDocument) {
  const { theme } = useLetu();
  const { text } = useSettings();
  const navigate = useNavigate();
  const { hasDiagramLinks } = useTools();
  const [svg, setSvg] = useState<string>();
  const { document, saved, sync } = useDocumentSession(opened).state;
  const { gid, title, source, options } = document;
  const files = useDeviceFiles(document.files);
  return (
    <DocumentFrame
      {...{ kind, document }}
      pageTitle={text.preview.title(title)}
      about={(sync === 'away' || sync === 'offline') && <SaveIndicator {...{ saved, sync }} />}
      tools={
        <>
          <span css={wide}>
            <FullscreenToggle />
          </span>
          <ExportButton
            {...{ title, svg }}
            diagram={{ type: kind.type, source, ...(options ? { options } : {}) }}
            files={() => loadFiles(documentStore.files, document.files ?? [])}
          />
          <span css={wide}>
            <FrameButton
              icon={<HighlightOutlined aria-hidden="true" />}
              label={text.tuya.open}
              onClick={() => void navigate(`/tuya/${gid}`)}
            />
          </span>
        </>
      }
      more={
        <>
          <ShareButton
            gid={gid}
            kind={kind}
            diagram={document}
            hasContentLink={hasDiagramLinks}
            isOnServer={document.owner !== undefined}
          />
          <GraphMenuButton target={{ document }} type="default" place="preview" />
        </>
      }
    >
      <PagedView
        css={view}
        kind={definition}
        onRender={(result) => setSvg(pictureOf(result))}
        {...{ title, source, options, files }}
      />
      {svg !== undefined && <PrintedPicture {...{ svg, title, theme }} />}
    </DocumentFrame>
  );
}
