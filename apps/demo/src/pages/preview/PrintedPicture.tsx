/** @jsxImportSource @emotion/react */
import { css, Global } from '@emotion/react';
import { svgSize, type Theme } from '@letu/core';
import type { Ref } from 'react';
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
      // What lies behind it may be dark, and is printed by those who print backgrounds.
      "&[data-theme='light']": { background: '#fff' },
    },
  }),
};

/** A page without anything else, which lies as the picture does and has paper of its theme. */
const pageOf = (isWide: boolean, theme: Theme) =>
  css({
    '@media print': {
      '@page': { margin: '10mm', size: isWide ? 'landscape' : 'portrait' },
      header: { display: 'none !important' },
      'html, body': { background: 'none !important', colorScheme: `${theme} !important` },
    },
  });

export interface PrintedPictureProps {
  readonly svg: string;
  readonly title: string;
  /** The theme it was drawn for. */
  readonly theme: Theme;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The whole picture as it is printed, on a page without anything else; on screens it is not there. */
export function PrintedPicture({ svg, title, theme, ref }: PrintedPictureProps) {
  const size = svgSize(svg);
  return (
    <>
      <Global styles={pageOf(size !== undefined && size.width > size.height, theme)} />
      <div ref={ref} css={styles.printed} data-theme={theme}>
        <DiagramImage svg={svg} alt={title} />
      </div>
    </>
  );
}
