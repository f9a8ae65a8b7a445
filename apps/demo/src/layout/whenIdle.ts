import { lazy, type ComponentType } from 'react';

/** The longest that something waits for the page to come to rest, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Resolves once the page has come to rest, or after two seconds. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari tells nobody when it rests.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, PATIENCE_MS / 10);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  });
}

const NOTHING = { default: () => null };

/**
 * Returns a component whose code loads when the page has come to rest, for what nobody reaches for first. It has to stand in a
 * `Suspense`; what cannot be loaded shows nothing.
 *
 * @param load Imports the component.
 */
export const loadedWhenIdle = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      await idle();
      return { default: await load() };
    } catch {
      return NOTHING;
    }
  });
