import type { Pack } from '../pack/pack.js';
import { rewriteArchimate } from '../source/internalSprites.js';
import type { StandardLibrary } from '../stdlib/standardLibrary.js';
import type { DiagramPlace, FileTable } from './fileTable.js';
import { readRequest, type IncludeRequest } from './includeStatement.js';
import { listSprites } from './listSprites.js';
import { subBlock } from './parts.js';
import { withoutUnusedIcons } from './usedIcons.js';
import { libraryFiles } from './wellKnown.js';

const SPRITE_NAME = /^\s*sprite\s+\$?([^\s$]+)/;

/** What the engine is told where a file must not be included again. */
const ALREADY_INCLUDED = '!assert 0 : "This file has already been included"';

/**
 * Answers the engine's includes while one diagram is drawn.
 *
 * The engine asks by key, in the middle of its run, and takes no promise. A library that is not loaded yet is therefore
 * noted in `wanted`; the caller loads it and starts the engine again.
 */
export class IncludeSession {
  /** Libraries to load before the next run. */
  readonly wanted = new Set<string>();
  readonly files: FileTable;
  readonly #library: StandardLibrary;
  readonly #sprites: Pack | undefined;
  /** The local files included so far in this run. */
  readonly #seen = new Set<string>();
  /** The names of the sprites the engine has got in this run. */
  readonly #spriteNames = new Set<string>();
  /** Which statement brought in a file of a library. */
  readonly #origins = new Map<string, IncludeRequest>();
  #lastRequest: IncludeRequest | undefined;

  constructor(files: FileTable, library: StandardLibrary, sprites: Pack | undefined) {
    this.files = files;
    this.#library = library;
    this.#sprites = sprites;
  }

  /** Whether a file was included. */
  get hasAnswered(): boolean {
    return this.#lastRequest !== undefined;
  }

  /** Forgets what was included, before the engine starts again. */
  restart(): void {
    this.wanted.clear();
    this.#seen.clear();
    this.#spriteNames.clear();
    this.#noteSprites(this.files.diagram.lines);
  }

  /** Answers an include of the diagram or of a file it includes. */
  answer(key: string): readonly string[] | undefined {
    const request = readRequest(key);
    if (!request) return undefined;
    this.#lastRequest = request;
    return this.#noteSprites(this.#answerRequest(request));
  }

  /** Answers an include that a file of a library makes itself. */
  answerLibrary(name: string, path: string): readonly string[] | undefined {
    const library = this.#library.canonicalName(name);
    if (!library) return undefined;
    const file = path.replace(/\.puml$/, '');
    if (this.#lastRequest) this.#origins.set(`${library}/${file}`, this.#lastRequest);
    return this.#noteSprites(this.#libraryLines(library, file));
  }

  /** Returns the place in the diagram of a line of a library's file. */
  placeOfLibraryLine(name: string, path: string, line: number): DiagramPlace | undefined {
    const library = this.#library.canonicalName(name) ?? name;
    const origin = this.#origins.get(`${library}/${path.toLowerCase()}`);
    return (
      origin && { ...this.files.placeOfStatement(origin), included: { path: `<${name}/${path}>`, line } }
    );
  }

  #answerRequest(request: IncludeRequest): readonly string[] | undefined {
    if (request.mode === 'sprites') return listSprites(this.#spriteNames, this.#sprites);
    if (request.mode === 'sub' && request.path === '') return this.files.ownSubBlock(request);
    if (!this.files.has(request)) return this.#libraryFile(request);
    const path = this.files.targetPath(request);
    const isSeen = !/^https?:/.test(path) && this.#seen.has(path);
    this.#seen.add(path);
    if (isSeen && request.mode === 'once') return [ALREADY_INCLUDED];
    return isSeen && request.mode === 'default' ? [] : this.files.lines(request);
  }

  #libraryFile(request: IncludeRequest): readonly string[] | undefined {
    for (const { library, path } of libraryFiles(this.files.targetPath(request))) {
      const name = this.#library.canonicalName(library);
      if (!name) continue;
      if (!this.#library.isLoaded(name)) {
        this.wanted.add(name);
        return undefined;
      }
      // Files of a library that include others use their icons themselves; the diagram's own includes are for the diagram.
      const lines = this.#libraryLines(name, path, (text) => withoutUnusedIcons(text, this.files.text));
      if (lines) return request.mode === 'sub' ? subBlock(lines, request.part ?? '')?.lines : lines;
    }
    return undefined;
  }

  #libraryLines(
    library: string,
    path: string,
    filter?: (text: string) => string,
  ): readonly string[] | undefined {
    const lines = this.#library.lines(library, path, filter);
    return this.#sprites ? lines?.flatMap((line) => rewriteArchimate(line, this.#sprites)) : lines;
  }

  #noteSprites(lines: readonly string[] | undefined): readonly string[] | undefined {
    for (const line of lines ?? []) {
      const name = SPRITE_NAME.exec(line)?.[1];
      if (name) this.#spriteNames.add(name);
    }
    return lines;
  }
}
