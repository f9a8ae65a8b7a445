import type { CanvasPart } from './canvasPart.js';
import type { DrawingService } from './drawingService.js';
import type { HostedEngine, HostOptions } from './host/hostOptions.js';
import type { KindInfo } from './kindInfo.js';
import type { Locale, LocalizedText } from './locale.js';
import type { MergeSources } from './merge.js';
import type { OptionField } from './optionField.js';
import type { Surface } from './surface.js';

/** What a diagram is about, by which templates are sorted. */
export type DiagramSubject =
  'process' | 'software' | 'data' | 'project' | 'organisation' | 'ideas' | 'figures';

/** A titled sample of a diagram kind. Every kind has several and exactly one default. */
export interface DiagramExample {
  /** A stable key, unique in its kind. */
  readonly id: string;
  readonly subject: DiagramSubject;
  readonly title: LocalizedText;
  /** What it is good for, in a sentence. */
  readonly description?: LocalizedText;
  readonly source: string;
  /** The language of its texts, where it is offered to those alone who have the interface in it. @default offered to all */
  readonly language?: Locale;
  readonly isDefault?: true;
  /** Whether it is what an empty diagram of the kind begins with; a kind without one begins with an empty source. */
  readonly isBlank?: true;
}

/** A page of a diagram whose kind has several in one source. */
export interface DiagramPage {
  /** What the kind's option `page` takes for it. */
  readonly id: string;
  /** What it is called, where it is. */
  readonly name: string;
}

/** What a kind is, cheap to import: the engine is loaded by `load`, and what it is edited with by `loadSurface`. */
export interface DiagramDefinition<Options> extends KindInfo {
  readonly examples: readonly DiagramExample[];
  /** Loads more samples, which weigh on nobody who does not look for one. */
  readonly loadTemplates?: () => Promise<readonly DiagramExample[]>;
  readonly defaultOptions: Options;
  /** The options that a user sets, in the order to offer them. */
  readonly optionFields: readonly OptionField[];
  /** Starts the engine behind a worker host. The worker itself starts with the first render or `preload`. */
  load(options?: HostOptions<Options>): Promise<HostedEngine<Options>>;
  /** Loads what the kind is edited with. */
  loadSurface(): Promise<Surface>;
  /**
   * Returns the pages of a source in their order, each drawn where the option `page` is its id; none of a source that cannot be
   * read. Left out by kinds that have one page alone.
   */
  readonly pagesOf?: (source: string) => Promise<readonly DiagramPage[]>;
  /**
   * Returns the title that a source gives its diagram, as a line of words; undefined where it gives none. Fast enough for every key. Left
   * out by kinds whose sources have none.
   */
  readonly titleOf?: (source: string) => string | undefined;
  /**
   * Lets texts name files to be taken in. Left out by kinds whose texts cannot.
   *
   * @param render Draws with the kind's engine.
   * @param read Returns the text of a file, or undefined where there is none to be had.
   */
  readonly withFiles?: (
    render: HostedEngine<Options>['render'],
    read: (path: string) => Promise<string | undefined>,
  ) => HostedEngine<Options>['render'];
  /** Servers of one's own that draw what the engine cannot. Left out by kinds whose engines can all. */
  readonly service?: DrawingService;
  /**
   * Loads what puts two people's changes of a source together, each of other things in it. Left out by kinds whose sources are texts
   * that people read, which are merged line by line.
   */
  readonly loadMerge?: () => Promise<MergeSources>;
  /** Loads what hosts set and keep of its shapes. There where the kind says `hasShapes`. */
  readonly loadCanvas?: () => Promise<CanvasPart>;
}

/** A definition whose options are not looked into. */
export type AnyDefinition = DiagramDefinition<object>;

/** A kind as a list of kinds holds it. */
export interface ListedKind extends KindInfo {
  /** Loads the whole of the kind's definition. */
  loadKind(): Promise<AnyDefinition>;
}

/** Returns a kind as a list holds it. @param load Loads the kind's definition. */
export function listedKind<Options>(
  info: KindInfo,
  load: () => Promise<DiagramDefinition<Options>>,
): ListedKind {
  // Whoever takes a kind from a list hands its own options back to it, or none.
  return { ...info, loadKind: load as unknown as ListedKind['loadKind'] };
}

/** Returns the source that an empty diagram of a kind begins with. */
export function blankSource({ examples }: Pick<DiagramDefinition<never>, 'examples'>): string {
  return examples.find(({ isBlank }) => isBlank)?.source ?? '';
}

/** Returns the examples that are offered in a language of the interface. */
export const examplesIn = <Example extends Pick<DiagramExample, 'language'>>(
  examples: readonly Example[],
  locale: Locale,
): readonly Example[] => examples.filter(({ language = locale }) => language === locale);

/** Loads all samples of a kind, those that come with its definition first. Rejects where the others cannot be loaded. */
export async function templatesOf({
  examples,
  loadTemplates,
}: Pick<AnyDefinition, 'examples' | 'loadTemplates'>): Promise<readonly DiagramExample[]> {
  return [...examples, ...((await loadTemplates?.()) ?? [])];
}

/**
 * Returns a kind's default example. Throws a `TypeError` if the kind has none.
 *
 * @param locale Where the default is not offered in this language, the first is returned that is and draws something.
 */
export function defaultExample(
  { kind, examples }: Pick<DiagramDefinition<never>, 'kind' | 'examples'>,
  locale?: Locale,
): DiagramExample {
  const example = examples.find((candidate) => candidate.isDefault);
  if (!example) throw new TypeError(`The kind ${kind} has no default example.`);
  const offered = locale === undefined ? examples : examplesIn(examples, locale);
  return offered.includes(example) ? example : (offered.find(({ isBlank }) => !isBlank) ?? example);
}
