import { describe, expect, it } from 'vitest';
import { contrast, pictureColours } from '@letu/core/palette';

/** WCAG 2.2, 1.4.3 and 1.4.11, level AA. */
const TEXT_MINIMUM = 4.5;
const OUTLINE_MINIMUM = 3;

const WHITE = '#ffffff';

/** Names every pair of an ink and a fill that stands out less than it must. */
function tooFaint(
  inks: Readonly<Record<string, string>>,
  fills: Readonly<Record<string, string>>,
  least: number,
) {
  return Object.entries(inks).flatMap(([ink, colour]) =>
    Object.entries(fills)
      .filter(([, fill]) => contrast(colour, fill) < least)
      .map(([fill, under]) => `${ink} on ${fill}: ${contrast(colour, under).toFixed(2)}`),
  );
}

describe.each(['light', 'dark'] as const)('the colours of %s pictures', (theme) => {
  const { series, ...colours } = pictureColours[theme];
  const { ground, text, textQuiet, node, head, group, note, alert } = colours;
  const papers = theme === 'light' ? { ground, group, WHITE } : { ground, group };
  const fills = { ...papers, node, head, note, alert };
  const each = (part: 'soft' | 'mid' | 'line' | 'ink') =>
    Object.fromEntries(series.map((one, at) => [`series ${at} ${part}`, one[part]]));

  it('have text that can be read on every fill', () => {
    expect(tooFaint({ text }, { ...fills, ...each('soft'), ...each('mid') }, TEXT_MINIMUM)).toEqual([]);
    expect(tooFaint({ textQuiet }, fills, TEXT_MINIMUM)).toEqual([]);
    expect(tooFaint(each('ink'), papers, TEXT_MINIMUM)).toEqual([]);
    expect(contrast(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(TEXT_MINIMUM);
  });

  it('have lines of shapes and links that can be seen where they lie', () => {
    const { nodeLine, edge, alertLine, noteLine } = colours;
    const lines = { nodeLine, edge, alertLine, noteLine, ...each('line') };
    expect(tooFaint(lines, papers, OUTLINE_MINIMUM)).toEqual([]);
  });

  it('are no more than two for one thing', () => {
    expect(new Set(series.map(({ ink }) => ink)).size).toBe(series.length);
  });
});
