import type { DiagramPage } from '@letu/core';
import { pagePictures } from '../../export/pagePictures.js';
import type { EditorContext } from '../editorContext.js';

/** Draws the pages of an editor's diagram beside the one that it shows. @param picture What it shows. */
export const drawPages = (
  { live }: Pick<EditorContext, 'live'>,
  { svg, source }: { readonly svg: string; readonly source: string },
  pages: readonly DiagramPage[],
) => pagePictures(pages, svg, (page) => live.drawBeside(source, { page } as never));
