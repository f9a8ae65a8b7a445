import type { Tab } from '../drive/tab.js';

/** One line of the table. */
export interface Row {
  readonly browser: string;
  readonly kind: string;
  readonly [column: string]: string | number;
}

/** What a case has to say. */
export interface Findings {
  readonly rows: readonly Row[];
  /** What must not be, each with what shows it. */
  readonly faults: readonly string[];
}

/** What a run is about. */
export interface Asked {
  readonly kinds: readonly string[];
  /** The folder that pictures of the pages go to; none are taken without. */
  readonly shots: string | undefined;
}

/** What is asked of every browser. */
export interface Case {
  /** Starts what is served to all of them. */
  start(asked: Asked): Promise<RunningCase>;
}

export interface RunningCase {
  run(tab: Tab): Promise<Findings>;
  stop(): Promise<void>;
}
