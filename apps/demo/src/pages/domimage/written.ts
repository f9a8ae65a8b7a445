import type { DecodedDiagram } from '@letu/codec';
import { toDiagram } from '@letu/codec';
import { kinds } from '@letu/kinds';
import type { ListedKind, Locale, Theme } from '@letu/core';
import { kindOfDocument } from '../../routing/editorPath.js';
import type { Drawing } from './drawRequest.js';

/** What is to become a picture, as it stands on the page. */
export interface Written {
  readonly from: 'diagram' | 'html';
  readonly kind: ListedKind;
  readonly source: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly files: readonly Blob[];
  readonly html: string;
  /** The width that HTML is laid out in, in pixels; undefined where its content decides. */
  readonly htmlWidth: number | undefined;
  readonly theme: Theme;
  /** What it is called, such as the file it came from. */
  readonly name: string | undefined;
}

/** Returns what stands on the page at first. */
export function nothingWritten(theme: Theme): Written {
  const [kind] = kinds;
  if (!kind) throw new TypeError('There are no kinds.');
  return {
    from: 'diagram',
    kind,
    source: '',
    options: {},
    files: [],
    html: '',
    htmlWidth: undefined,
    theme,
    name: undefined,
  };
}

/** Returns what is written, with a diagram that was found in a file or a link. */
export function withFound(written: Written, found: DecodedDiagram, name: string): Written {
  const { type, source, options = {} } = toDiagram(found);
  const kind = kindOfDocument(type) ?? written.kind;
  const files = (found.files ?? []).map(({ bytes, mediaType }) => new Blob([bytes], { type: mediaType }));
  return {
    ...written,
    from: 'diagram',
    kind,
    source,
    options,
    files,
    name: name.replace(/\.\w+$/, '') || undefined,
  };
}

/** Returns what is to be drawn, undefined where nothing is written. */
export function drawingOf(written: Written, locale: Locale): Drawing | undefined {
  const { from, kind, source, options, files, html, htmlWidth, theme } = written;
  if (from === 'html') return html.trim() === '' ? undefined : { html, width: htmlWidth, theme, locale };
  if (source.trim() === '') return undefined;
  return { diagram: { kind: kind.kind, source, options, files: [...files] }, theme, locale };
}
