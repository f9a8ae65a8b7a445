import type { RenderContext } from '@letu/core';
import { stdlibLibraries } from '../../generated/libraries.js';
import { fillVersion } from '../vendor/version.js';
import type { Pack } from '../pack/pack.js';
import { loadPack } from './dataFiles.js';
import { expandImages, expandSprites, namesImages } from './libraryText.js';

type Loading = Pick<RenderContext, 'load'>;

/** A loaded library. */
interface Library {
  readonly pack: Pack;
  images?: Pack;
  /** Set once a text that names coloured pictures was handed out without them. */
  lacksImages?: true;
}

/** The libraries that are loaded in this thread. Loading one is asynchronous; reading from it is not. */
export class StandardLibrary {
  readonly #libraries = new Map<string, Library>();

  /** Returns the name a library is kept under, or undefined if there is no such library. */
  canonicalName(name: string): string | undefined {
    const wanted = name.toLowerCase();
    return stdlibLibraries.find((library) => library.name === wanted || library.aliases.includes(wanted))
      ?.name;
  }

  isLoaded(name: string): boolean {
    return this.#libraries.has(name);
  }

  /** Loads a library by its canonical name. Rejects with a `DiagramError`. */
  async load(name: string, context: Loading): Promise<void> {
    if (this.isLoaded(name)) return;
    this.#libraries.set(name, { pack: await loadPack(name, context) });
  }

  /** Loads the coloured pictures of the libraries that have handed out texts without them. Returns whether there were any. */
  async loadMissingImages(context: Loading): Promise<boolean> {
    const lacking = [...this.#libraries].filter(([, { lacksImages }]) => lacksImages);
    for (const [name, library] of lacking) {
      library.images = await loadPack(`${name}.images`, context);
      delete library.lacksImages;
    }
    return lacking.length > 0;
  }

  /**
   * Returns the lines of a file of a loaded library.
   *
   * @param filter Takes out of the text what is not needed, before sprites are written out.
   */
  lines(name: string, path: string, filter = (text: string) => text): readonly string[] | undefined {
    const library = this.#libraries.get(name);
    const text = library?.pack.text(path);
    if (!library || text === undefined) return undefined;
    const lines = expandSprites(library.pack, filter(text)).map(fillVersion);
    if (!namesImages(lines)) return lines;
    if (library.images) return expandImages(library.images, lines);
    library.lacksImages = true;
    return lines;
  }

  /** Returns a JSON file of a loaded library. */
  json(name: string, path: string): unknown {
    const text = this.#libraries.get(name)?.pack.text(`json:${path}`);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  }
}

/** The thread's libraries: the engine is one too. */
export const standardLibrary = new StandardLibrary();
