/** How long a script may take to load before the built-in set stays, in milliseconds. */
export const ICON_SCRIPT_LIMIT_MS = 15_000;

/** What has come of a script: on its way, there, or not to be had. */
export type IconScriptState = 'loading' | 'ready' | 'failed';

interface IconScript {
  state: IconScriptState;
  readonly listeners: Set<() => void>;
}

const scripts = new Map<string, IconScript>();

function settle(url: string, script: IconScript, state: IconScriptState): void {
  // A failed one may be asked for again by whoever comes next.
  if (state === 'failed') scripts.delete(url);
  script.state = state;
  for (const listener of script.listeners) listener();
}

function load(url: string, script: IconScript, nonce: string | undefined): void {
  const element = document.createElement('script');
  const timer = setTimeout(() => settle(url, script, 'failed'), ICON_SCRIPT_LIMIT_MS);
  const finish = (state: IconScriptState) => () => {
    clearTimeout(timer);
    settle(url, script, state);
  };
  element.addEventListener('load', finish('ready'));
  element.addEventListener('error', finish('failed'));
  element.async = true;
  element.nonce = nonce ?? '';
  element.src = url;
  document.head.append(element);
}

/**
 * Loads an icon-font script once for the page and tells what comes of it.
 *
 * @param url Where the script is.
 * @param listener Called with each state, the present one first.
 * @param nonce For a content security policy.
 * @returns How to stop listening.
 */
export function watchIconScript(
  url: string,
  listener: (state: IconScriptState) => void,
  nonce?: string,
): () => void {
  const known = scripts.get(url);
  const script: IconScript = known ?? { state: 'loading', listeners: new Set() };
  const tell = () => listener(script.state);
  script.listeners.add(tell);
  if (!known) {
    scripts.set(url, script);
    load(url, script, nonce);
  }
  tell();
  return () => script.listeners.delete(tell);
}
