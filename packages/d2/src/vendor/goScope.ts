/** What of its surroundings a Go program uses. */
export interface GoWorld {
  readonly Date: DateConstructor;
  readonly performance: Pick<Performance, 'now'>;
  readonly crypto: Pick<Crypto, 'getRandomValues'>;
  readonly setTimeout: (callback: () => void, ms: number) => unknown;
  readonly clearTimeout: (id: never) => void;
  readonly console: Pick<Console, 'log' | 'warn' | 'error'>;
}

/** What D2's Go program sees as its global object: no network, no page, no `eval` but the one it is given. */
export interface GoScope extends GoWorld {
  /** Answers the scripts D2 would run: see `ScriptHost`. */
  readonly eval: (script: string) => unknown;
  /** The functions D2 exports. Each takes and returns JSON. */
  d2?: Readonly<Record<string, D2Function>>;
  [name: string]: unknown;
}

/** A function of D2's WASM API. */
export type D2Function = (request: string) => string;

/** The `Go` class of `wasm_exec.js` with the members a snapshot is taken from and started with. */
export interface GoRuntime {
  readonly importObject: WebAssembly.Imports;
  env: Record<string, string>;
  exit: (code: number) => void;
  exited: boolean;
  mem: DataView;
  _inst: WebAssembly.Instance;
  _values: unknown[];
  _goRefCounts: number[];
  _ids: Map<unknown, number>;
  _idPool: number[];
  _makeFuncWrapper(id: number): D2Function;
  run(instance: WebAssembly.Instance): Promise<void>;
}

/** `wasm_exec.js` as a function of the global object. It puts the class `Go` there. */
export type DefineGo = (scope: GoScope) => void;

/** The values the Go runtime itself keeps in front of those the program refers to. */
export const BUILT_IN_VALUES = 7;

/** The name of the custom section that holds a `GoState`. */
export const STATE_SECTION = 'letu.state';

/** What a snapshot remembers of the JavaScript side of a running Go program. */
export interface GoState {
  /** The values the program refers to, in order: a path in its scope, the id of one of its functions, or null for one it needs no more. */
  readonly held: readonly (string | number | null)[];
  /** The ids of the functions it exports, by name. */
  readonly functions: Readonly<Record<string, number>>;
}

/** Makes a scope with the given answers to scripts. */
export function createScope(evaluate: (script: string) => unknown, world: GoWorld): GoScope {
  const { performance, crypto, setTimeout, clearTimeout, console } = world;
  return {
    Object,
    Array,
    Uint8Array,
    TextEncoder,
    TextDecoder,
    Date: world.Date,
    performance,
    crypto,
    setTimeout,
    clearTimeout,
    console,
    eval: evaluate,
  };
}
