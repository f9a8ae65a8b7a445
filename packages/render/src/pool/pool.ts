import type { DiagramError } from '@letu/core';
import type { RendererLimits, RendererOptions } from '../options.js';
import { RenderProcess } from './renderProcess.js';

/** The part of the memory that a process may have taken and still be kept: the memory of WebAssembly never shrinks. */
const KEPT_PART = 0.6;

/**
 * The processes of a renderer. As long as fewer work than may, another one stands by with the engines that were used lately: a
 * picture that takes long keeps no other one waiting for a process to start.
 */
export class Pool {
  readonly #limits: RendererLimits;
  readonly #options: RendererOptions;
  readonly #busy = new Set<RenderProcess>();
  /** Those with nothing to do, the one that worked last at the end. */
  readonly #idle = new Map<RenderProcess, NodeJS.Timeout>();

  /** When each type was drawn last, in milliseconds as `performance.now` counts them. */
  readonly #lastDrawn = new Map<string, number>();

  constructor(limits: RendererLimits, options: RendererOptions) {
    this.#limits = limits;
    this.#options = options;
  }

  /** Tells whether one more job can run. */
  get hasRoom(): boolean {
    return this.#busy.size < this.#limits.workers;
  }

  /** Takes a process for a job, the best one that has drawn its type before. @param type Undefined for what needs no engine. */
  take(type: string | undefined): RenderProcess {
    const idle = [...this.#idle.keys()].toReversed();
    const process =
      idle.find((candidate) => type === undefined || candidate.has(type)) ?? idle[0] ?? this.#start();
    clearTimeout(this.#idle.get(process));
    this.#idle.delete(process);
    this.#busy.add(process);
    if (type !== undefined) this.#lastDrawn.set(type, performance.now());
    this.#standBy();
    return process;
  }

  giveBack(process: RenderProcess): void {
    this.#busy.delete(process);
    if (process.isEnded) return;
    if (process.memoryMb > this.#limits.memoryMb * KEPT_PART) {
      process.end();
      return;
    }
    this.#rest(process);
  }

  #standBy(): void {
    if (!this.hasRoom) return;
    let spare = [...this.#idle.keys()].at(-1);
    if (!spare) {
      spare = this.#start();
      this.#rest(spare);
    }
    const since = performance.now() - this.#limits.idleMs;
    for (const [type, at] of this.#lastDrawn) if (at > since) spare.prepare(type);
  }

  /** Keeps a process for the next job, for a while. */
  #rest(process: RenderProcess): void {
    const timer = setTimeout(() => {
      this.#idle.delete(process);
      process.end();
    }, this.#limits.idleMs);
    timer.unref();
    this.#idle.set(process, timer);
  }

  /** Ends all processes. @param error What their jobs end with. */
  dispose(error: DiagramError): void {
    for (const timer of this.#idle.values()) clearTimeout(timer);
    for (const process of [...this.#idle.keys(), ...this.#busy]) process.end(error);
    this.#idle.clear();
  }

  #start(): RenderProcess {
    const process = new RenderProcess(this.#limits, this.#options);
    process.onEnded = () => {
      clearTimeout(this.#idle.get(process));
      this.#idle.delete(process);
    };
    return process;
  }
}
