import type { LoadProgress, RenderResult } from '../engine.js';
import type { RenderJob } from './protocol.js';

/** Runs one job at a time for a host, in a worker or in the calling thread. */
export interface Runner {
  /** Loads the engine. Resolves when the first job can run; rejects with a `DiagramError`. */
  start(): Promise<void>;
  /** Runs a job. Never called before the last one has settled. Rejects with a `DiagramError`. */
  run(job: RenderJob, signal: AbortSignal): Promise<RenderResult>;
  /** Makes ready what a restart takes, while a job runs that may not end by itself. */
  standBy(): void;
  /** Ends the running job and makes the runner ready for the next one. Returns false where that cannot be done. */
  restart(): boolean;
  dispose(): void;
}

/** What a runner tells its host. */
export interface RunnerEvents {
  onProgress(progress: LoadProgress): void;
  /** A download that pauses the time limit starts or ends. */
  onLoading(active: boolean): void;
}
