import { localizedText, type ForeignFormat } from '@letu/core';

/** The file formats of others that charts are read from. Any text may be one, so that their names tell them. */
export const formats: readonly ForeignFormat[] = [
  {
    id: 'csv',
    title: localizedText('CSV 或 TSV 表格', 'CSV or TSV table'),
    extensions: ['.csv', '.tsv'],
    mediaType: 'text/csv',
    reads: true,
    writes: false,
    load: async () => (await import('./csv.js')).csv,
  },
];
