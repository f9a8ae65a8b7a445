import { DiagramError, type RenderContext } from '@letu/core';
import { FileTable } from './includes/fileTable.js';
import { OWN_LIBRARY } from './includes/includeStatement.js';
import { IncludeSession } from './includes/includeSession.js';
import { mentionedLibraries } from './includes/wellKnown.js';
import type { PlantumlOptions } from './options.js';
import { showsLostImage } from './picture/tidyPicture.js';
import { usesInternalSprites } from './source/internalSprites.js';
import { numberLines, type MappedLines } from './source/mappedLines.js';
import { optionLines } from './source/optionLines.js';
import type { SelectedDiagram } from './source/selectDiagram.js';
import { loadPack } from './stdlib/dataFiles.js';
import { standardLibrary } from './stdlib/standardLibrary.js';
import type { EngineHost } from './vendor/bridge.js';
import { runEngine, type EngineAnswer } from './vendor/plantumlEngine.js';

/** The names of the engine's own tables; any other script it asks for is a library. */
const TABLES = new Set(['themes', 'emoji', 'openiconic']);

/** One diagram on its way through the engine, which may need several runs until it has all the files. */
export class Drawing implements EngineHost {
  readonly session: IncludeSession;
  readonly #context: RenderContext;
  #failure: unknown;

  private constructor(session: IncludeSession, context: RenderContext) {
    this.session = session;
    this.#context = context;
  }

  /** Prepares a diagram for the engine. */
  static async start(
    diagram: SelectedDiagram,
    options: PlantumlOptions,
    context: RenderContext,
  ): Promise<Drawing> {
    const texts = [...diagram.lines, ...Object.values(options.includes)].join('\n');
    const sprites = usesInternalSprites(texts) ? await loadPack('archimate.sprites', context) : undefined;
    for (const library of mentionedLibraries(texts)) await loadLibrary(library, context);
    const lines = insertOptions(diagram, options, context);
    const files = new FileTable(lines, diagram.lines, options.includes, sprites);
    return new Drawing(new IncludeSession(files, standardLibrary, sprites), context);
  }

  /** The diagram's lines as the engine gets them. */
  get content(): MappedLines {
    return this.session.files.diagram;
  }

  /** Whether lines of other files are in the picture. */
  get includesFiles(): boolean {
    return this.session.hasAnswered;
  }

  /**
   * Draws.
   *
   * @param lineCount How many of the lines to draw, before the last one; all when left out.
   */
  async run(lineCount = this.content.lines.length - 1): Promise<EngineAnswer> {
    const { lines } = this.content;
    const drawn = [...lines.slice(0, lineCount), lines.at(-1) ?? ''];
    for (;;) {
      if (this.#context.signal.aborted) throw new DiagramError('aborted', 'The render was cancelled.');
      this.session.restart();
      const answer = await runEngine(drawn, this.#context, this);
      if (this.#failure !== undefined) throw this.#failure;
      if (await this.#loadMissing(answer)) continue;
      return answer;
    }
  }

  /** Returns whether anything was loaded, so that the next run shows more. */
  async #loadMissing(answer: EngineAnswer): Promise<boolean> {
    const { wanted } = this.session;
    for (const name of wanted) await standardLibrary.load(name, this.#context);
    if (wanted.size > 0) return true;
    return 'svg' in answer && showsLostImage(answer.svg) && standardLibrary.loadMissingImages(this.#context);
  }

  async load(name: string): Promise<void> {
    try {
      if (TABLES.has(name)) await this.#loadTable(name);
      else await loadLibrary(name, this.#context);
    } catch (error) {
      this.#failure = error;
    }
  }

  async #loadTable(name: string): Promise<void> {
    const pack = await loadPack(name, this.#context);
    Object.assign(globalThis, JSON.parse(pack.text('globals') ?? '{}'));
  }

  lines(library: string, path: string): readonly string[] | undefined {
    return library === OWN_LIBRARY ? this.session.answer(path) : this.session.answerLibrary(library, path);
  }

  json(library: string, path: string): unknown {
    return standardLibrary.json(standardLibrary.canonicalName(library) ?? library, path);
  }
}

async function loadLibrary(name: string, context: RenderContext): Promise<void> {
  const library = standardLibrary.canonicalName(name);
  if (library) await standardLibrary.load(library, context);
}

/** The statements stand for the `@start` line, so that the other lines keep their numbers. */
function insertOptions(
  diagram: SelectedDiagram,
  options: PlantumlOptions,
  { theme }: RenderContext,
): MappedLines {
  const { lines, origins } = numberLines(diagram.lines, diagram.firstLine);
  const statements = optionLines(diagram.type, lines, options, theme);
  return {
    lines: [lines[0] ?? '', ...statements, ...lines.slice(1)],
    origins: [diagram.firstLine, ...statements.map(() => diagram.firstLine), ...origins.slice(1)],
  };
}
