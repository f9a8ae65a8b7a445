import { decodeText, FormatError, localizedText, type FormatConverter } from '@letu/core';
import { hasNumbers, rowsOfCells, sourceOfRows } from '../source/pasted.js';

/** Reads tables of spreadsheets (https://www.rfc-editor.org/rfc/rfc4180), in UTF-8 or the older Chinese encoding. */
export const csv: FormatConverter = {
  read(file) {
    const rows = rowsOfCells(decodeText(file).replace(/^\ufeff/, ''));
    if (rows.length === 0)
      throw new FormatError(
        'malformed',
        localizedText('文件里没有一格有字。', 'The file has no cell with a text.'),
      );
    const width = Math.max(...rows.map((row) => row.length));
    const padded = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
    return { source: sourceOfRows(padded), files: [], notes: hasNumbers(padded) ? [] : [WITHOUT_NUMBERS] };
  },
};

const WITHOUT_NUMBERS = localizedText(
  '表里没有一列数字，暂时画不出图：内容都在数据表格里，补上数字就会出图。',
  'No column of the table has numbers, so there is nothing to draw yet: all of it is in the data grid. Add numbers to see a chart.',
);
