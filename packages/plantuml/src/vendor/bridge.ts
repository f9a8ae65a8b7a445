/** What the engine asks its host for while it draws. */
export interface EngineHost {
  /** Loads a library (`c4`) or a table (`themes`, `emoji`, `openiconic`). */
  load(name: string): Promise<void>;
  /** Returns the lines of a file of a library, by its path in lower case. */
  lines(library: string, path: string): readonly string[] | undefined;
  /** Returns a JSON file of a library. */
  json(library: string, path: string): unknown;
}

const SCRIPT = /(?:\.min)?\.js$/;

let host: EngineHost | undefined;
let isInstalled = false;

/** Makes a host answer the engine until the next call. */
export function answerWith(next: EngineHost): void {
  host = next;
  if (!isInstalled) install();
  isInstalled = true;
}

/**
 * Sets the global names through which the engine reads libraries.
 *
 * They are described in GITHUB_INTEGRATION.md of `@plantuml/core`. The engine looks a file up as a property of an object, so
 * objects that compute their properties stand in for tables of everything.
 */
function install(): void {
  Object.assign(globalThis, {
    PLANTUML_STDLIB: libraryTable((library, path) => host?.lines(library, path)),
    PLANTUML_STDLIB_JSON: libraryTable((library, path) => host?.json(library, path)),
    PLANTUML_STDLIB_LOADER: (script: string, onLoaded: () => void) => {
      void load(script.replace(SCRIPT, '')).then(onLoaded);
      return true;
    },
  });
}

async function load(name: string): Promise<void> {
  try {
    await host?.load(name);
  } catch {
    // The host has kept the error. The engine must go on all the same, or it never draws again.
  }
}

type Lookup = (library: string, path: string) => unknown;

function libraryTable(lookUp: Lookup): unknown {
  return new Proxy(
    {},
    {
      get: (_table, library) =>
        typeof library === 'string'
          ? new Proxy(
              {},
              { get: (_files, path) => (typeof path === 'string' ? lookUp(library, path) : undefined) },
            )
          : undefined,
    },
  );
}
