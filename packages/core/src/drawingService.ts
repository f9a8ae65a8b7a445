import type { DiagramEngine } from './engine.js';
import type { LocalizedText } from './locale.js';

/** How a server is asked for pictures. */
export interface ServiceProtocol {
  /** Unique among those of a kind, and kept with what users set: `kroki`. */
  readonly id: string;
  readonly title: LocalizedText;
  /** What the address of such a server looks like. */
  readonly example: string;
  /** Makes the engine that asks the server. @param url Its address. */
  engineOf(url: string): Promise<DiagramEngine<object>>;
}

/** Servers of one's own that draw what the engine of a kind says it cannot: failures that are `uncertain`. */
export interface DrawingService {
  readonly protocols: readonly [ServiceProtocol, ...ServiceProtocol[]];
  /** A source that only they draw, to try one with. */
  readonly sample: string;
}
