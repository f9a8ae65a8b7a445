import type { RenderContext, RenderResult } from '@letu/core';
import { defaultOptions, type PlantumlOptions } from '@letu/plantuml';
import { engine } from '@letu/plantuml/engine';

const signal = new AbortController().signal;

/** Draws in this thread. */
export function draw(
  source: string,
  options: Partial<PlantumlOptions> = {},
  context: Partial<RenderContext> = {},
): Promise<RenderResult> {
  return engine.render(source, { ...defaultOptions, ...options }, { signal, theme: 'light', ...context });
}

/** Draws in this thread what has to succeed, and returns the picture. */
export async function drawn(source: string, options: Partial<PlantumlOptions> = {}): Promise<string> {
  const result = await draw(source, options);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result.svg;
}

/** Returns the text in a picture. The engine draws wrapped Chinese character by character. */
export function textOf(svg: string): string {
  return [...svg.matchAll(/<text\b[^>]*>([^<]*)</g)].map(([, text]) => text).join('');
}
