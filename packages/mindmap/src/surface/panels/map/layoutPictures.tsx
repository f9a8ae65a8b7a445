import type { ReactNode } from 'react';
import type { Layout } from '../../../document/model.js';

/** A box by its upper left corner; the first one stands for the central topic. */
type Box = readonly [x: number, y: number, width: number, height: number];

function picture(lines: string, root: Box, topics: readonly Box[]): ReactNode {
  const box = ([x, y, width, height]: Box, key: number, opacity?: number) => (
    <rect
      key={key}
      x={x}
      y={y}
      width={width}
      height={height}
      rx="1.5"
      fill="currentColor"
      opacity={opacity}
    />
  );
  return (
    <svg viewBox="0 0 64 40">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.25" opacity="0.65" />
      {box(root, 0)}
      {topics.map((topic, index) => box(topic, index + 1, 0.6))}
    </svg>
  );
}

/** Small pictures of how the topics of a map can be arranged. */
export const LAYOUT_PICTURES: Readonly<Record<Layout, ReactNode>> = {
  both: picture(
    'M32 20C20 20 26 9 16 9M32 20C20 20 26 31 16 31M32 20C44 20 38 9 48 9M32 20C44 20 38 31 48 31',
    [25, 15, 14, 10],
    [
      [4, 6, 13, 6],
      [4, 28, 13, 6],
      [47, 6, 13, 6],
      [47, 28, 13, 6],
    ],
  ),
  right: picture(
    'M18 20H26M38 8H30Q26 8 26 12V28Q26 32 30 32H38M26 20H38',
    [4, 15, 16, 10],
    [
      [38, 5, 20, 6],
      [38, 17, 20, 6],
      [38, 29, 20, 6],
    ],
  ),
  left: picture(
    'M46 20H38M26 8H34Q38 8 38 12V28Q38 32 34 32H26M38 20H26',
    [44, 15, 16, 10],
    [
      [6, 5, 20, 6],
      [6, 17, 20, 6],
      [6, 29, 20, 6],
    ],
  ),
  org: picture(
    'M32 12V20M12 27V20H52V27M32 20V27',
    [23, 4, 18, 9],
    [
      [4, 27, 16, 7],
      [24, 27, 16, 7],
      [44, 27, 16, 7],
    ],
  ),
  timeline: picture(
    'M16 20H61M27 20V12M40 20V28M53 20V12',
    [3, 15, 14, 10],
    [
      [20, 6, 14, 6],
      [33, 28, 14, 6],
      [46, 6, 14, 6],
    ],
  ),
  fishbone: picture(
    'M18 20H61M28 20L36 9M28 20L36 31M44 20L52 9M44 20L52 31',
    [3, 14, 16, 12],
    [
      [30, 4, 12, 5],
      [30, 31, 12, 5],
      [46, 4, 12, 5],
      [46, 31, 12, 5],
    ],
  ),
  table: picture(
    'M4.5 4.5H59.5V35.5H4.5ZM4.5 12.5H59.5M4.5 24H59.5M24 12.5V35.5',
    [8, 7, 20, 3],
    [
      [8, 17, 12, 3],
      [28, 17, 26, 3],
      [8, 28, 12, 3],
      [28, 28, 22, 3],
    ],
  ),
};
