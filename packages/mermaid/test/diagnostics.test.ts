import { describe, expect, it } from 'vitest';
import { LineIndex, type Diagnostic, type Locale } from '@letu/core';
import { defaultOptions } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { mistakesByType } from './mistakes.js';

async function diagnose(source: string, locale: Locale = 'zh-CN'): Promise<Diagnostic> {
  const signal = new AbortController().signal;
  const result = await engine.render(source, defaultOptions, { signal, theme: 'light', locale });
  const [error] = result.diagnostics;
  if (result.status === 'success' || !error) throw new Error('There is nothing wrong.');
  expect(result).not.toHaveProperty('uncertain');
  expect(error.unlocated).toBeUndefined();
  return error;
}

describe.each(Object.entries(mistakesByType))(
  'a mistake in %s has its place and a message',
  (_type, mistakes) => {
    it.each(mistakes)('$source', async ({ source, line, text, says }) => {
      const error = await diagnose(source);
      expect(source.slice(error.from, error.to)).toBe(text);
      expect(new LineIndex(source).lineAt(error.from)).toBe(line);
      expect(error.message).toContain(says);
      expect(error.message).toMatch(/\p{Script=Han}/u);
      const english = await diagnose(source, 'en-US');
      expect(english).toMatchObject({ from: error.from, to: error.to });
      // What the source says may be quoted in its own language.
      expect(english.message.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\p{Script=Han}/u);
    });
  },
);
