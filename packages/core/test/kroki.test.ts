import { afterAll, describe, expect, it } from 'vitest';
import { createHost, createKrokiEngine, DiagramError, type RenderContext } from '@letu/core';
import { startKrokiService } from './krokiService.js';

const service = await startKrokiService();
afterAll(() => service.close());

const context: RenderContext = { signal: new AbortController().signal, theme: 'light' };
const engine = createKrokiEngine({
  endpoint: service.endpoint,
  diagramType: 'plantuml',
  headers: { authorization: 'Bearer key' },
  outputBytes: 1000,
});

function answer(status: number, body: string, type = 'image/svg+xml'): void {
  service.answer = { status, type, body };
}

describe('createKrokiEngine', () => {
  it('asks with the JSON request of Kroki and returns its picture', async () => {
    answer(200, '<?xml version="1.0"?>\n<svg id="a"><text>甲</text></svg>\n');
    const result = await engine.render('@startsalt\n{中文}\n@endsalt', { theme: 'plain' }, context);
    expect(result).toEqual({
      status: 'success',
      svg: '<svg id="a"><text data-shape="0">甲</text></svg>',
      shapes: [{ id: '0', role: 'text', label: '甲' }],
      diagnostics: [],
    });
    expect(service.requests.at(-1)).toMatchObject({
      body: {
        diagram_source: '@startsalt\n{中文}\n@endsalt',
        diagram_type: 'plantuml',
        output_format: 'svg',
        diagram_options: { theme: 'plain' },
      },
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    });
  });

  it.each([
    ['Error 400: Syntax Error? (line: 2)', 2],
    ["Error 400: syntax error in line 3 near '->'", 3],
    ['Error 400: 2:5: unknown shape', 2],
  ])('places the mistake of %j', async (body, line) => {
    answer(400, body, 'text/plain');
    const source = '甲\n  乙 😀\n丙';
    const result = await engine.render(source, {}, context);
    expect(result.status).toBe('failure');
    const [from, to] = line === 2 ? [4, 8] : [9, 10];
    expect(result.diagnostics[0]).toMatchObject({ from, to, severity: 'error' });
    expect(result.diagnostics[0]?.message).toContain('绘图服务说');
  });

  it('says that a mistake without a line has no place', async () => {
    answer(400, 'Error 400: something is off', 'text/plain');
    const result = await engine.render('a', {}, context);
    expect(result.diagnostics[0]).toMatchObject({ unlocated: true, from: 0, to: 1 });
  });

  it.each([
    ['a failing service', 500, '<svg/>', 'service-failed'],
    ['something else than SVG', 200, '<html></html>', 'service-failed'],
    ['a picture beyond the cap', 200, `<svg>${'x'.repeat(2000)}</svg>`, 'output-too-large'],
  ])('rejects with a code on %s', async (_name, status, body, code) => {
    answer(status, body);
    await expect(engine.render('a', {}, context)).rejects.toMatchObject({ name: 'DiagramError', code });
  });

  it('stops reading an answer that never ends', async () => {
    async function* endless() {
      for (;;) yield 'x'.repeat(500);
    }
    service.answer = { status: 200, type: 'image/svg+xml', body: endless };
    await expect(engine.render('a', {}, context)).rejects.toMatchObject({ code: 'output-too-large' });
  });

  it('rejects with service-failed when nobody answers, and works behind a host', async () => {
    const nobody = createKrokiEngine({ endpoint: 'http://127.0.0.1:9', diagramType: 'd2' });
    const host = createHost({}, { engine: nobody });
    const error = await host.render('a').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DiagramError);
    expect(error).toMatchObject({ code: 'service-failed' });
  });

  it('refuses an endpoint that is no address', () => {
    expect(() => createKrokiEngine({ endpoint: 'kroki', diagramType: 'd2' })).toThrow(TypeError);
  });
});
