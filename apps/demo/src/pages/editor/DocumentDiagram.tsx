/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { memo, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { useLetu } from '@letu/theme';
import { loadFiles, type AnyDefinition } from '@letu/core';
import { usePreferences } from '../../account/keptPreferences.js';
import { documentStore } from '../../documents/store.js';
import { kinds } from '@letu/kinds';
import { drawDiagram } from '../../kinds/drawDiagram.js';
import { useKindWithFonts } from '../../kinds/useKindWithFonts.js';
import { drawnOptions, withKeptLayer, withLayerFile } from '../../pen/keptLayer.js';
import { useKindWithService } from '../../kinds/useKindWithService.js';
import { useTools } from '../../kinds/useTools.js';
import { isNew } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { usePalette } from '../../shell/palette/paletteContext.js';
import type { DocumentSession } from '../../sync/documentSession.js';
import type { StoredDocument } from '../../documents/document.js';
import { LastPicture, type NotePicture } from './LastPicture.js';
import { useOpenOther } from './useOpenOther.js';
import { usePictureKeeper } from './usePictureKeeper.js';

const editor = css({
  '&&': { flex: 1, height: 0, minHeight: 0 },
  // Where there is a picture, it is what is printed.
  '@media print': { '&&:has(+ [data-theme])': { display: 'none' } },
});

/** Who prints waits no longer for a picture, in milliseconds. */
const LONGEST_MS = 20_000;

const pageOf = (options: object = {}) => (options as { readonly page?: string }).page;

const NO_OPTIONS: NonNullable<StoredDocument['options']> = {};

export interface DocumentDiagramProps extends Pick<StoredDocument, 'gid' | 'title' | 'source' | 'options'> {
  readonly definition: AnyDefinition;
  readonly session: DocumentSession;
  readonly isReadOnly: boolean;
}

/** The diagram of a document in its editor. It stays as it is while the document is saved and sent, which each key begins. */
export const DocumentDiagram = memo(function DocumentDiagram({
  gid,
  title,
  source,
  options = NO_OPTIONS,
  definition,
  session,
  isReadOnly,
}: DocumentDiagramProps) {
  const { theme: shown } = useLetu();
  const { 'editor.theme': wanted = 'interface', 'editor.fontSize': fontSize } = usePreferences();
  const theme = wanted === 'interface' ? shown : wanted;
  const { locale } = useSettings();
  const keepPicture = usePictureKeeper(gid, theme);
  const openOther = useOpenOther();
  const { exports } = useTools();
  const kind = useKindWithFonts(useKindWithService(definition), options['uploadedFont']);
  const editorHandle = useRef<DiagramEditorHandle>(null);
  const { state } = useLocation();
  // The keys of a canvas are there at once; a text that is opened is read first, and the keyboard of a phone would cover it.
  const wantsFocus = isNew(state) || (definition.loadCanvas !== undefined && !isReadOnly);
  const [params, setParams] = useSearchParams();
  const page = params.get('page') ?? undefined;
  useEffect(() => {
    if (wantsFocus) editorHandle.current?.focus();
  }, [wantsFocus]);
  const palette = usePalette();
  useEffect(() => palette.register(() => editorHandle.current?.openCommandPalette()), [palette]);
  useEffect(() => {
    // The page is about the diagram: nobody has to click into it before its keys are there.
    const press = (event: KeyboardEvent) => {
      if (event.target === document.body && !event.defaultPrevented) editorHandle.current?.press(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const printed = useRef<NotePicture>(null);
  return (
    <>
      <DiagramEditor
        ref={editorHandle}
        css={[editor, fontSize !== undefined && { '&&& .cm-editor .cm-scroller': { fontSize } }]}
        kind={kind}
        value={source}
        readOnly={isReadOnly}
        onChange={(changed, { before, diagram: { files = [] } }) =>
          session.edit({ source: changed, files: withLayerFile({ options }, files) }, before)
        }
        files={documentStore.files}
        options={drawnOptions(options)}
        onOptionsChange={(chosen) => session.edit({ options: withKeptLayer({ options }, { ...chosen }) })}
        page={page}
        onPageChange={(shownPage) =>
          setParams((before) => ({ ...Object.fromEntries(before), page: shownPage }), {
            replace: true,
            state,
          })
        }
        kinds={kinds}
        onOpenOther={openOther}
        onPalette={palette.open}
        onRender={(result, drawn) => {
          // A card shows the page that everybody sees first.
          if (pageOf(drawn.options) === pageOf(options)) keepPicture(result, drawn);
          printed.current?.(result);
        }}
        exports={exports}
        fileName={title}
        theme={theme}
        locale={locale}
        aria-label={title}
      />
      <LastPicture
        ref={printed}
        {...{ title, theme }}
        drawLight={async () => {
          const { files = [], options: chosen = {}, ...drawn } = editorHandle.current!.getDiagram();
          const loaded = await loadFiles(documentStore.files, files);
          const diagram = { source: drawn.source, options: { ...chosen }, files: loaded };
          const signal = AbortSignal.timeout(LONGEST_MS);
          return drawDiagram({ loadKind: async () => kind }, diagram, { theme: 'light', locale, signal });
        }}
      />
    </>
  );
});
