/** @jsxImportSource @emotion/react */
import { css, Global } from '@emotion/react';
import type { Theme } from '@letu/core';
import { DiagramImage } from '@letu/editor/view';
import { pictureFrame } from '../../layout/parts.js';

const styles = {
  printed: css(pictureFrame, {
    display: 'none',
    '@media print': {
      display: 'grid',
      height: '100vh',
      aspectRatio: 'auto',
      // Lines drawn for a dark ground cannot be seen on paper.
      "&[data-theme='dark']": { printColorAdjust: 'exact' },
      "&[data-theme='light']": { background: 'none' },
    },
  }),
  page: css({
    '@media print': {
      '@page': { margin: '10mm' },
      header: { display: 'none !important' },
      'html, body': { background: 'none !important' },
    },
  }),
};

export interface PrintedPictureProps {
  readonly svg: string;
  readonly title: string;
  /** The theme it was drawn for. */
  readonly theme: Theme;
}

/** The whole picture as it is printed, on a page without anything else; on screens it is not there. */
export function PrintedPicture({ svg, title, theme }: PrintedPictureProps) {
  return (
    <>
      <Global styles={styles.page} />
      <div css={styles.printed} data-theme={theme}>
        <DiagramImage svg={svg} alt={title} />
      </div>
    </>
  );
}
