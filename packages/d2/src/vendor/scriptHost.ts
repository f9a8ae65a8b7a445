import { createDagreScripts } from './dagreScripts.js';
import { createElkScripts } from './elkScripts.js';
import { createLatexScripts } from './latexScripts.js';
import type { Libraries, Library } from './libraries.js';
import { createSketchScripts } from './sketchScripts.js';

/** Answers one kind of script, or returns undefined for any other. */
export type ScriptAnswerer = (script: string) => { readonly value: unknown } | undefined;

/** Hands out a library, or throws `MissingLibrary`. */
export type UseLibrary = <Name extends Library>(name: Name) => Libraries[Name];

/** Ends a script that needs a library which is not loaded yet. */
export class MissingLibrary extends Error {
  readonly library: Library;

  constructor(library: Library) {
    super(`The library ${library} is not loaded.`);
    this.library = library;
  }
}

/**
 * Stands in for the `eval` D2 calls.
 *
 * D2 drives its layout engines, Rough.js and MathJax by writing JavaScript, into which it puts text of the diagram as it is: a
 * formula or a name with a backtick in it would run as code, with all the rights of the page's origin. Nothing is evaluated
 * here. The few statements D2 writes are recognised, their values read as data, and the library called.
 */
export class ScriptHost {
  readonly #libraries: Partial<Libraries>;
  readonly #answerers: readonly ScriptAnswerer[];
  #missing: Library | undefined;

  constructor(libraries: Partial<Libraries>) {
    this.#libraries = libraries;
    const use: UseLibrary = (name) => this.#use(name);
    this.#answerers = [
      createDagreScripts(use),
      createElkScripts(use),
      createSketchScripts(use),
      createLatexScripts(use),
    ];
  }

  /** Runs what a script asks for. Throws for a script that is not one of D2's. */
  evaluate(script: string): unknown {
    for (const answer of this.#answerers) {
      const answered = answer(script);
      if (answered) return answered.value;
    }
    throw new Error(`D2 ran an unknown script: ${script.slice(0, 80)}`);
  }

  /** Returns the library the latest call of D2 lacked, and forgets it. */
  takeMissing(): Library | undefined {
    const missing = this.#missing;
    this.#missing = undefined;
    return missing;
  }

  #use<Name extends Library>(name: Name): Libraries[Name] {
    const library = this.#libraries[name];
    if (library) return library;
    this.#missing = name;
    throw new MissingLibrary(name);
  }
}
