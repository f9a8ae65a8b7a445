import { messagesFor, type RenderContext } from '@letu/core';
import type { FallbackReason } from './fallback.js';
import { mermaidMessages } from './locales/index.js';

/** Returns the sentence that says why a picture was drawn on the page. */
export function placeText(reason: FallbackReason, { locale, messages }: Partial<RenderContext>): string {
  return messagesFor(mermaidMessages, locale, messages).onPage[reason];
}
