import type { RenderContext } from '@letu/core';
import { sourceKeys } from './ast.js';
import type { D2Options } from './options.js';
import { THEME_IDS } from './themes.js';
import type { AstMap, CompileRequest, CompileResult, D2Answer } from './vendor/api.js';
import type { D2Runtime } from './vendor/runtime.js';

/** What a source sets under `vars.d2-config`, and the option it takes the place of. */
const CONFIG: Readonly<Record<string, keyof D2Options>> = {
  'layout-engine': 'layout',
  'theme-id': 'theme',
  'dark-theme-id': 'darkTheme',
  sketch: 'sketch',
  pad: 'pad',
};

const TALA = "layout option 'tala' not recognized";

/** What came of compiling a source. */
export interface Compiled {
  readonly answer: D2Answer<CompileResult>;
  /** The options that the source does not set itself. */
  readonly open: D2Options;
  /** True where the source asks for TALA, which is not part of this D2, and was laid out with ELK. */
  readonly tala: boolean;
}

/**
 * Compiles a source. What it sets itself goes before the options.
 *
 * D2 has it the other way round, for the flags of its command; so the options the source sets are not passed on. Which these are
 * is known once it is compiled: a source that configures anything is compiled first on its own.
 */
export async function compileSource(
  runtime: D2Runtime,
  source: string,
  options: D2Options,
  context: RenderContext,
): Promise<Compiled> {
  const attempt = (given: D2Options) =>
    runtime.compile({ fs: { index: source }, options: toRequest(given) }, context);
  if (!source.includes('d2-config')) return { answer: await attempt(options), open: options, tala: false };

  let answer = await attempt({});
  const tala = answer.error?.message === TALA;
  const layout: D2Options = tala ? { layout: 'elk' } : {};
  if (tala) answer = await attempt(layout);
  if (answer.error) return { answer, open: options, tala };
  const open = { ...leftOpen(options, answer.data.graph.ast), ...layout };
  const changed = Object.keys(toRequest(open)).length > Object.keys(layout).length;
  return { answer: changed ? await attempt(open) : answer, open, tala };
}

/** Returns the options a source says nothing about. */
function leftOpen(options: D2Options, ast: AstMap | undefined): D2Options {
  const open = { ...options };
  for (const { path } of sourceKeys(ast)) {
    const [vars, config, name = ''] = path;
    const option = CONFIG[name];
    if (vars === 'vars' && config === 'd2-config' && option) delete open[option];
  }
  return open;
}

function toRequest({ layout, theme, sketch, pad }: D2Options): CompileRequest['options'] {
  return {
    ...(layout === undefined ? {} : { layout }),
    // Letu's look is made of a theme when the picture is drawn.
    ...(theme === undefined || theme === 'letu' ? {} : { themeID: THEME_IDS[theme] }),
    ...(sketch === undefined ? {} : { sketch }),
    ...(pad === undefined ? {} : { pad }),
  };
}
