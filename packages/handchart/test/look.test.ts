import { describe, expect, it } from 'vitest';
import { contrast, pictureColours } from '@letu/core/palette';
import { handchart } from '@letu/handchart';
import { engine } from '@letu/handchart/engine';
import { describeLook } from '../../core/test/lookContract.js';
import { lookOf } from '../src/chart/looks.js';

const SOURCE = 'type: bar\ndrawnBy: plain\ndata: |\n  季度, 北京, 上海\n  一, 12, 9\n  二, 13, 11\n';

const draw = describeLook({
  definition: handchart,
  engine,
  source: SOURCE,
  colours: ({ series: [first, second], text, textQuiet, grid }) => [
    first!.ink,
    second!.ink,
    text,
    textQuiet,
    grid,
  ],
});

describe("Letu's look of charts", () => {
  it('keeps the colours of a source', async () => {
    expect((await draw(`colors: ['#ff0000']\n${SOURCE}`)).svg).toContain('#ff0000');
  });

  it.each(['light', 'dark'] as const)('has sixteen series that differ and can be seen, %s', (theme) => {
    const { palette } = lookOf(theme, 'letu');
    const { ground } = pictureColours[theme];
    expect(new Set(palette).size).toBeGreaterThanOrEqual(16);
    expect(palette.filter((colour) => contrast(colour, ground) < 3)).toEqual([]);
  });
});
