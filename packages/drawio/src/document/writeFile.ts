import { escapeXml } from '@letu/core/xml';
import type { Attributes, DrawioFile, Page } from './model.js';
import { writeCell } from './writeCell.js';

/** Writes a file as draw.io opens it: an `mxfile` with plain pages, a cell a line or more, so that it can be read and compared. */
export function writeFile({ attributes, pages, extra }: DrawioFile): string {
  // Their number stands in some files, and says so to who lists them.
  const counted =
    attributes['pages'] === undefined ? attributes : { ...attributes, pages: String(pages.length) };
  return [
    `<mxfile${writeAttributes(counted)}>`,
    ...(extra ? [`  ${extra}`] : []),
    ...pages.flatMap((page) => writePage(page)),
    '</mxfile>',
    '',
  ].join('\n');
}

function writePage(page: Page): readonly string[] {
  const { id, name, attributes } = page;
  return [
    `  <diagram${writeAttributes({ name, id, ...attributes })}>`,
    ...writeModelLines(page).map((line) => `    ${line}`),
    '  </diagram>',
  ];
}

/** Writes what is on a page as an `mxGraphModel`, as programs hand it over. */
export const writeModel = (page: Pick<Page, 'model' | 'cells' | 'extra'>): string =>
  writeModelLines(page).join('\n');

const writeModelLines = ({
  model,
  cells,
  extra,
}: Pick<Page, 'model' | 'cells' | 'extra'>): readonly string[] => [
  `<mxGraphModel${writeAttributes(model)}>`,
  '  <root>',
  ...cells.flatMap((cell) => writeCell(cell)).map((line) => `    ${line}`),
  '  </root>',
  ...(extra ? [`  ${extra}`] : []),
  '</mxGraphModel>',
];

/** Writes attributes, a blank before each. */
export const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
