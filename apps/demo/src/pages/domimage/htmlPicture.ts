import { DiagramError, type Theme } from '@letu/core';
import { sanitiseHtml } from '@letu/core/sanitise';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** How wide HTML is laid out at most where no width is wanted, in pixels. */
const WIDEST = 1200;

/** What a page of a browser looks like before it has styles of its own; those of the piece come after. */
const BASE = {
  light: 'color-scheme:light;color:#1f2328',
  dark: 'color-scheme:dark;color:#e8e8ea',
} as const satisfies Record<Theme, string>;
const FONT = 'font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif';

/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export interface HtmlPictureOptions {
  /** The width to lay it out in, in CSS pixels. @default as wide as it needs to be, up to 1200 */
  readonly width?: number | undefined;
  readonly theme: Theme;
}

/**
 * Draws a piece of HTML as a picture that holds it, cleaned of all that runs or fetches. A browser shows such a picture without
 * scripts and without requests once more.
 *
 * @returns A complete `<svg>` element as text.
 * @throws A `DiagramError` with the code `export-failed` where nothing is seen of it, such as in a frame that is not displayed.
 */
export async function htmlPicture(html: string, { width, theme }: HtmlPictureOptions): Promise<string> {
  const { svg, page, body } = frameOf(width, theme);
  body.append(sanitiseHtml(html.replaceAll(NOT_XML, '')));
  const host = document.createElement('div');
  host.style.cssText =
    'position:fixed;left:0;top:0;width:0;height:0;overflow:hidden;visibility:hidden;contain:strict';
  host.attachShadow({ mode: 'closed' }).append(svg);
  document.body.append(host);
  try {
    await Promise.all(
      [...body.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
    );
    const size = { width: Math.ceil(width ?? page.offsetWidth), height: Math.ceil(page.offsetHeight) };
    if (size.width === 0 || size.height === 0) {
      throw new DiagramError(
        'export-failed',
        'Nothing is seen of it: it is empty, or the frame is not displayed.',
      );
    }
    resize(svg, size);
    return new XMLSerializer().serializeToString(svg);
  } finally {
    host.remove();
  }
}

function frameOf(width: number | undefined, theme: Theme) {
  const svg = document.createElementNS(SVG, 'svg');
  const foreign = document.createElementNS(SVG, 'foreignObject');
  const page = document.createElementNS(XHTML, 'html') as HTMLElement;
  const style = document.createElementNS(XHTML, 'style');
  const body = document.createElementNS(XHTML, 'body') as HTMLElement;
  const wide = width === undefined ? `width:max-content;max-width:${WIDEST}px` : `width:${width}px`;
  style.textContent = `html{display:flow-root;${wide};${FONT};${BASE[theme]}}body{margin:0;display:flow-root}*{box-sizing:border-box}`;
  page.append(style, body);
  foreign.append(page);
  svg.append(foreign);
  resize(svg, { width: width ?? WIDEST, height: 1 });
  return { svg, page, body };
}

function resize(svg: SVGSVGElement, { width, height }: { width: number; height: number }): void {
  const [foreign] = svg.children;
  for (const element of [svg, foreign]) {
    element?.setAttribute('width', String(width));
    element?.setAttribute('height', String(height));
  }
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
}
