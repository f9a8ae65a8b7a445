import { withSize } from './svgSize.js';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** How a picture becomes a file. */
export interface SvgFileOptions {
  /** A CSS colour behind the picture; none when left out. */
  readonly background?: string | undefined;
}

/**
 * Returns a picture as the text of a file of its own, which any program that knows SVG opens.
 *
 * @param svg A complete `<svg>` element as text.
 * @param options See `SvgFileOptions`.
 */
export function toSvgFile(svg: string, { background }: SvgFileOptions = {}): string {
  const named = withNamespaces(withSize(svg.trim()));
  const picture = background === undefined ? named : withBackground(named, background);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${picture}\n`;
}

function withNamespaces(svg: string): string {
  const end = svg.indexOf('>');
  const root = svg.slice(0, end);
  const missing = [
    /\sxmlns\s*=/.test(root) ? '' : ` xmlns="${SVG_NAMESPACE}"`,
    !svg.includes('xlink:') || /\sxmlns:xlink\s*=/.test(root) ? '' : ` xmlns:xlink="${XLINK_NAMESPACE}"`,
  ].join('');
  return svg.replace(/^<svg/, `<svg${missing}`);
}

function withBackground(svg: string, background: string): string {
  const colour = background.replaceAll(/[^\w#%.,()\s-]/g, '');
  const box = /viewBox\s*=\s*["']\s*([-\d.e+]+)[\s,]+([-\d.e+]+)/i.exec(svg);
  const [x, y] = [box?.[1] ?? '0', box?.[2] ?? '0'];
  return svg.replace(
    /^<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/,
    (root) => `${root}<rect x="${x}" y="${y}" width="100%" height="100%" fill="${colour}"/>`,
  );
}
