import type { DiagramPage } from '@letu/core';
import { pagePictures } from '../../export/pagePictures.js';
import type { EditorContext } from '../editorContext.js';

/** Draws pages of an editor's diagram beside the one that it shows. */
export const drawPages = (
  { live }: Pick<EditorContext, 'live'>,
  source: string,
  pages: readonly DiagramPage[],
) => pagePictures(pages, (page) => live.drawBeside(source, { page } as never));
