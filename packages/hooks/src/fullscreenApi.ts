/**
 * Why a page cannot go into full screen: Safari on iPhone knows it for films only; the page around an iframe has to allow it; or the browser
 * does not know it at all.
 */
export type FullscreenLimit = 'iphone' | 'iframe' | 'unsupported';

/** Why a try for full screen came to nothing: a limit, or the browser said no, as it does without a click or key before it. */
export type FullscreenRefusal = FullscreenLimit | 'denied';

/** Safari before 16.4 knows full screen under a prefix only: https://caniuse.com/fullscreen */
interface PrefixedDocument extends Omit<Document, 'fullscreenEnabled'> {
  readonly fullscreenEnabled?: boolean;
  readonly webkitFullscreenEnabled?: boolean;
  readonly webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?(): void;
}

interface PrefixedElement {
  requestFullscreen?(): Promise<void>;
  webkitRequestFullscreen?(): void;
}

const EVENTS = ['fullscreenchange', 'webkitfullscreenchange'] as const;

const page = (): PrefixedDocument => document;

/** Returns the element in full screen, or null. */
export function fullscreenElement(): Element | null {
  return page().fullscreenElement ?? page().webkitFullscreenElement ?? null;
}

/** Returns why this page cannot go into full screen, or null if it can. */
export function fullscreenLimit(): FullscreenLimit | null {
  const { fullscreenEnabled, webkitFullscreenEnabled } = page();
  if (fullscreenEnabled ?? webkitFullscreenEnabled) return null;
  if (/iPhone|iPod/.test(navigator.userAgent)) return 'iphone';
  if (window.self !== window.top) return 'iframe';
  return 'unsupported';
}

/** Asks for full screen. @throws What the browser throws where it does not allow it. */
export async function requestFullscreen(element: PrefixedElement): Promise<void> {
  if (element.requestFullscreen) await element.requestFullscreen();
  else element.webkitRequestFullscreen?.();
}

/** Leaves full screen; nothing happens outside of it. */
export async function exitFullscreen(): Promise<void> {
  if (!fullscreenElement()) return;
  if ('exitFullscreen' in document) await document.exitFullscreen();
  else page().webkitExitFullscreen?.();
}

/** Listens to full screen coming and going, whoever asked for it. Returns how to stop. */
export function onFullscreenChange(listener: () => void): () => void {
  for (const event of EVENTS) document.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) document.removeEventListener(event, listener);
  };
}
