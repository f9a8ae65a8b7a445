/** An end of an edge: draw.io's name of it, and whether it is filled. */
interface Arrow {
  readonly arrow: string;
  readonly fill: '0' | '1';
  /** Drawn on a grid of 40 by 16, whose line comes from the left and ends at (34, 8). */
  readonly path: string;
  readonly isSolid?: boolean;
  /** Where the line ends. */
  readonly line?: number;
}

const CLASSIC = 'M34 8 22 2 26 8 22 14Z';
const CLASSIC_THIN = 'M34 8 22 4 25 8 22 12Z';
const BLOCK = 'M34 8 22 2V14Z';
const BLOCK_THIN = 'M34 8 22 4V12Z';
const DIAMOND = 'M34 8 27 3 20 8 27 13Z';
const DIAMOND_THIN = 'M34 8 26 5 18 8 26 11Z';
const OVAL = 'M34 8a5 5 0 1 1-10 0a5 5 0 1 1 10 0Z';
const CROW = 'M24 8 34 2M24 8 34 14';

/** The ends of edges, in the order to offer them. */
export const ARROWS: readonly Arrow[] = [
  { arrow: 'none', fill: '0', path: '' },
  { arrow: 'classic', fill: '1', path: CLASSIC, isSolid: true, line: 26 },
  { arrow: 'classicThin', fill: '1', path: CLASSIC_THIN, isSolid: true, line: 26 },
  { arrow: 'open', fill: '0', path: 'M24 2 34 8 24 14' },
  { arrow: 'openThin', fill: '0', path: 'M24 4 34 8 24 12' },
  { arrow: 'block', fill: '1', path: BLOCK, isSolid: true, line: 22 },
  { arrow: 'blockThin', fill: '1', path: BLOCK_THIN, isSolid: true, line: 22 },
  { arrow: 'classic', fill: '0', path: CLASSIC, line: 26 },
  { arrow: 'block', fill: '0', path: BLOCK, line: 22 },
  { arrow: 'blockThin', fill: '0', path: BLOCK_THIN, line: 22 },
  { arrow: 'oval', fill: '1', path: OVAL, isSolid: true, line: 24 },
  { arrow: 'oval', fill: '0', path: OVAL, line: 24 },
  { arrow: 'diamond', fill: '1', path: DIAMOND, isSolid: true, line: 20 },
  { arrow: 'diamond', fill: '0', path: DIAMOND, line: 20 },
  { arrow: 'diamondThin', fill: '1', path: DIAMOND_THIN, isSolid: true, line: 18 },
  { arrow: 'diamondThin', fill: '0', path: DIAMOND_THIN, line: 18 },
  { arrow: 'async', fill: '1', path: 'M34 8 24 2V8Z', isSolid: true },
  { arrow: 'openAsync', fill: '0', path: 'M34 8 24 2' },
  { arrow: 'dash', fill: '0', path: 'M24 14 32 2' },
  { arrow: 'cross', fill: '0', path: 'M24 3 34 13M24 13 34 3' },
  { arrow: 'box', fill: '0', path: 'M24 3H34V13H24Z', line: 24 },
  { arrow: 'circle', fill: '0', path: OVAL, line: 24 },
  { arrow: 'circlePlus', fill: '0', path: `${OVAL}M29 3V13M24 8H34`, line: 24 },
  { arrow: 'ERone', fill: '0', path: 'M27 3V13' },
  { arrow: 'ERmandOne', fill: '0', path: 'M24 3V13M29 3V13' },
  { arrow: 'ERmany', fill: '0', path: CROW },
  { arrow: 'ERoneToMany', fill: '0', path: `${CROW}M21 3V13` },
  { arrow: 'ERzeroToOne', fill: '0', path: 'M29 3V13M24 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0Z', line: 34 },
  { arrow: 'ERzeroToMany', fill: '0', path: `${CROW}M24 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0Z`, line: 34 },
];

/** What an end is told by: its name and its filling. */
export const arrowKey = (arrow: string, fill: string): string => {
  const known = ARROWS.filter((each) => each.arrow === arrow);
  return known.length === 1 ? `${arrow} ${known[0]!.fill}` : `${arrow} ${fill === '0' ? '0' : '1'}`;
};

/** Shows an end of an edge; the beginning of one the other way round. */
export function ArrowPicture({ arrow, isStart }: { readonly arrow: Arrow; readonly isStart: boolean }) {
  const { path, isSolid = false, line = 34 } = arrow;
  return (
    <svg viewBox="0 0 40 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <g transform={isStart ? 'matrix(-1 0 0 1 40 0)' : undefined}>
        <path d={`M4 8H${line}`} />
        <path d={path} fill={isSolid ? 'currentColor' : 'none'} strokeLinejoin="round" />
      </g>
    </svg>
  );
}
