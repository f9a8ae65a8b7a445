import { dialects } from '@letu/codec';
import {
  createKrokiEngine,
  defineEngine,
  DiagramError,
  LineIndex,
  stampShapes,
  svgElements,
  textShapes,
  unlocatedDiagnostic,
  type DiagramEngine,
} from '@letu/core';

/** A service of one's own that draws, as it is set among the preferences. */
export interface DiagramService {
  readonly kind: 'kroki' | 'plantuml';
  readonly url: string;
}

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

/** Makes the engine of a service. @param diagramType Kroki's name of what it draws. */
export function serviceEngine({ kind, url }: DiagramService, diagramType: string): DiagramEngine<object> {
  if (kind === 'kroki') return createKrokiEngine({ endpoint: url, diagramType }) as DiagramEngine<object>;
  return plantumlServer(url);
}

/** Speaks to a server of PlantUML (https://plantuml.com/server): the source is part of the address that is asked for. */
function plantumlServer(url: string): DiagramEngine<object> {
  const base = url.replace(/\/+$/, '');
  return defineEngine<object>({
    kind: 'plantuml',
    defaultOptions: {},
    async draw(source, _options, { signal }) {
      let response: Response;
      try {
        response = await fetch(`${base}/svg/${dialects.plantuml.encode(source)}`, { signal });
      } catch (cause) {
        const code = signal.aborted ? 'aborted' : 'service-failed';
        throw new DiagramError(code, 'The service could not be reached.', { cause });
      }
      const body = await response.text();
      const start = body.indexOf('<svg');
      // A mistake in the source is told in a header, beside a picture of it.
      const mistake = response.headers.get('X-PlantUML-Diagram-Error');
      if (mistake !== null || response.status === 400) {
        const about = { severity: 'error', message: mistake ?? '', source: 'plantuml' } as const;
        return { status: 'failure', diagnostics: [unlocatedDiagnostic(new LineIndex(source), about)] };
      }
      if (!response.ok || start < 0) {
        throw new DiagramError('service-failed', `The service answered ${response.status}.`);
      }
      const svg = body.slice(start).trimEnd();
      return { status: 'success', diagnostics: [], ...stampShapes(svg, textShapes(svgElements(svg))) };
    },
  });
}
