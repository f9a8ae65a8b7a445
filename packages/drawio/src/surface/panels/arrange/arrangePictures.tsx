import type { ReactNode } from 'react';
import type { Alignment } from '../../edit/arrange.js';

const picture = (lines: string, boxes: string, turns = 0): ReactNode => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <g transform={turns === 0 ? undefined : `rotate(${turns * 90} 9 9)`}>
      <path d={lines} />
      <path d={boxes} fill="currentColor" stroke="none" />
    </g>
  </svg>
);

const LEFT = ['M2 2V16', 'M4 4H15V7.5H4ZM4 10.5H10V14H4Z'] as const;
const MIDDLE = ['M9 1V17', 'M3 4H15V7.5H3ZM6 10.5H12V14H6Z'] as const;

/** How cells are lined up. */
export const ALIGN_PICTURES: Readonly<Record<Alignment, ReactNode>> = {
  left: picture(...LEFT),
  center: picture(...MIDDLE),
  right: picture(...LEFT, 2),
  top: picture(...LEFT, 1),
  middle: picture(...MIDDLE, 1),
  bottom: picture(...LEFT, 3),
};

const SPREAD = ['M2 2V16M16 2V16', 'M6.5 5H11.5V13H6.5Z'] as const;

/** How cells are spread. */
export const DISTRIBUTE_PICTURES: Readonly<Record<'x' | 'y', ReactNode>> = {
  x: picture(...SPREAD),
  y: picture(...SPREAD, 1),
};

const FRONT = ['M2.7 2.7H9V9H2.7Z', 'M6 6H16V16H6Z'] as const;
const BACK = ['M8 8H15.3V15.3H8Z', 'M2 2H12V7H7V12H2Z'] as const;

/** Where cells go among others. */
export const ORDER_PICTURES: Readonly<Record<'front' | 'back' | 'forward' | 'backward', ReactNode>> = {
  front: picture(`${FRONT[0]}M13 1.5V4.5M11 3 13 1 15 3`, FRONT[1]),
  forward: picture(FRONT[0], FRONT[1]),
  backward: picture(BACK[0], BACK[1]),
  back: picture(`${BACK[0]}M4 13.5V16.5M2.5 15 4 17 5.5 15`, BACK[1]),
};
