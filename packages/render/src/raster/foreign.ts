import { DiagramError } from '@letu/core';
import type { Loss } from '../locales/zh-CN.js';

const ADDRESS = /([\s"'])((?:[\w.-]+:)?href\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const REFERENCE = /^\s*#/;
/** The pictures of pixels that the rasteriser reads; it takes anything of another type for SVG. */
const PIXELS = /^\s*data:image\/(?:png|jpe?g|gif|webp)\s*[;,]/i;
/** Its type, or characters in it, can be written in other ways. */
const NESTED = /^\s*(?:data:|&)/i;

/**
 * Returns a picture without what it would take from elsewhere, since the rasteriser reads files of its machine and a picture may
 * come from anyone, and without pictures of SVG inside it.
 *
 * @throws DiagramError `export-failed` for a picture with entities, in which an address can be hidden.
 */
export function withoutForeign(svg: string): { svg: string; lost: readonly Loss[] } {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) {
    throw new DiagramError('export-failed', 'The picture declares entities.');
  }
  let hasNested = false;
  const own = svg.replaceAll(
    ADDRESS,
    (whole, before: string, name: string, double?: string, single?: string) => {
      const address = double ?? single ?? '';
      if (REFERENCE.test(address) || PIXELS.test(address)) return whole;
      hasNested ||= NESTED.test(address);
      return `${before}${name}""`;
    },
  );
  return { svg: own, lost: hasNested ? ['nested-svg'] : [] };
}
