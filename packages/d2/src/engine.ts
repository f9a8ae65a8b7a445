import {
  defineEngine,
  fromBase64,
  messagesFor,
  serialised,
  withLanguage,
  type RenderContext,
  type RenderResult,
  type Theme,
} from '@letu/core';
import { chooseBoard } from './boards.js';
import { checkOptions, optionWarning } from './checkOptions.js';
import { compileSource } from './compileSource.js';
import { readErrors, talaWarning, tooDeep } from './diagnostics.js';
import { d2Messages } from './locales/index.js';
import type { D2Messages } from './locales/zh-CN.js';
import { pictureNotes } from './notes.js';
import { finishLetu, letuOverrides } from './letu.js';
import { withShapes } from './shapes.js';
import { defaultOptions, type D2Options } from './options.js';
import { DEFAULT_DARK_THEME, THEME_IDS } from './themes.js';
import type { CompileResult, D2RenderOptions } from './vendor/api.js';
import { D2Runtime, TooDeep } from './vendor/runtime.js';

const runtime = new D2Runtime();

/** Draws D2 (https://d2lang.com). */
export const engine = defineEngine<D2Options>({
  kind: 'd2',
  defaultOptions,
  prepare: (report) => runtime.prepare(report),
  draw: serialised(draw),
});

async function draw(source: string, given: D2Options, context: RenderContext): Promise<RenderResult> {
  const text = messagesFor(d2Messages, context.locale, context.messages);
  const { options, warnings } = checkOptions(given, text);
  try {
    const { answer, open, tala } = await compileSource(runtime, source, options, context);
    if (answer.error) return { status: 'failure', diagnostics: readErrors(answer.error, source, text) };
    const result = await render(answer.data, source, open, context, text);
    const fallback = tala ? [talaWarning(source, text)] : [];
    return { ...result, diagnostics: [...warnings, ...fallback, ...result.diagnostics] };
  } catch (error) {
    if (error instanceof TooDeep) return { status: 'failure', diagnostics: [tooDeep(source, text)] };
    throw error;
  }
}

async function render(
  compiled: CompileResult,
  source: string,
  options: D2Options,
  context: RenderContext,
  text: D2Messages,
): Promise<RenderResult> {
  const { diagram, graph, renderOptions } = compiled;
  const boards = chooseBoard(compiled, options.board);
  const drawn = await runtime.render(
    {
      diagram,
      options: {
        ...renderOptions,
        ...coloursFor(context, options, renderOptions),
        // Without a scale the picture has no size of its own.
        scale: 1,
        target: boards.drawn.path,
        noXMLTag: true,
      },
    },
    context,
  );
  if (drawn.error) return { status: 'failure', diagnostics: readErrors(drawn.error, source, text) };
  const picture = decode(drawn.data);
  const isLetu = inLetuLook(context.theme, options, renderOptions);
  const finished = isLetu ? finishLetu(picture, context.theme) : picture;
  const notes = pictureNotes(source, graph.ast, boards, text);
  const missing = boards.missing ? [optionWarning(text.noSuchBoard(options.board ?? ''))] : [];
  return {
    status: 'success',
    diagnostics: [...missing, ...notes],
    ...withShapes(withLanguage(finished, context.locale), source, boards.drawn),
  };
}

/** Chooses one theme. With two, D2 would leave the choice to the viewer's system, whatever the page around looks like. */
function coloursFor(
  { theme }: RenderContext,
  options: D2Options,
  renderOptions: D2RenderOptions,
): D2RenderOptions {
  const { darkTheme } = options;
  const { themeID, darkThemeID, themeOverrides, darkThemeOverrides } = renderOptions;
  const single = { darkThemeID: null, darkThemeOverrides: null };
  const isLight = theme === 'light';
  const own = isLight ? themeOverrides : darkThemeOverrides;
  const isLetu = inLetuLook(theme, options, renderOptions);
  const named = darkTheme === undefined || darkTheme === 'letu' ? DEFAULT_DARK_THEME : darkTheme;
  return {
    ...single,
    themeID: isLight ? (themeID ?? 0) : (darkThemeID ?? THEME_IDS[named]),
    themeOverrides: isLetu ? letuOverrides(theme) : (own ?? null),
  };
}

/** Tells whether a picture is in Letu's look: where the source names no colours of its own. */
function inLetuLook(theme: Theme, options: D2Options, renderOptions: D2RenderOptions): boolean {
  return theme === 'light'
    ? options.theme === 'letu' && !renderOptions.themeOverrides
    : options.darkTheme === 'letu' && !renderOptions.darkThemeOverrides;
}

function decode(base64: string): string {
  return new TextDecoder().decode(fromBase64(base64));
}
