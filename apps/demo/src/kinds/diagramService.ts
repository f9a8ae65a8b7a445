import type { DiagramEngine, DrawingService } from '@letu/core';

/** A service of one's own that draws, as it is set among the preferences. */
export interface DiagramService {
  /** The id of one of the protocols that the diagrams' kind names. */
  readonly kind: string;
  readonly url: string;
}

const KEYS = ['service.planttext'] as const;

/** Returns the preference that names the service of a kind by its path; undefined for kinds without one. */
export const serviceKey = (path: string) => KEYS.find((key) => key === `service.${path}`);

/** The cookie by which the site's server lets pages ask the service; see its `serviceOrigin`. */
const COOKIE = 'letu-service';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Which service this page may ask: what was set when it was loaded. */
const loadedWith = readOrigin();

function readOrigin(): string {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return decodeURIComponent(found?.slice(COOKIE.length + 1) ?? '');
}

/** Returns the origin of an address; undefined for what is no address of the web. */
export function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

/** Whether the page has to be loaded anew before it may ask a service. */
export const needsReload = ({ url }: DiagramService): boolean => originOf(url) !== (loadedWith || undefined);

/** Lets pages that are loaded from now on ask a service, and no other; undefined for none. */
export function allowService(service: DiagramService | undefined): void {
  const origin = service && originOf(service.url);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = origin === undefined ? 0 : YEAR_SECONDS;
  document.cookie = `${COOKIE}=${encodeURIComponent(origin ?? '')}; Path=/; SameSite=Strict; Max-Age=${age}${secure}`;
  void renewPages();
}

/** Pages that are kept for work without a network say what they may ask, too. */
async function renewPages(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname !== '/' && pathname !== '/index.html') continue;
      const page = await fetch(pathname, { cache: 'reload' }).catch(() => undefined);
      if (page?.ok) await cache.put(request, page);
    }
  }
}

/** Makes the engine of a service. @param offered What the kind says of services that draw it. */
export async function serviceEngine(
  { kind, url }: DiagramService,
  { protocols }: DrawingService,
): Promise<DiagramEngine<object>> {
  const spoken = protocols.find(({ id }) => id === kind) ?? protocols[0];
  return spoken.engineOf(url);
}
