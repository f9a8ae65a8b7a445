import { DiagramError, type DiagramPage, type RenderResult } from '@letu/core';

/**
 * Draws all pages of a diagram whose options choose none.
 *
 * @param pages The pages, in their order.
 * @param shown The picture of the diagram, which is that of its first page.
 * @param draw Draws the page with an id.
 * @returns The pictures as SVG, in that order.
 * @throws A `DiagramError` with the code `export-failed` where a page has no picture; what `draw` throws.
 */
export async function pagePictures(
  [, ...others]: readonly DiagramPage[],
  shown: string,
  draw: (page: string) => Promise<RenderResult>,
): Promise<readonly string[]> {
  const pictures = [shown];
  for (const { id } of others) {
    const result = await draw(id);
    if (result.status !== 'success') throw new DiagramError('export-failed', 'A page has no picture.');
    pictures.push(result.svg);
  }
  return pictures;
}

/** Returns the pages that a PDF of a diagram has; none where its options choose one, or it has one alone. */
export async function exportedPages(
  pagesOf: ((source: string) => Promise<readonly DiagramPage[]>) | undefined,
  source: string,
  options: object | undefined,
): Promise<readonly DiagramPage[]> {
  const { page } = (options ?? {}) as { readonly page?: unknown };
  const pages = page ? [] : ((await pagesOf?.(source)) ?? []);
  return pages.length > 1 ? pages : [];
}
