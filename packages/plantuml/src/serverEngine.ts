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

/** Makes an engine that asks a server of Kroki (https://kroki.io). @param endpoint The server's address. */
export function krokiEngine(endpoint: string): DiagramEngine<object> {
  return createKrokiEngine({ endpoint, diagramType: 'plantuml' }) as DiagramEngine<object>;
}

/**
 * Makes an engine that asks a server of PlantUML (https://plantuml.com/server): the source is part of the address that is asked for.
 *
 * @param url The server's address, such as `https://plantuml.example.com/plantuml`.
 */
export function serverEngine(url: string): DiagramEngine<object> {
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
