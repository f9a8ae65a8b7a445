// A program that draws what a test wants: its kind does as the first word of a source says.
import type { AnyDefinition, HostedEngine, RenderContext, RenderResult } from '@letu/core';
import { serveRenderer } from '../src/process/serveRenderer.js';

let drawn = 0;

const picture = (text: string): RenderResult => ({
  status: 'success',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><text>${text}</text></svg>`,
  shapes: [],
  diagnostics: [],
});

async function render(
  source: string,
  _options?: object,
  { files = [] }: Partial<RenderContext> = {},
): Promise<RenderResult> {
  drawn += 1;
  switch (source.split(' ')[0]) {
    case 'hang':
      return new Promise(() => undefined);
    case 'eat': {
      const eaten: Buffer[] = [];
      for (;;) {
        eaten.push(Buffer.alloc(16 << 20, 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    case 'crash':
      return process.exit(7);
    case 'show':
      return picture(files.map(({ bytes }) => bytes.join()).join(' '));
    default:
      return picture(`${process.pid} ${drawn}`);
  }
}

const engine: HostedEngine<object> = {
  render,
  preload: async () => undefined,
  onProgress: () => () => undefined,
  dispose: () => undefined,
};

await serveRenderer({
  kinds: [
    {
      type: 'TEST',
      loadKind: async () => ({ kind: 'test', load: async () => engine }) as unknown as AnyDefinition,
    },
  ],
});
