import { DiagramError, loadWith, toDiagramError, type LoadProgress, type RenderContext } from '@letu/core';
import { loadGo, loadLibrary, loadWasm } from '../assets.js';
import type { CompileRequest, CompileResult, D2Answer, RenderRequest } from './api.js';
import type { DefineGo } from './goScope.js';
import type { Libraries, Library } from './libraries.js';
import { startProgram, type D2Program } from './program.js';
import { ScriptHost } from './scriptHost.js';

/** The source goes deeper than D2's stack. */
export class TooDeep extends Error {}

interface Parts {
  readonly module: WebAssembly.Module;
  readonly defineGo: DefineGo;
}

/** The context of a call: whatever a library needs to load. */
type CallContext = Pick<RenderContext, 'load'>;

/** D2 with its libraries: loads what is needed when it is needed, and starts the program anew when it has ended itself. */
export class D2Runtime {
  readonly #libraries: { -readonly [Name in Library]?: Libraries[Name] } = {};
  readonly #scripts = new ScriptHost(this.#libraries);
  #parts: Promise<Parts> | undefined;
  #program: Promise<D2Program> | undefined;

  /** Loads D2 and its default layout engine, and starts it. */
  async prepare(report: (progress: LoadProgress) => void = () => undefined): Promise<void> {
    this.#parts ??= this.#load(report);
    try {
      await this.#parts;
      await this.#start();
    } catch (error) {
      // The next call tries again: the network may be back.
      this.#parts = undefined;
      throw toDiagramError(error, 'engine-load-failed');
    }
  }

  async #load(report: (progress: LoadProgress) => void): Promise<Parts> {
    const [module, defineGo] = await Promise.all([loadWasm(report), loadGo(), this.#addLibrary('dagre')]);
    return { module, defineGo };
  }

  async #addLibrary<Name extends Library>(name: Name): Promise<void> {
    const library: Libraries[Name] = await loadLibrary(name);
    Object.assign(this.#libraries, { [name]: library });
  }

  #start(): Promise<D2Program> {
    this.#program ??= (async () => {
      const parts = await this.#parts;
      if (!parts) throw new DiagramError('engine-load-failed', 'D2 is not loaded.');
      return startProgram(parts.module, parts.defineGo, (script) => this.#scripts.evaluate(script));
    })();
    return this.#program;
  }

  /** Compiles and lays out a source. Throws `TooDeep` or a `DiagramError`. */
  async compile(request: CompileRequest, context: CallContext): Promise<D2Answer<CompileResult>> {
    return this.#call('compile', request, context);
  }

  /** Draws what `compile` made; the answer is the SVG in base64. Throws `TooDeep` or a `DiagramError`. */
  async render(request: RenderRequest, context: CallContext): Promise<D2Answer<string>> {
    return this.#call('render', request, context);
  }

  async #call<Data>(
    name: 'compile' | 'render',
    request: object,
    context: CallContext,
  ): Promise<D2Answer<Data>> {
    await this.prepare();
    const json = JSON.stringify(request);
    for (;;) {
      const answer = this.#run(await this.#start(), name, json);
      const missing = this.#scripts.takeMissing();
      if (!missing) return JSON.parse(answer) as D2Answer<Data>;
      // A library runs in the middle of D2's own work, which cannot wait: load it and begin again.
      await loadWith(context, () => this.#addLibrary(missing));
    }
  }

  #run(program: D2Program, name: 'compile' | 'render', json: string): string {
    try {
      const answer = program[name](json);
      if (program.alive) return answer;
    } catch (cause) {
      this.#program = undefined;
      if (cause instanceof RangeError) throw new TooDeep('D2 ran out of stack.', { cause });
      throw new DiagramError('engine-crashed', 'D2 stopped.', { cause });
    }
    this.#program = undefined;
    const output = program.takeOutput();
    if (/stack overflow|stack exceeds/.test(output)) throw new TooDeep('D2 ran out of stack.');
    throw new DiagramError('engine-crashed', `D2 ended itself: ${output.slice(0, 500)}`);
  }
}
