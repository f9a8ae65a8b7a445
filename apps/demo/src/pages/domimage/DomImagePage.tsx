/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Spin } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { decodeText } from '@letu/core';
import type { DecodedDiagram } from '@letu/codec';
import { ExportPanel, FIRST_CHOICE } from '@letu/editor/dialogs';
import { kinds } from '@letu/kinds';
import { PageTitle, useLetu } from '@letu/theme';
import { BrandMark } from '../../layout/Brand.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { MAIN_ID, PAGE_WIDTH } from '../../layout/frame.js';
import { column, note, pageTitle, quiet } from '../../layout/parts.js';
import { SettingsMenus } from '../../layout/SettingsMenus.js';
import { findDiagram, type Found, type Opening } from '../../opening/findDiagram.js';
import { tableChoices, tableTargets } from '../../opening/tableChoices.js';
import { useDropTarget } from '../../opening/useDropTarget.js';
import { domimageWords } from '../../locales/domimage/index.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useWords } from '../../settings/useWords.js';
import { drawRequest } from './drawRequest.js';
import { serveMessages } from './serveMessages.js';
import { useDrawnPicture } from './useDrawnPicture.js';
import { drawingOf, nothingWritten, withFound, type Written } from './written.js';
import { toasts } from '../../plain/toasts.js';
import { WrittenForm } from './WrittenForm.js';

const styles = {
  page: css(column, { minHeight: '100%', background: 'var(--letu-ground)' }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 20px',
    borderBottom: '1px solid var(--letu-border)',
    background: 'var(--letu-surface)',
    '& > div:first-of-type': css(column, { flex: 1, minWidth: 0 }),
    h1: css(pageTitle, { fontSize: 'var(--letu-size-heading)', lineHeight: 1.4 }),
    p: quiet,
    '@media (max-width: 767px)': { padding: '10px 12px', p: { display: 'none' } },
  }),
  main: css({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(300px, 400px) minmax(0, 1fr)',
    gap: 24,
    width: '100%',
    maxWidth: PAGE_WIDTH,
    marginInline: 'auto',
    padding: '24px 20px',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media (max-width: 767px)': { padding: 12 },
  }),
  result: css(column, {
    gap: 12,
    minWidth: 0,
    // Nothing yet is as high as the place for it.
    '.ant-spin-nested-loading, .ant-spin-container': { flex: 1, display: 'flex' },
    '.ant-spin-container > *': { flex: 1, justifyContent: 'center' },
  }),
  foot: css(note, { padding: '0 20px 16px', textAlign: 'center' }),
  drop: css({
    position: 'fixed',
    inset: 12,
    zIndex: 2100,
    display: 'grid',
    placeItems: 'center',
    border: '2px dashed var(--letu-accent)',
    borderRadius: 'var(--letu-radius-md)',
    color: 'var(--letu-accent)',
    background: 'color-mix(in srgb, var(--letu-surface) 90%, transparent)',
    fontSize: 'var(--letu-size-heading)',
    pointerEvents: 'none',
  }),
};

/**
 * Turns a diagram or a piece of HTML into a picture, for whoever is on the page, and for the page that frames or opens this one.
 * Nothing here reads what belongs to an account.
 */
export function DomImagePage() {
  const { locale } = useSettings();
  const { theme } = useLetu();
  const [written, setWritten] = useState(() => nothingWritten(theme));
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const open = useOpen(setWritten);
  const isOver = useDropTarget(open);
  useEffect(
    () =>
      serveMessages(
        { self: window, parent: window.parent, opener: window.opener as Window | null },
        drawRequest,
      ),
    [],
  );
  const drawing = useMemo(() => drawingOf(written, locale), [written, locale]);
  const { status, picture, reason } = useDrawnPicture(drawing);
  const words = useWords(domimageWords);
  return (
    <div css={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      <header css={styles.head}>
        <BrandMark />
        <div>
          <h1>{words.title}</h1>
          <p>{words.about}</p>
        </div>
        <SettingsMenus />
      </header>
      <main id={MAIN_ID} css={styles.main}>
        <WrittenForm value={written} onChange={setWritten} onOpen={open} />
        <section
          css={styles.result}
          aria-label={words.result}
          aria-busy={status === 'drawing'}
          data-state={status}
        >
          {status === 'failed' && (
            <Alert showIcon type="error" message={reason === '' ? words.nothingSeen : words.failed(reason)} />
          )}
          {picture ? (
            <ExportPanel
              {...{ picture, locale }}
              value={choice}
              onChange={setChoice}
              fileName={written.name ?? (written.from === 'html' ? 'html' : written.kind.kind)}
              diagram={picture.diagram && (() => Promise.resolve(picture.diagram))}
            />
          ) : (
            status !== 'failed' && (
              <Spin spinning={status === 'drawing'} tip={words.drawing}>
                <EmptyHint title={words.empty} hint={words.emptyHint} />
              </Spin>
            )
          )}
        </section>
      </main>
      <footer css={styles.foot}>{words.localOnly}</footer>
      {isOver && (
        <div css={styles.drop} role="status">
          {words.drop}
        </div>
      )}
    </div>
  );
}

/** Returns what was found as a diagram; a table becomes what suits it best. */
async function diagramOf(found: Found): Promise<DecodedDiagram | undefined> {
  if ('problem' in found) return undefined;
  if ('diagram' in found) return found.diagram;
  const [first] = await tableChoices(found.table);
  return first?.diagramIn(tableTargets(kinds)[0]);
}

const HTML_FILE = /\.html?$/i;

/** Returns what puts the diagram in a file or link on the page, or the HTML of a file; what holds neither is taken for a source. */
function useOpen(setWritten: (change: (written: Written) => Written) => void) {
  const { text, locale } = useSettings();
  return useCallback(
    (openings: readonly Opening[]) => {
      const [opening] = openings;
      const take = async () => {
        if (opening instanceof File && HTML_FILE.test(opening.name)) {
          const html = decodeText(new Uint8Array(await opening.arrayBuffer()));
          setWritten((written) => ({
            ...written,
            from: 'html',
            html,
            name: opening.name.replace(HTML_FILE, ''),
          }));
          return;
        }
        if (opening === undefined) return;
        const found = await findDiagram(opening, { text, locale });
        // A text that was pasted here is what it is, also where it looks like a table.
        const diagram = typeof opening === 'string' && 'table' in found ? undefined : await diagramOf(found);
        if (diagram) setWritten((written) => withFound(written, diagram, found.name));
        else if (typeof opening === 'string') setWritten((written) => ({ ...written, source: opening }));
        else if ('problem' in found) toasts.error(text.opening.failed(found.name, found.problem));
      };
      void take();
    },
    [locale, setWritten, text],
  );
}
