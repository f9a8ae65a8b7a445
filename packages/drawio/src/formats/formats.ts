import { localizedText, type ForeignFormat } from '@letu/core';
import { isPicture, isSvg, isXml } from './guess.js';

const load = async () => (await import('./converter.js')).converter;

/** The file formats that general diagrams are read from and written to, in the order to offer them. */
export const formats: readonly ForeignFormat[] = [
  {
    id: 'drawio-xml',
    title: localizedText('draw.io XML', 'draw.io XML'),
    extensions: ['.xml', '.drawio'],
    mediaType: 'application/xml',
    reads: true,
    writes: true,
    guess: isXml,
    load,
  },
  {
    id: 'drawio-svg',
    title: localizedText('draw.io SVG', 'draw.io SVG'),
    extensions: ['.drawio.svg'],
    mediaType: 'image/svg+xml',
    reads: true,
    writes: false,
    guess: isSvg,
    load,
  },
  {
    id: 'drawio-png',
    title: localizedText('draw.io PNG', 'draw.io PNG'),
    extensions: ['.drawio.png'],
    mediaType: 'image/png',
    reads: true,
    writes: false,
    guess: isPicture,
    load,
  },
];
