/** @jsxImportSource @emotion/react */
import { DownloadOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Alert, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useLetu } from '@letu/theme';
import { Busy } from '../../layout/Busy.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { column } from '../../layout/parts.js';
import { withLayer } from '../../pen/penLayer.js';
import { usePenLayer } from '../../pen/usePenLayer.js';
import { lazyPart } from '../../layout/lazyPart.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { SaveIndicator } from '../editor/SaveIndicator.js';
import { SyncAlerts } from '../editor/SyncAlerts.js';
import { useDocumentSession } from '../editor/useDocumentSession.js';
import { DocumentFrame, documentPage, FrameButton, type ShownDocument } from '../preview/DocumentFrame.js';
import { PrintedPicture } from '../preview/PrintedPicture.js';
import { LookButton } from './LookButton.js';
import { paletteOf, SketchBoard } from './SketchBoard.js';
import { sketchOptionsOf, useSketchLook } from './sketchLook.js';
import { toasts } from '../../plain/toasts.js';
import { useSketch } from './useSketch.js';

const ExportDialog = lazyPart(async () => (await import('@letu/editor/dialogs')).ExportDialog);

const styles = {
  stage: css(column, {
    position: 'relative',
    flex: 1,
    height: 0,
    minHeight: 0,
    background: 'var(--letu-ground)',
    '@media print': { display: 'none' },
  }),
  state: css({ margin: 'auto', padding: 24 }),
  busy: css({ position: 'absolute', top: 12, left: 12, zIndex: 4 }),
};

/** A document's diagram as it would be on a whiteboard, with what one draws over it. */
export const TuyaPage = documentPage(Tuya);

function Tuya({ state: opened, kind, definition }: ShownDocument) {
  const { text, locale } = useSettings();
  const { theme } = useLetu();
  const words = text.tuya;
  const { session, state } = useDocumentSession(opened);
  const { document, saved, sync } = state;
  const [look, setLook] = useSketchLook();
  const options = useMemo(() => sketchOptionsOf(look), [look]);
  const sketched = useSketch(kind, document, options);
  const [palette, stored] = useMemo(() => [paletteOf(theme), paletteOf('light')], [theme]);
  const drawn = usePenLayer(
    document,
    session,
    stored,
    useCallback(() => toasts.error(words.notKept), [words]),
  );
  const [isExporting, setExporting] = useState(false);
  const canDraw = sync !== 'readOnly' && drawn.status === 'ready';
  const { sketch } = sketched;
  const picture = useMemo(
    () => sketch && { svg: withLayer(sketch.svg, sketch.size, drawn.layer, palette), theme },
    [sketch, drawn.layer, palette, theme],
  );
  const isEmpty = document.source.trim() === '';
  return (
    <DocumentFrame
      {...{ kind, document }}
      pageTitle={words.title(document.title)}
      about={<SaveIndicator {...{ saved, sync }} />}
      tools={
        <>
          <LookButton look={look} onChange={setLook} />
          <FrameButton
            icon={<DownloadOutlined aria-hidden="true" />}
            label={words.export}
            disabled={!picture}
            onClick={() => setExporting(true)}
          />
        </>
      }
    >
      <SyncAlerts {...{ state, definition }} />
      {drawn.status === 'failed' && (
        <Alert
          banner
          type="warning"
          message={words.layerFailed}
          action={<Button onClick={drawn.retry}>{text.failure.retry}</Button>}
        />
      )}
      {sketched.status === 'failed' && (
        <Alert
          banner
          type="error"
          message={sketched.reason === '' ? words.failed : words.mistake(sketched.reason)}
          action={<Button onClick={sketched.retry}>{text.failure.retry}</Button>}
        />
      )}
      <div css={styles.stage} data-state={sketched.status} data-layer={drawn.status}>
        {sketch && !isEmpty ? (
          <SketchBoard
            {...{ sketch, palette }}
            layer={drawn.layer}
            drawn={canDraw ? drawn : undefined}
            label={words.describe(document.title, drawn.layer.length)}
          />
        ) : (
          <div css={styles.state}>
            {isEmpty && <EmptyHint title={words.empty} hint={words.emptyHint} />}
            {!isEmpty && sketched.status === 'drawing' && <Busy size="large" label={words.drawing} />}
          </div>
        )}
        {sketch && sketched.status === 'drawing' && <Busy css={styles.busy} label={words.drawing} />}
      </div>
      {picture && <PrintedPicture {...picture} title={document.title} />}
      {isExporting && (
        <ExportDialog
          open
          picture={picture}
          fileName={document.title}
          locale={locale}
          onClose={() => setExporting(false)}
          onMissing={() => setExporting(false)}
        />
      )}
    </DocumentFrame>
  );
}
