import {
  createScope,
  STATE_SECTION,
  type D2Function,
  type DefineGo,
  type GoRuntime,
  type GoScope,
  type GoState,
  type GoWorld,
} from './goScope.js';

/** A running D2. Its functions take and return JSON, run to their end at once, and must not be called again inside one another. */
export interface D2Program {
  readonly compile: D2Function;
  readonly render: D2Function;
  /** What Go wrote to its output since the last call of this function, such as why it stopped. */
  takeOutput(): string;
  /** False once D2 has ended itself; a new one has to be started then. */
  readonly alive: boolean;
}

/**
 * Starts D2 from the snapshot of its memory: a fresh program every time, at once.
 *
 * @param module The snapshot.
 * @param defineGo Go's glue.
 * @param evaluate Answers the scripts D2 runs.
 */
export async function startProgram(
  module: WebAssembly.Module,
  defineGo: DefineGo,
  evaluate: (script: string) => unknown,
): Promise<D2Program> {
  const state = readState(module);
  const output: string[] = [];
  const scope = createScope(evaluate, quietWorld(output));
  defineGo(scope);
  const go = new (scope['Go'] as new () => GoRuntime)();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  const functions = resume(go, instance, scope, state);
  return {
    compile: functions('compile'),
    render: functions('render'),
    takeOutput: () => output.splice(0).join('\n'),
    get alive() {
      return !go.exited;
    },
  };
}

function readState(module: WebAssembly.Module): GoState {
  const [section] = WebAssembly.Module.customSections(module, STATE_SECTION);
  if (!section) throw new TypeError('This is not a snapshot of D2.');
  return JSON.parse(new TextDecoder().decode(section)) as GoState;
}

/** The surroundings of the program: its output is kept, and its timers do not keep a Node process alive. */
function quietWorld(output: string[]): GoWorld {
  const write = (...texts: unknown[]) => void output.push(texts.join(' '));
  return {
    Date,
    performance,
    crypto,
    console: { log: write, warn: write, error: write },
    setTimeout: (callback, ms) => {
      const timer: { unref?: () => void } | number = setTimeout(callback, ms);
      if (typeof timer === 'object') timer.unref?.();
      return timer;
    },
    clearTimeout: (id) => clearTimeout(id),
  };
}

/** Does what `Go.run` does, with the program already under way. */
function resume(go: GoRuntime, instance: WebAssembly.Instance, scope: GoScope, { held, functions }: GoState) {
  go._inst = instance;
  go.mem = new DataView((instance.exports['mem'] as WebAssembly.Memory).buffer);
  go.exited = false;
  const wrappers = new Map<number, D2Function>();
  const wrapper = (id: number): D2Function => {
    const known = wrappers.get(id) ?? go._makeFuncWrapper(id);
    wrappers.set(id, known);
    return known;
  };
  const resolve = (name: string) =>
    name.split('.').reduce<unknown>((value, key) => (value as GoScope)[key], scope);
  scope.d2 = Object.fromEntries(Object.entries(functions).map(([name, id]) => [name, wrapper(id)]));
  go._values = [
    Number.NaN,
    0,
    null,
    true,
    false,
    scope,
    go,
    ...held.map((entry) => {
      if (entry === null) return undefined;
      return typeof entry === 'number' ? wrapper(entry) : resolve(entry);
    }),
  ];
  go._goRefCounts = go._values.map(() => Infinity);
  go._ids = new Map(go._values.map((value, index) => [value, index] as const).slice(1));
  go._idPool = [];
  return (name: string): D2Function => {
    const call = scope.d2?.[name];
    if (!call) throw new TypeError(`D2 exports no function ${name}.`);
    return call;
  };
}
