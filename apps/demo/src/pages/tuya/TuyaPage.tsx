/** @jsxImportSource @emotion/react */
import { CompressOutlined, DownloadOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Alert, App, Button } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { colours, useLetu } from '@letu/theme';
import { Busy } from '../../layout/Busy.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { column } from '../../layout/parts.js';
import { withLayer, type PenPalette } from '../../pen/penLayer.js';
import { usePenLayer, type DrawnLayer } from '../../pen/usePenLayer.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { SaveIndicator } from '../editor/SaveIndicator.js';
import { SyncAlerts } from '../editor/SyncAlerts.js';
import { useDocumentSession } from '../editor/useDocumentSession.js';
import { DocumentFrame, documentPage, FrameButton, type ShownDocument } from '../preview/DocumentFrame.js';
import { PrintedPicture } from '../preview/PrintedPicture.js';
import { useBoardView, type BoardView } from './boardView.js';
import { LookButton } from './LookButton.js';
import { PenBoard } from './PenBoard.js';
import { FIRST_PEN, LOOKING, TOOL_KEYS, type PenChoice, type PenTool } from './penChoice.js';
import { PenTools } from './PenTools.js';
import { sketchOptionsOf, useSketchLook } from './sketchLook.js';
import { useSketch, type Sketch } from './useSketch.js';

const ExportDialog = lazy(async () => ({
  default: (await loadChunk(() => import('@letu/editor'))).ExportDialog,
}));

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
  zoom: css({
    position: 'absolute',
    top: 12,
    right: 12,
    zIndex: 4,
    display: 'flex',
    gap: 2,
    borderRadius: 'var(--letu-radius-sm)',
    background: 'var(--letu-raised)',
    boxShadow: 'var(--letu-shadow-raised)',
  }),
};

/** A document's diagram as it would be on a whiteboard, with what one draws over it. */
export const TuyaPage = documentPage(Tuya);

function Tuya({ state: opened, kind, definition }: ShownDocument) {
  const { text, locale } = useSettings();
  const { message } = App.useApp();
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
    useCallback(() => void message.error(words.notKept), [message, words]),
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
          <Board
            {...{ sketch, drawn, palette, canDraw }}
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
      <Suspense>
        {isExporting && (
          <ExportDialog
            open
            picture={picture}
            fileName={document.title}
            locale={locale}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </DocumentFrame>
  );
}

function paletteOf(theme: 'light' | 'dark'): PenPalette {
  const { text, series } = colours[theme];
  return { ...series, text };
}

interface BoardProps {
  readonly sketch: Sketch;
  readonly drawn: DrawnLayer;
  readonly palette: PenPalette;
  readonly canDraw: boolean;
  readonly label: string;
}

function Board({ sketch, drawn, palette, canDraw, label }: BoardProps) {
  const board = useRef<SVGSVGElement>(null);
  const view = useBoardView(sketch.size, board);
  const [choice, setChoice] = useState(FIRST_PEN);
  useKeys(canDraw ? drawn : undefined, choice, setChoice);
  return (
    <>
      <PenBoard {...{ board, view, sketch, label, drawn, palette }} choice={canDraw ? choice : LOOKING} />
      <ZoomTools view={view} />
      {canDraw && <PenTools {...{ choice, drawn, palette }} onChoose={setChoice} />}
    </>
  );
}

function ZoomTools({ view }: { view: BoardView }) {
  const { text } = useSettings();
  const { zoomIn, zoomOut, fit } = text.tuya;
  const tools = [
    { label: zoomOut, icon: <ZoomOutOutlined aria-hidden="true" />, run: () => view.zoomBy(0.8) },
    { label: fit, icon: <CompressOutlined aria-hidden="true" />, run: view.fit },
    { label: zoomIn, icon: <ZoomInOutlined aria-hidden="true" />, run: () => view.zoomBy(1.25) },
  ];
  return (
    <div css={styles.zoom}>
      {tools.map(({ label, icon, run }) => (
        <Button key={label} type="text" icon={icon} aria-label={label} title={label} onClick={run} />
      ))}
    </div>
  );
}

/** Undo and redo, and a letter for each tool, wherever nothing is typed. @param drawn Left out where nothing can be drawn. */
function useKeys(
  drawn: DrawnLayer | undefined,
  choice: PenChoice,
  onChoose: (choice: PenChoice) => void,
): void {
  useEffect(() => {
    if (!drawn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (target instanceof Element && target.closest('input, textarea, [role="dialog"]')) return;
      const letter = key.toLowerCase();
      if ((ctrlKey || metaKey) && !altKey && (letter === 'z' || letter === 'y')) {
        event.preventDefault();
        if (letter === 'y' || shiftKey) drawn.redo();
        else drawn.undo();
        return;
      }
      const tool = (Object.keys(TOOL_KEYS) as PenTool[]).find((name) => TOOL_KEYS[name] === letter);
      if (tool && !ctrlKey && !metaKey && !altKey) onChoose({ ...choice, tool });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [drawn, choice, onChoose]);
}
