import { DiagramError, type RenderContext } from '@letu/core';
import type { renderToString } from '@plantuml/core';
import { installDom } from '../dom/installDom.js';
import { answerWith, type EngineHost } from './bridge.js';
import { muteProgress } from './console.js';

/** What the engine makes of a diagram: a picture, which may show an error, or the text of a Java exception. */
export type EngineAnswer = { readonly svg: string } | { readonly exception: string };

let loading: Promise<typeof renderToString> | undefined;

/** Loads PlantUML, once. */
export function loadEngine(): Promise<typeof renderToString> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw new DiagramError('engine-load-failed', 'PlantUML could not be loaded.', { cause });
  });
  return loading;
}

async function load(): Promise<typeof renderToString> {
  Object.assign(globalThis, {
    // Read by the engine's runtime while it starts: Java's error output, where it prints caught exceptions.
    $rt_putStderrCustom: () => undefined,
    // Diagrams that need no Graphviz never load it.
    Viz: { instance: async () => (await import('@viz-js/viz')).instance() },
  });
  return (await import('@plantuml/core')).renderToString;
}

/** A diagram of no known kind: the quickest answer there is. */
const NO_DIAGRAM = ['@startnone', '@endnone'];

/**
 * Draws once. Never call it again before it has answered: the engine keeps one job only.
 *
 * @param lines The diagram from its `@start` to its `@end` line.
 * @param host Answers what the engine asks for.
 */
export async function runEngine(
  lines: readonly string[],
  { theme, locale }: Pick<RenderContext, 'theme' | 'locale'>,
  host: EngineHost,
): Promise<EngineAnswer> {
  const render = await loadEngine();
  installDom(locale);
  answerWith(host);
  const dark = theme === 'dark';
  const unmute = muteProgress();
  try {
    // The engine takes a text for the kind of diagram it drew last, if it can. This makes it forget that kind.
    await call(render, NO_DIAGRAM, dark);
    return await call(render, lines, dark);
  } finally {
    unmute();
  }
}

function call(render: typeof renderToString, lines: readonly string[], dark: boolean): Promise<EngineAnswer> {
  return new Promise((resolve) => {
    render(
      lines,
      (svg) => resolve({ svg }),
      (exception) => resolve({ exception }),
      // The size of pictures is limited by the host that renders them.
      { dark, maxSvgSize: 0 },
    );
  });
}
