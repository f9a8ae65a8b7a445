import { loadFiles, type Locale, type Theme } from '@letu/core';
import type { DiagramExportFormat, DiagramExportOptions } from '@letu/editor/view';
import { documentStore } from '../../documents/store.js';
import { loadWithFonts } from '../../kinds/useKindWithFonts.js';
import { kindOfDocument } from '../../routing/editorPath.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { openDocument } from '../../sync/openDocument.js';
import { desk } from '../../sync/sync.js';

/** What a graph can be saved as: a picture, or the source itself. */
export type GraphExport = Exclude<DiagramExportFormat, 'jpg' | 'webp'> | 'source';

export interface ExportContext {
  readonly theme: Theme;
  readonly locale: Locale;
  readonly options?: DiagramExportOptions;
}

/**
 * Draws a graph and saves it as a file, which carries it to be opened again.
 *
 * @throws Error where it cannot be had, or has no picture.
 */
export async function exportGraph(gid: string, format: GraphExport, context: ExportContext): Promise<void> {
  const opened = await openDocument(desk, gid);
  if (opened.status !== 'open') throw new Error(`The graph is ${opened.status}.`);
  const { type, title, source, options = {}, files: ids = [] } = opened.state.document;
  const kind = kindOfDocument(type);
  if (!kind) throw new Error('There is no kind of this type.');
  const editor = await loadChunk(() => import('@letu/editor/view'));
  const { downloadFile, exportedPages, exportPicture, leaseEngine, pagePictures } = editor;
  if (format === 'source') {
    downloadFile(new Blob([source], { type: 'text/plain' }), title, kind.extensions[0] ?? '.txt');
    return;
  }
  const [definition, files] = await Promise.all([
    loadChunk(kind.loadKind),
    loadFiles(documentStore.files, ids),
  ]);
  const lease = leaseEngine(loadWithFonts(definition.load));
  try {
    const engine = await lease.engine;
    const { theme, locale } = context;
    const draw = (own: object) => engine.render(source, { ...options, ...own }, { theme, locale, files });
    const result = await draw({});
    if (result.status !== 'success') throw new Error('The source has no picture.');
    const found = format === 'pdf' ? await exportedPages(definition.pagesOf, source, options) : [];
    const pages =
      found.length > 0 ? await pagePictures(found, result.svg, (page) => draw({ page })) : undefined;
    const diagram = { type, source, options, files };
    downloadFile(
      await exportPicture({ ...result, theme, diagram, pages }, format, context.options),
      title,
      `.${format}`,
    );
  } finally {
    lease.release();
  }
}
