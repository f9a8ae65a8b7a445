import { DEFAULT_LOCALE, type Locale, type LocalizedText } from './locale.js';

/** What a package says to a user in every interface language, under a name of its own. */
export type Dictionary<Messages> = Readonly<Record<Locale, Messages>> & { readonly name: string };

/**
 * Other words for some of a package's, at any depth. Where the package has a function, a text may stand, with `{0}`, `{1}` …
 * for what the function is given, or with the names of it where that is an object: `{error}`.
 */
export type PartialMessages<Messages> = Messages extends string
  ? string
  : Messages extends (...given: never[]) => string
    ? Messages | string
    : { readonly [Key in keyof Messages]?: PartialMessages<Messages[Key]> };

/** A host's own words for some of one dictionary's. `ownMessages` makes them. */
export interface OwnMessages {
  /** The name of the dictionary. */
  readonly name: string;
  readonly messages: Readonly<Partial<Record<Locale, unknown>>>;
}

/**
 * Returns a host's own words for some of a package's, to be given to an editor, a view or a provider.
 *
 * @param dictionary The package's own words, such as `editorMessages`.
 * @param messages Some words by language; the others stay. Those of an engine cross into its worker, which functions cannot.
 */
export function ownMessages<Messages>(
  dictionary: Dictionary<Messages>,
  messages: Readonly<Partial<Record<Locale, PartialMessages<Messages>>>>,
): OwnMessages {
  return { name: dictionary.name, messages };
}

/**
 * Returns the messages of one language.
 *
 * @param dictionary The package's own words.
 * @param locale The wanted language; `zh-CN` when left out.
 * @param own A host's words, for any dictionaries; the last ones win.
 */
export function messagesFor<Messages>(
  dictionary: Dictionary<Messages>,
  locale: Locale = DEFAULT_LOCALE,
  own: readonly OwnMessages[] = [],
): Messages {
  return own
    .filter(({ name }) => name === dictionary.name)
    .reduce((ours, { messages }) => merged(ours, messages[locale]) as Messages, dictionary[locale]);
}

/** Returns one of a dictionary's texts in every language. @param text Takes it from the messages of a language. */
export function localizedFor<Messages>(
  dictionary: Dictionary<Messages>,
  own: readonly OwnMessages[],
  text: (messages: Messages, locale: Locale) => string,
): LocalizedText {
  return {
    'zh-CN': text(messagesFor(dictionary, 'zh-CN', own), 'zh-CN'),
    'en-US': text(messagesFor(dictionary, 'en-US', own), 'en-US'),
  };
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** A word of the wrong sort, as a file of translations may have it, is none. */
function merged(ours: unknown, own: unknown): unknown {
  if (typeof ours === 'function') {
    if (typeof own === 'string') return (...given: unknown[]) => filled(own, given);
    return typeof own === 'function' ? own : ours;
  }
  if (!isMembers(ours)) return typeof own === 'string' ? own : ours;
  if (!isMembers(own)) return ours;
  const names = new Set([...Object.keys(ours), ...Object.keys(own)]);
  const member = (of: Members, name: string) => (Object.hasOwn(of, name) ? of[name] : undefined);
  return Object.fromEntries(
    [...names].map((name) => [name, merged(member(ours, name), member(own, name))] as const),
  );
}

/** Fills the places of a text, such as `{0}`, with what a function would have been given. */
function filled(text: string, given: readonly unknown[]): string {
  const [first] = given;
  const values: Members = { ...given, ...(isMembers(first) && !Array.isArray(first) ? first : {}) };
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : place,
  );
}
