import type { DiagramFile } from '../file/diagramFile.js';
import type { LoadProgress, RenderResult, Theme } from '../engine.js';
import type { Locale } from '../locale.js';
import type { OwnMessages } from '../messages.js';
import type { ErrorMessage } from './errorMessage.js';

/** What a render needs, as it crosses to the worker. */
export interface RenderJob {
  readonly source: string;
  readonly options: unknown;
  readonly theme: Theme;
  readonly locale: Locale;
  /** A host's own words, without the functions among them: no function crosses. */
  readonly messages?: readonly OwnMessages[];
  readonly files?: readonly DiagramFile[];
}

/** A message from the host to its worker. */
export type HostMessage = { readonly type: 'render'; readonly id: number; readonly job: RenderJob };

/** A message from a worker to its host. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'load-failed'; readonly error: ErrorMessage }
  | { readonly type: 'progress'; readonly progress: LoadProgress }
  /** A download that pauses the time limit starts or ends. */
  | { readonly type: 'loading'; readonly active: boolean }
  | { readonly type: 'result'; readonly id: number; readonly result: RenderResult }
  | { readonly type: 'error'; readonly id: number; readonly error: ErrorMessage };

/** The part of a `Worker` the host needs; a Node worker thread is adapted to it by `@letu/core/node`. */
export interface WorkerLike {
  postMessage(message: HostMessage): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'error', listener: (event: WorkerFailure) => void): void;
}

/** What a worker says when its script cannot be loaded or throws outside a job. */
export interface WorkerFailure {
  readonly message?: string;
  preventDefault?(): void;
}
