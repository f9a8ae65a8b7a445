import type { HostedEngine, RenderResult } from '@letu/core';
import type { PlantumlFailure } from './diagnostics/report.js';
import type { PlantumlOptions } from './options.js';

/**
 * Answers an include with a file's text, or with undefined where there is no such file.
 *
 * @param path A path relative to the diagram, or an address, with all variables replaced.
 */
export type IncludeResolver = (
  path: string,
  context: { readonly signal: AbortSignal },
) => Promise<string | undefined>;

/** More files than this in one diagram are a loop. */
const MAXIMUM_FILES = 200;

/**
 * Lets a host answer the includes that the standard library cannot.
 *
 * The resolver runs here, not in the worker: a render that misses a file is done again with the file's text in its options.
 * Files a diagram used last time are asked for first, so that a text being edited needs one render only.
 *
 * @param engine A hosted PlantUML engine.
 * @param resolve The host's files. Nothing else is ever read or downloaded.
 */
export function withIncludes(
  engine: HostedEngine<PlantumlOptions>,
  resolve: IncludeResolver,
): HostedEngine<PlantumlOptions> {
  return {
    render: renderWithIncludes((...job) => engine.render(...job), resolve),
    preload: () => engine.preload(),
    onProgress: (listener) => engine.onProgress(listener),
    dispose: () => engine.dispose(),
  };
}

/** Returns what draws with includes, see `withIncludes`. */
export function renderWithIncludes(
  draw: HostedEngine<PlantumlOptions>['render'],
  resolve: IncludeResolver,
): HostedEngine<PlantumlOptions>['render'] {
  let lastPaths: readonly string[] = [];

  return async (source, options, context = {}) => {
    const signal = context.signal ?? new AbortController().signal;
    const includes: Record<string, string> = { ...options?.includes };
    const read = async (paths: readonly string[]) => {
      const texts = await Promise.all(paths.map((path) => resolve(path, { signal })));
      paths.forEach((path, index) => {
        const text = texts[index];
        if (text !== undefined) includes[path] = text;
      });
    };
    await read(lastPaths.filter((path) => source.includes(fileName(path))));
    for (;;) {
      const result = await draw(source, { ...options, includes }, context);
      const missing = missingIncludes(result).filter((path) => !Object.hasOwn(includes, path));
      const before = Object.keys(includes).length;
      if (before < MAXIMUM_FILES) await read(missing);
      if (Object.keys(includes).length === before) {
        lastPaths = Object.keys(includes);
        return result;
      }
    }
  };
}

function missingIncludes(result: RenderResult): readonly string[] {
  return result.status === 'failure' ? ((result as PlantumlFailure).missingIncludes ?? []) : [];
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
