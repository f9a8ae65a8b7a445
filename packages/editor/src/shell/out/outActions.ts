import {
  DiagramError,
  FormatError,
  knownOptions,
  largestPngScale,
  loadFiles,
  type ForeignFormat,
  type LinkTarget,
} from '@letu/core';
import { downloadFile } from '../../export/downloadFile.js';
import { exportPicture, type DiagramExportFormat } from '../../export/exportPicture.js';
import { exportSettingsFor, type EditorActions } from '../commands/editorCommands.js';
import { wordsOf, type EditorContext } from '../editorContext.js';
import type { NoticeContent } from '../notice/useNotice.js';
import { exportedPages } from '../../export/pagePictures.js';
import { carriedDiagram } from './carriedDiagram.js';
import { drawPages } from './drawPages.js';
import { copyPicture, copyText } from './clipboard.js';
import { markdownCode, markdownImage } from './markdown.js';
import { settled } from './settled.js';

/** What takes a text or its picture out of an editor. */
export type OutActions = Pick<EditorActions, 'copy' | 'copyLink' | 'exportAs' | 'exportFormat'>;

type Get = () => EditorContext;

export function outActions(get: Get): OutActions {
  return {
    copy: (form) => {
      if (form === 'image') void copyImage(get());
      else
        void copy(
          get(),
          () => textOf(get(), form),
          () => copiedNotice(get(), form === 'svg' || form === 'markdownImage'),
        );
    },
    copyLink: (target) =>
      void copy(
        get(),
        () => linkOf(get(), target),
        () => linkNotice(get()),
      ),
    exportAs: (form) => void (form === 'source' ? exportSource(get()) : exportFile(get(), form)),
    exportFormat: (format) => void exportFormat(get(), format),
  };
}

/** Returns the last good picture as a file. */
async function pictureFile(context: EditorContext, format: DiagramExportFormat): Promise<Blob> {
  const { picture } = await settled(context.live);
  if (!picture) throw new DiagramError('export-failed', 'There is no picture.');
  const { scale, background } = exportSettingsFor(format, context.exports, context.exportSettings);
  const { source } = picture;
  const diagram = await carriedDiagram(context, source);
  const found = format === 'pdf' ? await exportedPages(context.kind.pagesOf, source, context.options) : [];
  const pages = found.length > 0 ? await drawPages(context, picture, found) : undefined;
  return exportPicture({ ...picture, diagram, pages }, format, {
    scale,
    // The theme's own ground is what each format takes by itself.
    background: background === 'theme' ? undefined : background,
  });
}

async function exportFile(context: EditorContext, format: DiagramExportFormat): Promise<void> {
  try {
    downloadFile(await pictureFile(context, format), context.fileName, `.${format}`);
    if (isStale(context)) context.notices.say({ tone: 'warning', text: wordsOf(context).exportedStale });
  } catch {
    const words = wordsOf(context);
    const text = format === 'png' && isTooLarge(context) ? words.scaleTooLarge : words.exportFailed;
    context.notices.say({ tone: 'error', text });
  }
}

/** Whether the picture at the chosen scale is more than a PNG can hold. */
function isTooLarge({ live, exports, exportSettings }: EditorContext): boolean {
  const { picture } = live.getState();
  return (
    picture !== undefined &&
    exportSettingsFor('png', exports, exportSettings).scale > largestPngScale(picture.svg)
  );
}

async function exportSource(context: EditorContext): Promise<void> {
  const source = new Blob([await wholeSource(context)], { type: 'text/plain' });
  downloadFile(source, context.fileName, context.kind.extensions[0] ?? '.txt');
}

/** Returns the source as other programs open it: with its files in it, where the kind's own files have them there. */
async function wholeSource({ edited, kind, files: store, options }: EditorContext): Promise<string> {
  const source = edited.read();
  const { files } = edited;
  const own = (kind.formats ?? []).find(
    ({ writes, extensions }) => writes && extensions.some((extension) => kind.extensions.includes(extension)),
  );
  if (files.length === 0 || !own) return source;
  const [{ write }, loaded] = await Promise.all([own.load(), loadFiles(store, files)]);
  try {
    const written = write?.({ type: kind.type, source, options, files }, loaded, {});
    return written ? new TextDecoder().decode(written.bytes) : source;
  } catch (error) {
    // One that is broken is taken out as it stands.
    if (error instanceof FormatError) return source;
    throw error;
  }
}

/** Exports a file format of others, and says what it has no room for. */
async function exportFormat(context: EditorContext, format: ForeignFormat): Promise<void> {
  const { edited, kind, fileName, notices, locale, options } = context;
  const words = wordsOf(context);
  try {
    const [converter, files] = await Promise.all([format.load(), loadFiles(context.files, edited.files)]);
    if (!converter.write) throw new DiagramError('export-failed', 'The format cannot be written.');
    const diagram = { type: kind.type, source: edited.read(), options, files: edited.files };
    const { bytes, notes } = converter.write(diagram, files, {});
    downloadFile(new Blob([bytes], { type: format.mediaType }), fileName, format.extensions[0] ?? '');
    if (notes.length === 0) return;
    const text = words.exportedWithout(words.sentences(notes.map((note) => note[locale])));
    notices.say({ tone: 'warning', text });
  } catch (error) {
    const text = error instanceof FormatError ? error.told[locale] : words.exportFailed;
    notices.say({ tone: 'error', text });
  }
}

async function copyImage(context: EditorContext): Promise<void> {
  const words = wordsOf(context);
  try {
    await copyPicture(pictureFile(context, 'png'));
    context.notices.say(copiedNotice(context, true));
  } catch {
    const instead = { label: words.export, run: () => void exportFile(context, 'png') };
    context.notices.say({ tone: 'error', text: words.copyImageFailed, actions: [instead] });
  }
}

async function copy(
  context: EditorContext,
  text: () => Promise<string>,
  said: () => NoticeContent,
): Promise<void> {
  try {
    await copyText(await text());
    context.notices.say(said());
  } catch {
    context.notices.say({ tone: 'error', text: wordsOf(context).copyFailed });
  }
}

function copiedNotice(context: EditorContext, isPicture: boolean): NoticeContent {
  const words = wordsOf(context);
  return isPicture && isStale(context)
    ? { tone: 'warning', text: words.copiedStale }
    : { tone: 'done', text: words.copied };
}

/** Pages of others take a source alone: what was set in the form does not get there. */
function linkNotice(context: EditorContext): NoticeContent {
  const set = knownOptions(context.kind.optionFields, context.options);
  if (Object.keys(set).length === 0) return copiedNotice(context, false);
  return { tone: 'warning', text: wordsOf(context).copiedWithoutOptions };
}

/** Whether the picture is that of an earlier text. */
function isStale({ live }: EditorContext): boolean {
  return live.getState().status === 'stale';
}

async function textOf(
  context: EditorContext,
  form: 'svg' | 'markdownCode' | 'markdownImage' | 'text',
): Promise<string> {
  if (form === 'text') return wholeSource(context);
  const source = context.edited.read();
  if (form === 'markdownCode') return markdownCode(context.kind.fence, source);
  const svg = await pictureFile(context, 'svg');
  return form === 'svg' ? svg.text() : markdownImage(context.title, svg);
}

async function linkOf(context: EditorContext, target: LinkTarget): Promise<string> {
  const { linkTo } = await import('@letu/codec');
  return linkTo(target, await wholeSource(context), context.linkServers?.[target.id]);
}
