import type { DiagramDefinition, HostedEngine } from '@letu/core';

/** How long an engine nobody uses stays warm, in milliseconds: long enough to go from one diagram to the next. */
const IDLE_MS = 30_000;

/** The right to use an engine until `release` is called. */
export interface EngineLease<Options> {
  readonly engine: Promise<HostedEngine<Options>>;
  release(): void;
}

interface SharedEngine {
  // The pool holds engines of every kind; `leaseEngine` gives each back under the type it was loaded with.
  readonly engine: Promise<HostedEngine<never>>;
  users: number;
  idleTimer: ReturnType<typeof setTimeout> | undefined;
}

const shared = new WeakMap<object, SharedEngine>();

/**
 * Leases the one engine that all editors and views of a kind share.
 *
 * Engines are heavy (D2 takes 22 MB), and a host serves any number of sessions, so a page has one worker a kind. It ends
 * 30 seconds after the last lease was released. An engine that failed to load is loaded anew by the next lease.
 *
 * @param load The definition's `load`; it stays the same where a host spreads the definition into one of its own.
 */
export function leaseEngine<Options>(load: DiagramDefinition<Options>['load']): EngineLease<Options> {
  const entry = shared.get(load) ?? start(load);
  entry.users += 1;
  clearTimeout(entry.idleTimer);
  let released = false;
  return {
    engine: entry.engine as Promise<unknown> as Promise<HostedEngine<Options>>,
    release() {
      if (released) return;
      released = true;
      entry.users -= 1;
      if (entry.users === 0) entry.idleTimer = setTimeout(() => end(load, entry), IDLE_MS);
    },
  };
}

function start<Options>(load: DiagramDefinition<Options>['load']): SharedEngine {
  const engine = load() as Promise<unknown> as Promise<HostedEngine<never>>;
  const entry: SharedEngine = { engine, users: 0, idleTimer: undefined };
  shared.set(load, entry);
  engine.catch(() => {
    if (shared.get(load) === entry) shared.delete(load);
  });
  return entry;
}

function end(load: object, entry: SharedEngine): void {
  if (shared.get(load) === entry) shared.delete(load);
  entry.engine.then(
    (engine) => engine.dispose(),
    () => undefined,
  );
}
