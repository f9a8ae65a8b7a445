import type { RenderContext, RenderFailure } from './engine.js';
import { coreMessages } from './locales/index.js';
import { messagesFor } from './messages.js';

/**
 * Returns the answer for a source without text, or undefined if it has some.
 *
 * Every engine begins with it, so that an empty editor says the same in every language.
 *
 * @param source The diagram's text.
 * @param kind The kind's short name, given as the diagnostic's source.
 * @param context The language of the message, and a host's own words.
 */
export function emptySourceFailure(
  source: string,
  kind: string,
  { locale, messages }: Pick<RenderContext, 'locale' | 'messages'> = {},
): RenderFailure | undefined {
  if (/\S/.test(source)) return undefined;
  const { emptySource } = messagesFor(coreMessages, locale, messages);
  return {
    status: 'failure',
    diagnostics: [{ from: 0, to: source.length, severity: 'info', message: emptySource, source: kind }],
  };
}
