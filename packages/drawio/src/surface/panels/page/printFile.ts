import { loadFiles, type DiagramFile, type FileStore, type Locale } from '@letu/core';
import { filesOf } from '../../../document/images.js';
import type { DrawioFile, Page } from '../../../document/model.js';
import { addressesOf } from '../../../draw/imagesAt.js';
import { createLabelMeasure, loadMeasurer } from '../../../graph/index.js';

/** How many pixels of a page are an inch of its paper, as draw.io has it. */
const PER_INCH = 100;
const [WIDTH, HEIGHT] = [827, 1169];

/**
 * Draws each page of a file on a sheet of its own, in a hidden frame of this page: images in which nothing runs, and rules that no
 * content policy keeps out.
 */
export async function sheetsOf(
  file: DrawioFile,
  locale: Locale,
  files: readonly DiagramFile[] = [],
): Promise<HTMLIFrameElement> {
  const { drawFile } = await import('../../../draw/drawFile.js');
  const measure = createLabelMeasure(await loadMeasurer(), locale);
  const images = addressesOf(files);
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0; visibility: hidden;';
  document.body.append(frame);
  const sheets = frame.contentDocument!;
  const rules = new (frame.contentWindow as Window & typeof globalThis).CSSStyleSheet();
  rules.replaceSync(file.pages.map(ruleOf).join('') + COMMON);
  sheets.adoptedStyleSheets = [rules];
  const shown = file.pages.map((page, at) => {
    const { svg } = drawFile(file, [page], { theme: 'light', measure, images });
    const image = sheets.createElement('img');
    image.alt = page.name;
    image.className = `sheet-${at}`;
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    sheets.body.append(image);
    return image;
  });
  await Promise.all(shown.map((image) => image.decode()));
  return frame;
}

/** Prints a file by the dialog of the browser. */
export async function printFile(file: DrawioFile, locale: Locale, store: FileStore): Promise<void> {
  const frame = await sheetsOf(file, locale, await loadFiles(store, filesOf(file)));
  const { contentWindow: view, contentDocument: sheets } = frame;
  view!.addEventListener('afterprint', () => {
    for (const { src } of sheets!.images) URL.revokeObjectURL(src);
    frame.remove();
  });
  view!.focus();
  view!.print();
}

const COMMON = `
  body { margin: 0; }
  img { display: block; break-after: page; max-width: 100%; max-height: 100vh; object-fit: contain; object-position: 0 0; }
  img:last-child { break-after: auto; }
`;

function ruleOf({ model }: Page, at: number): string {
  const inches = (value: string | undefined, otherwise: number) => {
    const length = Number(value);
    return (length > 0 && length < 100_000 ? length : otherwise) / PER_INCH;
  };
  const size = `${inches(model['pageWidth'], WIDTH)}in ${inches(model['pageHeight'], HEIGHT)}in`;
  return `@page sheet${at} { size: ${size}; margin: 0.25in; } .sheet-${at} { page: sheet${at}; }`;
}
