import { describe, expect, it } from 'vitest';
import { Random } from '../dom/random.js';
import { allApart, bbox, generated, outline } from './twins.js';

const COMMANDS = 'MLHVCSQTZ';
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

const inPath = (d: string) => `<svg><path id="t" d="${d}"/></svg>`;

function coordinate(random: Random): string {
  return random.pick([
    () => (random.next() * 400 - 200).toFixed(3),
    () => String(random.below(200) - 100),
    () => `.${random.below(1000)}`,
    () => `${random.below(90)}e-1`,
  ])();
}

function command(random: Random, letters: string): string {
  const letter = random.pick([...letters]);
  const numbers = Array.from({ length: ARGUMENTS[letter] ?? 0 }, () => coordinate(random));
  const repeated = letter !== 'Z' && random.chance(0.2) ? [...numbers, ...numbers] : numbers;
  return (random.chance(0.5) ? letter : letter.toLowerCase()) + repeated.join(random.pick([' ', ',', ' , ']));
}

function pathOf(seed: number, letters: string): string {
  const random = new Random(seed);
  const rest = Array.from({ length: 1 + random.below(6) }, () => command(random, letters));
  return `M${coordinate(random)} ${coordinate(random)}${rest.join(random.pick(['', ' ', '\n']))}`;
}

interface ArcShape {
  readonly reach: number;
  readonly radius: number;
  readonly isTurned: boolean;
}

function arcOf(seed: number, { reach, radius, isTurned }: ArcShape): string {
  const random = new Random(seed);
  const length = (most: number) => (random.next() * most).toFixed(3);
  const flags = `${random.below(2)} ${random.below(2)}`;
  const radii = [radius + Number(length(50)), radius + Number(length(50))].join();
  const turn = isTurned ? length(360) : 0;
  const letter = random.pick(['a', 'A']);
  return `M${length(reach)} ${length(reach)}${letter}${radii} ${turn} ${flags} ${length(reach)} ${length(reach)}`;
}

describe('paths have the boxes Chromium gives them', () => {
  it('to the last bit, with lines and curves', () => {
    const pieces = generated(500, (seed) => inPath(pathOf(seed, 'MLHVCQZ')));
    expect(allApart(pieces, bbox)).toEqual([]);
  });

  // A control point that is mirrored can be off by a bit, which curves that reach far make a few of.
  it('to a thousandth of a pixel, with every command but arcs', () => {
    const pieces = generated(500, (seed) => inPath(pathOf(seed, COMMANDS)));
    expect(allApart(pieces, bbox, 1e-3)).toEqual([]);
  });

  it('to a thousandth of a pixel with arcs that reach from end to end', () => {
    const shape = { reach: 60, radius: 90 };
    const pieces = generated(300, (seed) => inPath(arcOf(seed, { ...shape, isTurned: seed % 2 === 0 })));
    expect(allApart(pieces, bbox, 1e-3)).toEqual([]);
  });

  // The centre of such an arc is the root of what rounding leaves over: 3e-4 of radii that are hundreds of pixels here.
  it('to a quarter of a pixel with arcs whose radii have to be scaled up', () => {
    const shape = { reach: 300, radius: 20 };
    const pieces = generated(300, (seed) => inPath(arcOf(seed, { ...shape, isTurned: seed % 2 === 0 })));
    expect(allApart(pieces, bbox, 0.25)).toEqual([]);
  });
});

describe('lengths and points along paths are those of Chromium', () => {
  it('to a thousandth of a pixel on straight lines', () => {
    const pieces = generated(300, (seed) => inPath(pathOf(seed, 'LHVZM')));
    expect(allApart(pieces, outline, 1e-3)).toEqual([]);
  });

  // Chromium adds the lengths of thousands of pieces in single precision.
  it('to a hundredth of a pixel on curves', () => {
    const pieces = generated(150, (seed) => inPath(pathOf(seed, 'CSQT')));
    expect(allApart(pieces, outline, 1e-2)).toEqual([]);
  });

  it('to a hundredth of a pixel on arcs', () => {
    const shape = { reach: 60, radius: 90 };
    const pieces = generated(100, (seed) => inPath(arcOf(seed, { ...shape, isTurned: seed % 2 === 0 })));
    expect(allApart(pieces, outline, 1e-2)).toEqual([]);
  });
});

const DEGENERATE = [
  '',
  'M10 20',
  'M10 20Z',
  'M10 20M30 40',
  'M10 20L30 40M50 60',
  'M10 20C1 2 3 4 5 6M50 60',
  'M10 20L10 20',
  'M10 20C10 20 10 20 10 20',
  'M1 2C30 2 20 2 50 2',
  'M1 2Q1 2 5 9',
  'M10 20A0 5 0 0 1 30 40',
  'M10 20A5 0 0 0 1 30 40',
  'M10 20A5 5 0 0 1 10 20',
  'M10 20A-5 -9 0 0 1 14 20',
  'M10 20a5 5 0 015 5',
  'M10 20a5,5 0 1110,0',
  'M0 0H10H-5V7V-2',
  'm5 5l5 0zl0 9zm1 1l3 3',
  'M5 5 10 10 20 5',
  'm5 5 10 10 20 5',
  'M0 0T10 10T20 0',
  'M0 0S10 10 20 0',
  'M0 0C1 2 3 4 5 6T9 9',
  'M0 0Q1 2 3 4S5 6 7 8',
  'M1e2 1E1L-1e-2+5',
  'M.5.5.25.25-.5-.5',
  'M0 0L1e9 1e9',
];

const BROKEN = [
  'L10 10',
  'x',
  'M10',
  'M10 20L30',
  'M10 20L30 40X50 60',
  'M10 20L30 40L50',
  'M10 20L30 40 50',
  'M10 20C1 2 3 4 5',
  'M10 20L30 40,',
  'M10 20,,L30 40',
  'M10 20L30 40 L nonsense',
  'M10 20A5 5 0 2 1 30 40',
  'M10 20A5 5 0 1',
  'M10 20L30 40 %L50 60',
  'M10. 20L30 40',
  'M10 20L5 NaN L50 60',
  'M10 20L30 40Z50 60',
  'M10 20HV30',
  'M10 20L1e400 5L9 9',
  'M10 20l1e 5',
  '10 20L30 40',
  ' \n M10 20\tL30,40 ',
  'M10 20L--5 3',
];

describe('path data', () => {
  it.each(DEGENERATE)('%j, of no extent or of a special form, are measured as in Chromium', (d) => {
    expect(allApart([inPath(d)], bbox, 1e-4)).toEqual([]);
    expect(allApart([inPath(d)], outline, d.includes('1e9') ? 100 : 1e-3)).toEqual([]);
  });

  it.each(BROKEN)('%j are read up to the mistake', (d) => {
    expect(allApart([inPath(d)], bbox)).toEqual([]);
    expect(allApart([inPath(d)], outline, 1e-3)).toEqual([]);
  });

  it('cut or spoilt anywhere are read up to there', () => {
    const pieces = generated(300, (seed) => {
      const random = new Random(seed);
      const d = pathOf(seed, COMMANDS);
      const at = random.below(d.length);
      return inPath(
        random.chance(0.5) ? d.slice(0, at) : d.slice(0, at) + random.pick([...'x,.-e#']) + d.slice(at),
      );
    });
    expect(allApart(pieces, bbox, 1e-3)).toEqual([]);
  });
});
