import { createHost } from '@letu/core';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultOptions } from '@letu/plantuml';
import { sourceWorker } from '../../core/test/sourceWorker.js';

const DOUBLING = `@startuml
!$text = "长"
!while %strlen($text) > 0
!$text = $text + $text
!endwhile
A -> B : $text
@enduml`;

describe('plantuml in a worker with a time limit', () => {
  const host = createHost(defaultOptions, {
    createWorker: () => sourceWorker(new URL('../src/engine.worker.ts', import.meta.url)),
    limits: { timeMs: 3000 },
  });
  afterAll(() => host.dispose());

  it.each([
    ['a loop without end', '@startuml\n!while 1\n!$x = 1\n!endwhile\n@enduml'],
    ['a text that doubles for ever', DOUBLING],
  ])('ends %s and draws on', async (_name, source) => {
    await host.preload();
    const ended = await host.render(source).catch((error: unknown) => error);
    // A text that doubles can reach the largest text there is before the limit: then the engine says so itself.
    expect(ended).toSatisfy(
      (answer: { code?: string; status?: string }) =>
        answer.code === 'timeout' || answer.status === 'failure',
    );
    const next = await host.render('@startuml\nA -> B : 你好\n@enduml');
    expect(next.status).toBe('success');
  });
});
