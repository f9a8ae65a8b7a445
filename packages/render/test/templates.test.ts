import { describe, expect, it } from 'vitest';
import { examplesIn, templatesOf } from '@letu/core';
import { kinds } from '@letu/kinds';
import { createRenderer } from '../src/index.js';
import { sourceProgram } from './sourceProgram.js';

const HAN = /\p{Script=Han}/u;

const all = await Promise.all(
  kinds.map(async (listed) => {
    const definition = await listed.loadKind();
    return { definition, kind: definition.kind, templates: await templatesOf(definition) };
  }),
);

describe('templates', () => {
  it('are at least sixty in Chinese and twenty in English, of every kind, and none of them twice', () => {
    for (const { kind, templates } of all) {
      expect(new Set(templates.map(({ id }) => id)).size, kind).toBe(templates.length);
      for (const locale of ['zh-CN', 'en-US'] as const)
        expect(examplesIn(templates, locale).length, `${kind} in ${locale}`).toBeGreaterThan(0);
    }
    const every = all.flatMap(({ templates }) => templates);
    expect(examplesIn(every, 'zh-CN').length).toBeGreaterThanOrEqual(60);
    expect(examplesIn(every, 'en-US').length).toBeGreaterThanOrEqual(20);
  });

  it.each(all)('of $kind are written in the language of their readers', ({ templates }) => {
    for (const { id, language, source } of templates)
      if (language) expect(HAN.test(source), id).toBe(language === 'zh-CN');
  });

  it('that are loaded later are drawn whole', { tags: 'long', timeout: 120_000 }, async () => {
    const renderer = createRenderer({ program: sourceProgram, workers: 1, timeMs: 60_000 });
    for (const { definition } of all) {
      const { type, loadTemplates } = definition;
      for (const { id, source } of (await loadTemplates?.()) ?? []) {
        const { status, diagnostics } = await renderer.render({ type, source });
        expect({ id, status, diagnostics }).toEqual({ id, status: 'success', diagnostics: [] });
      }
    }
    renderer.dispose();
  });
});
