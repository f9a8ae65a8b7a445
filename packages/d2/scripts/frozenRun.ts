import {
  BUILT_IN_VALUES,
  createScope,
  type D2Function,
  type DefineGo,
  type GoRuntime,
  type GoScope,
  type GoState,
  type GoWorld,
} from '../src/vendor/goScope.js';
import { globalName } from './wasmBinary.js';

/** A Go program that has started and waits for calls. */
export interface FrozenRun {
  readonly memory: Uint8Array;
  readonly globals: readonly (number | bigint)[];
  readonly state: GoState;
}

/** Enough to make Go collect its garbage more than once. */
const COLLECTING_CALLS = 8;
const COLLECTING_CALL_BYTES = 1 << 20;

/** A clock and a source of randomness that are the same in every run, so that two runs can be compared. */
function createWorld(): GoWorld & { readonly timers: (() => void)[] } {
  // The clock begins near zero: a program that is woken on any machine must never see time run backwards.
  let ms = 1_000;
  let seed = 1;
  const timers: (() => void)[] = [];
  class FrozenDate extends Date {
    static override now = () => ms;
    constructor() {
      super(ms);
    }
    override getTimezoneOffset = () => 0;
  }
  return {
    timers,
    console,
    clearTimeout: () => undefined,
    Date: FrozenDate as unknown as DateConstructor,
    performance: { now: () => (ms += 0.001) },
    crypto: {
      getRandomValues: <T extends ArrayBufferView | null>(target: T): T => {
        const bytes = target as unknown as Uint8Array;
        for (let index = 0; index < bytes.length; index++) {
          seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
          bytes[index] = seed >> 16;
        }
        return target;
      },
    },
    setTimeout: (callback: () => void, delay: number) => {
      ms += delay;
      return timers.push(callback);
    },
  };
}

/**
 * Runs D2 to the point where it waits for calls, in a world without chance.
 *
 * @param module D2 with its globals exported.
 * @param globalCount How many globals it has.
 * @param env The environment variables of the program.
 */
export async function runFrozen(
  module: WebAssembly.Module,
  globalCount: number,
  defineGo: DefineGo,
  env: Record<string, string>,
): Promise<FrozenRun> {
  const world = createWorld();
  const scope = createScope(() => undefined, world);
  defineGo(scope);
  const go = new (scope['Go'] as new () => GoRuntime)();
  go.env = env;
  const wrap = go._makeFuncWrapper;
  const functionIds = new Map<unknown, number>();
  go._makeFuncWrapper = (id) => {
    const wrapper = wrap.call(go, id);
    functionIds.set(wrapper, id);
    return wrapper;
  };
  const instance = await WebAssembly.instantiate(module, go.importObject);
  void go.run(instance);
  while (!scope.d2 && world.timers.length > 0) world.timers.shift()?.();
  if (!scope.d2) throw new Error('D2 did not start.');
  const text = 'x'.repeat(COLLECTING_CALL_BYTES);
  for (let call = 0; call < COLLECTING_CALLS; call++) scope.d2['encode']?.(text);
  const { exports } = instance;
  return {
    memory: new Uint8Array((exports['mem'] as WebAssembly.Memory).buffer),
    globals: Array.from(
      { length: globalCount },
      (_, index) => (exports[globalName(index)] as WebAssembly.Global).value as number | bigint,
    ),
    state: describeState(go, scope, functionIds),
  };
}

function describeState(go: GoRuntime, scope: GoScope, functionIds: ReadonlyMap<unknown, number>): GoState {
  const paths = new Map(Object.entries(scope).map(([name, value]) => [value, name]));
  paths.set((scope['fs'] as { constants: unknown }).constants, 'fs.constants');
  const held = go._values.slice(BUILT_IN_VALUES).map((value) => {
    const name = functionIds.get(value) ?? paths.get(value);
    // What finished calls leave behind waits for the garbage collector; nothing asks for it again.
    if (name === undefined && isLeftover(value)) return null;
    if (name === undefined) throw new Error(`D2 holds a ${typeof value} that has no name.`);
    return name;
  });
  const named = Object.entries(scope.d2 ?? {}).map(([name, wrapper]: [string, D2Function]) => {
    const id = functionIds.get(wrapper);
    if (id === undefined) throw new Error(`D2 exports a function without an id: ${name}`);
    return [name, id] as const;
  });
  return { held, functions: Object.fromEntries(named) };
}

/** Tells what a call leaves behind: its event, its arguments and texts. */
function isLeftover(value: unknown): boolean {
  if (value === null || typeof value === 'string') return true;
  return (
    typeof value === 'object' &&
    ('args' in value || Object.prototype.toString.call(value) === '[object Arguments]')
  );
}
