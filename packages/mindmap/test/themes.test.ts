import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, LAYOUTS } from '../src/document/model.js';
import { layoutMap } from '../src/layout/layoutMap.js';
import { createMeasure } from '../src/layout/measure.js';
import { contrast } from '@letu/core/palette';
import { THEMES } from '../src/themes/themes.js';
import { randomMap } from './randomMap.js';

const measure = createMeasure();

describe.each(THEMES)('the theme $id', ({ id, name }) => {
  const scenes = (['light', 'dark'] as const).flatMap((theme) =>
    LAYOUTS.map((layout) =>
      layoutMap(randomMap(5, { ...DEFAULT_SETTINGS, theme: id, layout }, 200), { measure, theme }),
    ),
  );

  it('has a name in both languages', () => {
    expect(name['zh-CN']).toMatch(/\p{Script=Han}/u);
    expect(name['en-US']).toMatch(/[A-Za-z]/);
  });

  it('lets every text be read in the light and in the dark', () => {
    for (const { topics, boundaries, relationships, paper } of scenes) {
      for (const { look, content } of topics) {
        expect(contrast(look.color, look.fill === 'none' ? paper : look.fill)).toBeGreaterThanOrEqual(4.5);
        for (const { color, fill } of content.tags) expect(contrast(color, fill)).toBeGreaterThanOrEqual(4.5);
      }
      const labels = [...boundaries.map(({ title }) => title), ...relationships.map(({ label }) => label)];
      for (const label of labels)
        if (label) expect(contrast(label.color, label.fill)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('lets every line be seen in the light and in the dark', () => {
    for (const { branches, summaries, boundaries, relationships, guides, paper } of scenes) {
      const colors = [branches, summaries, boundaries, relationships, guides].flatMap((lines) =>
        lines.map(({ color }) => color),
      );
      for (const color of new Set(colors)) expect(contrast(color, paper), color).toBeGreaterThanOrEqual(3);
    }
  });
});
