import { transform } from 'esbuild';
import { createScope, type DefineGo, type GoRuntime } from '../src/vendor/goScope.js';
import { LIBRARY_HEADS, type LibraryName } from '../src/vendor/libraryHeads.js';

/** Calls that make D2 run each of the libraries it carries. */
const LATEX = { fs: { index: 'a: |latex\n x\n|' }, options: {} };
const DAGRE = { fs: { index: 'a' }, options: {} };
const SKETCH = { diagram: { shapes: [], connections: [] }, options: { sketch: true } };

/**
 * Returns the sources of the libraries inside D2: the scripts it hands to `eval`, which here runs none of them.
 *
 * @param module D2, not started.
 */
export async function recordLibraries(
  module: WebAssembly.Module,
  defineGo: DefineGo,
): Promise<Record<LibraryName, string>> {
  const scripts: string[] = [];
  const scope = createScope((script) => void scripts.push(script), globalThis);
  defineGo(scope);
  const go = new (scope['Go'] as new () => GoRuntime)();
  void go.run(await WebAssembly.instantiate(module, go.importObject));
  scope.d2?.['compile']?.(JSON.stringify(LATEX));
  scope.d2?.['compile']?.(JSON.stringify(DAGRE));
  scope.d2?.['render']?.(JSON.stringify(SKETCH));
  const find = (name: LibraryName) => {
    const source = scripts.find((script) => script.startsWith(LIBRARY_HEADS[name]));
    if (source === undefined) throw new Error(`D2 no longer runs ${name} as it did.`);
    return source;
  };
  return {
    dagre: find('dagre'),
    rough: find('rough'),
    polyfills: find('polyfills'),
    mathjax: find('mathjax'),
  };
}

/** Blanks the sources of the libraries in D2's memory, all but their heads: the modules made of them run instead. */
export function hideLibraries(memory: Uint8Array, sources: Readonly<Record<LibraryName, string>>): void {
  const view = Buffer.from(memory.buffer, memory.byteOffset, memory.length);
  for (const [name, source] of Object.entries(sources) as [LibraryName, string][]) {
    const bytes = Buffer.from(source);
    for (let at = view.indexOf(bytes); at >= 0; at = view.indexOf(bytes, at + 1)) {
      view.fill(0, at + LIBRARY_HEADS[name].length, at + bytes.length);
    }
  }
}

/** Go's last words are written to a file system by its bare name, which the program has none of but that of its scope. */
const WRITE = 'fs.writeSync(fd, ';

/** Wraps `wasm_exec.js` as a module that exports a `DefineGo`. */
export function goModule(source: string): string {
  if (source.split(WRITE).length !== 2) throw new Error(`wasm_exec.js writes otherwise than by ${WRITE}`);
  return `export default function (globalThis) {
  const { console, performance, crypto, Date, setTimeout, clearTimeout } = globalThis;
${source.replace(WRITE, `globalThis.${WRITE}`)}
}
`;
}

// The libraries were written as scripts. Each becomes a module: what it takes for the global object is an object of its own.
const WRAPPERS = {
  dagre: ({ dagre }: Sources) => `const module = { exports: {} };
(function (module, exports) {\n${dagre}\n}).call({}, module, module.exports);
export default module.exports;`,

  rough: ({ rough }: Sources) => `${rough}\nexport default rough;`,

  // The polyfills assign three variables they never declare. MathJax calls its global by its bare name, and keeps an object
  // that is there already if it has a version.
  mathjax: ({ polyfills, mathjax }: Sources) => `let XML_ENTITIES, HTML_ENTITIES, __DOMHandler;
const MathJax = { version: '3.2.2', _: {}, config: {} };
const scope = { MathJax };
(function (globalThis, window, self, global) {\n${polyfills}\n${mathjax}\n}).call(scope, scope, undefined, undefined, scope);
export default MathJax;`,

  // ELK registers its algorithms in a timeout; run at once, the module is ready when it is loaded. Its own errors are thrown.
  elk: ({ elk }: Sources) => `const scope = {};
const module = { exports: {} };
(function (globalThis, module, exports, setTimeout, console) {\n${elk}\n}).call(
  scope, scope, module, module.exports,
  (callback) => callback(),
  { warn() {}, error(_message, error) { throw error; } },
);
new module.exports();
export default scope.elkLayoutSync;`,
};

type Sources = Readonly<Record<LibraryName | 'elk', string>>;

/** Makes the modules of the libraries, minified, by name. */
export async function libraryModules(sources: Sources): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for (const [name, wrap] of Object.entries(WRAPPERS)) {
    const { code } = await transform(wrap(sources), {
      minify: true,
      format: 'esm',
      target: 'es2022',
      legalComments: 'inline',
    });
    modules.set(name, code);
  }
  return modules;
}
