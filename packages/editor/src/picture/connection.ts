import { createRenderSession, type HostedEngine, type LoadProgress, type RenderSession } from '@letu/core';
import type { EngineLease } from './engineLease.js';

/** A leased engine with a session of its own, until it ends. */
export interface Connection<Options> {
  readonly engine: Promise<HostedEngine<Options>>;
  readonly session: Promise<RenderSession<Options>>;
  end(): void;
}

/** Begins a session on a leased engine and tells how far its downloads are. */
export function openConnection<Options>(
  lease: EngineLease<Options>,
  onProgress: (progress: LoadProgress) => void,
): Connection<Options> {
  let ended = false;
  let stop: (() => void) | undefined;
  const begin = (engine: HostedEngine<Options>): RenderSession<Options> => {
    const session = createRenderSession(engine);
    const unsubscribe = engine.onProgress(onProgress);
    stop = () => {
      unsubscribe();
      session.dispose();
    };
    if (ended) stop();
    return session;
  };
  return {
    engine: lease.engine,
    session: lease.engine.then(begin),
    end: () => {
      ended = true;
      stop?.();
      lease.release();
    },
  };
}
