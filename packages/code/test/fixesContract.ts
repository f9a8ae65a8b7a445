import { describe, expect, it } from 'vitest';
import type { RenderResult } from '@letu/core';
import type { DiagramLanguage } from '@letu/code/language';
import { apply } from './languageProbe.js';

/** Expects texts with one mistake each to be mended by every change that is offered, and one change at least to be. */
export function describeFixes(
  kind: string,
  language: DiagramLanguage,
  render: (source: string) => Promise<RenderResult>,
  mistakes: readonly string[],
): void {
  describe(`the quick fixes of ${kind}`, () => {
    it.each(mistakes)('each mend %j', async (source) => {
      const { diagnostics } = await render(source);
      const left: string[] = [];
      let offered = 0;
      for (const diagnostic of diagnostics) {
        for (const { title, changes } of language.fixes(source, diagnostic)) {
          offered += 1;
          const mended = apply(source, changes);
          const after = await render(mended);
          const isLeft = after.diagnostics.some(({ message }) => message === diagnostic.message);
          if (isLeft || after.status === 'failure') left.push(`${title['zh-CN']}: ${mended}`);
        }
      }
      expect(left).toEqual([]);
      expect(offered, JSON.stringify(diagnostics)).toBeGreaterThan(0);
    });
  });
}
