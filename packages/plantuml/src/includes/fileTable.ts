import type { Pack } from '../pack/pack.js';
import { rewriteArchimate } from '../source/internalSprites.js';
import { mapLines, numberLines, type MappedLines } from '../source/mappedLines.js';
import { fillVersion } from '../vendor/version.js';
import { rewriteInclude, type IncludeRequest } from './includeStatement.js';
import { diagramPart, subBlock } from './parts.js';
import { resolvePath } from './paths.js';

/** A text that includes can be in. */
interface SourceFile {
  /** The path as it was resolved, empty for the diagram. */
  readonly path: string;
  readonly text: readonly string[];
  /** The lines the engine gets. */
  readonly content: MappedLines;
  /** What the statement that included it asked for, to know the file again. */
  readonly key?: string;
  /** The statement that included it. */
  readonly parent?: { readonly file: number; readonly line: number };
}

/** A place in the diagram, and the place in an included file the engine really means. */
export interface DiagramPlace {
  readonly line: number;
  readonly included?: { readonly path: string; readonly line: number };
}

/** The texts of one drawing by number: the diagram is 0, the files it includes follow, one for each statement. */
export class FileTable {
  /** All texts that are not of a library, one after the other. */
  readonly text: string;
  readonly #files: SourceFile[] = [];
  /** The given files by their paths in lower case: the engine asks in lower case. */
  readonly #includes: ReadonlyMap<string, { readonly path: string; readonly text: string }>;
  readonly #sprites: Pack | undefined;

  /**
   * @param content The diagram's lines, with their numbers in the source.
   * @param text The diagram's lines as the user wrote them.
   * @param includes The texts a host gave, by path.
   * @param sprites The sprites of PlantUML itself, if the diagram may use them.
   */
  constructor(
    content: MappedLines,
    text: readonly string[],
    includes: Readonly<Record<string, string>>,
    sprites: Pack | undefined,
  ) {
    this.#includes = new Map(
      Object.entries(includes).map(([given, file]) => {
        const path = resolvePath('', given);
        return [path.toLowerCase(), { path, text: file }];
      }),
    );
    this.#sprites = sprites;
    this.text = [...text, ...Object.values(includes)].join('\n');
    this.#files.push({ path: '', text, content: this.#rewrite(content, 0) });
  }

  /** The diagram's lines as the engine gets them. */
  get diagram(): MappedLines {
    return this.#files[0]?.content ?? numberLines([], 1);
  }

  /** Tells whether a host gave the file a request means. */
  has(request: IncludeRequest): boolean {
    return this.#includes.has(this.targetPath(request).toLowerCase());
  }

  /** Returns the lines the engine gets for a file a host gave, or undefined where the file or the part is missing. */
  lines(request: IncludeRequest): readonly string[] | undefined {
    const given = this.#includes.get(this.targetPath(request).toLowerCase());
    if (!given) return undefined;
    return (this.#find(request) ?? this.#add(given.path, given.text, request))?.content.lines;
  }

  /** Returns the lines of a sub-block of the file a request is in. */
  ownSubBlock({ file, part = '' }: IncludeRequest): readonly string[] | undefined {
    const block = subBlock(this.#files[file]?.text ?? [], part);
    return block && this.#rewrite(block, file).lines;
  }

  /** Returns the path a request means; a theme is a file named after it. */
  targetPath({ file, path, mode, part = '' }: IncludeRequest): string {
    const target = resolvePath(this.#files[file]?.path ?? '', path);
    if (mode !== 'theme') return target;
    const folder = /^<(.+)>$/.exec(target)?.[1];
    const theme = `${(folder ?? target).replace(/\/$/, '')}/puml-theme-${part}.puml`;
    return folder === undefined ? theme : `<${theme}>`;
  }

  /** Returns the place of a request's statement in the diagram. */
  placeOfStatement({ file, line }: Pick<IncludeRequest, 'file' | 'line'>): DiagramPlace {
    const { path = '', parent } = this.#files[file] ?? {};
    return parent ? { ...this.placeOfStatement(parent), included: { path, line } } : { line };
  }

  /** Returns the place in the diagram of a line of the file a request brought in. */
  placeOfLine(request: IncludeRequest, line: number): DiagramPlace {
    const origin = this.#find(request)?.content.origins[line - 1];
    const { line: statement } = this.placeOfStatement(request);
    return { line: statement, included: { path: request.path, line: origin ?? line } };
  }

  #find(request: IncludeRequest): SourceFile | undefined {
    const key = this.#key(request);
    return this.#files.find((file) => file.key === key);
  }

  /** One statement can include several files: its path may hold a variable, and it may stand in a loop. */
  #key(request: IncludeRequest): string {
    const { file, line, part = '' } = request;
    return JSON.stringify([file, line, this.targetPath(request).toLowerCase(), part.toLowerCase()]);
  }

  #add(path: string, text: string, request: IncludeRequest): SourceFile | undefined {
    const lines = text.split(/\r\n|\r|\n/);
    const part =
      request.mode === 'sub'
        ? subBlock(lines, request.part ?? '')
        : diagramPart(lines, request.mode === 'theme' ? undefined : request.part);
    if (!part) return undefined;
    const content = this.#rewrite(part, this.#files.length);
    const parent = { file: request.file, line: request.line };
    const file = { path, text: lines, content, key: this.#key(request), parent };
    this.#files.push(file);
    return file;
  }

  #rewrite(part: MappedLines, file: number): MappedLines {
    return mapLines(part, (line, number) =>
      rewriteArchimate(fillVersion(rewriteInclude(line, file, number)), this.#sprites),
    );
  }
}
