import type { DiagramError } from '@letu/core';
import type { RendererLimits, RendererOptions } from '../renderer/options.js';
import { RenderProcess } from './renderProcess.js';

/** The part of the memory that a process may have taken and still be kept: the memory of WebAssembly never shrinks. */
const KEPT_PART = 0.6;

/** The processes of a renderer. */
export class Pool {
  readonly #limits: RendererLimits;
  readonly #options: RendererOptions;
  readonly #busy = new Set<RenderProcess>();
  /** Those with nothing to do, the one that worked last at the end. */
  readonly #idle = new Map<RenderProcess, NodeJS.Timeout>();

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
      idle.find((candidate) => type === undefined || candidate.drawn.has(type)) ?? idle[0] ?? this.#start();
    clearTimeout(this.#idle.get(process));
    this.#idle.delete(process);
    this.#busy.add(process);
    return process;
  }

  giveBack(process: RenderProcess): void {
    this.#busy.delete(process);
    if (process.isEnded) return;
    if (process.memoryMb > this.#limits.memoryMb * KEPT_PART) {
      process.end();
      return;
    }
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
