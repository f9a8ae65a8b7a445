import type { Theme } from '@letu/core';
import { branchColor, mapLook, topicLook } from '../../../themes/looks.js';
import type { MapTheme } from '../../../themes/mapTheme.js';

/** Where the four main topics of the picture are: their middles. */
const TOPICS = [
  { x: 14, y: 11 },
  { x: 66, y: 11 },
  { x: 14, y: 37 },
  { x: 66, y: 37 },
] as const;

export interface ThemePictureProps {
  readonly theme: MapTheme;
  readonly scheme: Theme;
}

/** A theme as a small map drawn in it. */
export function ThemePicture({ theme, scheme }: ThemePictureProps) {
  const look = mapLook({ layout: 'both', theme: theme.id, numbering: 'none' }, scheme);
  const root = topicLook(look, 'root', look.palette.root, {});
  return (
    <svg viewBox="0 0 80 48">
      <rect width="80" height="48" fill={look.palette.paper} />
      {TOPICS.map(({ x, y }, index) => {
        const color = branchColor(look, index);
        const { fill, border, shape } = topicLook(look, 'main', color, {});
        const isLine = shape === 'underline' || shape === 'none';
        return (
          <g key={index}>
            <path d={linePath(look.lineStyle, x, y)} fill="none" stroke={color} strokeWidth="2" />
            {isLine ? (
              <path d={`M${x - 9} ${y + 4}h18`} stroke={color} strokeWidth="2" />
            ) : (
              <rect
                x={x - 9}
                y={y - 4}
                width="18"
                height="8"
                rx={radiusOf(shape, 8)}
                fill={fill}
                stroke={border === 'none' ? fill : border}
              />
            )}
          </g>
        );
      })}
      <rect
        x="27"
        y="17"
        width="26"
        height="14"
        rx={radiusOf(root.shape, 14)}
        fill={root.fill}
        stroke={root.border === 'none' ? root.fill : root.border}
        strokeWidth="1.5"
      />
    </svg>
  );
}

function radiusOf(shape: string, height: number): number {
  if (shape === 'rect') return 0;
  return shape === 'pill' || shape === 'ellipse' ? height / 2 : 3;
}

function linePath(style: MapTheme['lineStyle'], x: number, y: number): string {
  const start = x < 40 ? 27 : 53;
  const end = x < 40 ? x + 9 : x - 9;
  const middle = (start + end) / 2;
  if (style === 'straight') return `M${start} 24L${end} ${y}`;
  if (style === 'curve') return `M40 24Q${middle} ${y} ${end} ${y}`;
  return `M${start} 24H${middle}V${y}H${end}`;
}
