/** What a raw worker answers: how long its engine's own call took, in milliseconds. */
export interface RawAnswer {
  readonly ms: number;
}

/** Serves an engine's bare call: no queue, no cache, no diagnostics. */
export function serveRaw(call: (source: string) => Promise<unknown>): void {
  const scope = globalThis as unknown as {
    addEventListener(type: 'message', listener: (event: { data: string }) => void): void;
    postMessage(answer: RawAnswer): void;
  };
  const post = scope.postMessage.bind(scope);
  scope.addEventListener('message', ({ data }) => {
    void (async () => {
      const startedAt = performance.now();
      await call(data);
      post({ ms: performance.now() - startedAt });
    })();
  });
}
