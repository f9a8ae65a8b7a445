import type { ViewMessages } from './zh-CN.js';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const enUS: ViewMessages = {
  preview: (editor) => (editor ? `Preview of ${editor}` : 'Preview'),
  view: 'Shown size',
  viewFit: 'Fit',
  viewActual: 'Actual size',
  rendering: 'Drawing…',
  loadingSurface: 'Loading the editor…',
  surfaceFailed: 'The editor could not be loaded',
  loadingEngine: 'Loading the drawing engine…',
  loaded: (loaded, total) => (total ? `${loaded} of ${total} MB` : `${loaded} MB`),
  drawn: 'The picture is drawn',
  staleMistake: 'The text has errors; this is the earlier picture',
  staleFailure: 'Drawing failed; this is the earlier picture',
  cannotDraw: 'Nothing to draw yet',
  engineFailed: 'The drawing failed',
  brokenPicture: 'The browser cannot show this picture.',
  shownAsImage: 'This picture is large and shown as an image: shapes cannot be clicked or searched.',
  makeInteractive: 'Make it interactive',
  shownAsShapes: 'This picture is large; the page may pause.',
  makeImage: 'Show as an image',
  tooLarge: 'The picture is too large to show',
  tooLargeHint: 'Showing it would take long, and much memory. It is drawn and can be downloaded.',
  downloadSvg: 'Download SVG',
  showAnyway: 'Show it all the same',
  empty: 'Write a first line, and the picture appears here.',
  onPage: 'Drawn by the page',
  retry: 'Try again',
  reloadPage: 'Reload the page',
  problems: (editor) => (editor ? `Problems of ${editor}` : 'Problems'),
  noProblems: 'No problems found',
  problemCount: ({ error, warning, info }) =>
    [
      error > 0 ? plural(error, 'error') : '',
      warning > 0 ? plural(warning, 'warning') : '',
      info > 0 ? plural(info, 'note') : '',
    ]
      .filter(Boolean)
      .join(', '),
  moreProblems: (count) => `${count} more not listed`,
  severity: { error: 'Error', warning: 'Warning', info: 'Note' },
  place: (line, column) => `Line ${line}, column ${column}`,
};
