import { DiagramError } from '@letu/core';

const ADDRESS = /([\s"'])((?:[\w.-]+:)?href\s*=\s*)(?:"(?!#|data:)[^"]*"|'(?!#|data:)[^']*')/gi;

/**
 * Returns a picture without what it would take from elsewhere: the rasteriser reads files of its machine, and a picture may
 * come from anyone.
 *
 * @throws DiagramError `export-failed` for a picture with entities, in which such an address can be hidden.
 */
export function withoutFiles(svg: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) {
    throw new DiagramError('export-failed', 'The picture declares entities.');
  }
  return svg.replaceAll(ADDRESS, '$1$2""');
}
