import type { KnownDiagramType } from './diagramType.js';
import type { HostedEngine, HostOptions } from './host/hostOptions.js';
import type { LocalizedText } from './locale.js';
import type { OptionField } from './optionField.js';

/** What a diagram is about, by which templates are sorted. */
export type DiagramSubject =
  'process' | 'software' | 'data' | 'project' | 'organisation' | 'ideas' | 'figures';

/** A titled sample of a diagram kind. Every kind has several and exactly one default. */
export interface DiagramExample {
  /** A stable key, unique in its kind. */
  readonly id: string;
  readonly subject: DiagramSubject;
  readonly title: LocalizedText;
  readonly source: string;
  readonly isDefault?: true;
}

/** What a text kind is, cheap to import: the engine is loaded by `load`. */
export interface DiagramDefinition<Options> {
  /** The kind's short name, as in the package name: `mermaid`, `plantuml`, `d2`, `graphviz`, `pikchr`. */
  readonly kind: string;
  /** The stored type code. */
  readonly type: KnownDiagramType;
  readonly title: LocalizedText;
  /** File extensions with their dot, the preferred one first. */
  readonly extensions: readonly string[];
  readonly examples: readonly DiagramExample[];
  readonly defaultOptions: Options;
  /** The options that a user sets, in the order to offer them. */
  readonly optionFields: readonly OptionField[];
  /** Starts the engine behind a worker host. The worker itself starts with the first render or `preload`. */
  load(options?: HostOptions<Options>): Promise<HostedEngine<Options>>;
}

/** Returns a kind's default example. Throws a `TypeError` if the kind has none. */
export function defaultExample(
  definition: Pick<DiagramDefinition<never>, 'kind' | 'examples'>,
): DiagramExample {
  const example = definition.examples.find((candidate) => candidate.isDefault);
  if (!example) throw new TypeError(`The kind ${definition.kind} has no default example.`);
  return example;
}
