import { DiagramError } from './error.js';
import type { LoadProgress } from './engine.js';

/** A stream of bytes, as a `Response` has it. */
export type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

const ignore = () => undefined;

/**
 * Reads a file that ships with a package: over HTTP or from a data URL in a browser, from disk in Node.
 *
 * @param url The file's address, made with `new URL('./file', import.meta.url)`.
 * @param report Gets the bytes read so far and their total, 0 while it is not known.
 * @throws A `DiagramError` with the code `engine-load-failed`.
 */
export async function loadAsset(
  url: URL,
  report: (progress: LoadProgress) => void = ignore,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if (url.protocol === 'file:') return await readFile(url);
    return new Uint8Array(await new Response(await download(url, report)).arrayBuffer());
  } catch (cause) {
    throw loadError(url, cause);
  }
}

/**
 * Opens a file that ships with a package, for work that can begin before all of it is there.
 *
 * @param url The file's address, made with `new URL('./file', import.meta.url)`.
 * @param report Gets the bytes read so far and their total, 0 while it is not known.
 * @throws A `DiagramError` with the code `engine-load-failed`; the stream itself fails with the network's own error.
 */
export async function openAsset(
  url: URL,
  report: (progress: LoadProgress) => void = ignore,
): Promise<ByteStream> {
  try {
    return url.protocol === 'file:' ? new Blob([await readFile(url)]).stream() : await download(url, report);
  } catch (cause) {
    throw loadError(url, cause);
  }
}

/** Compiles WebAssembly while it arrives. */
export function compileWasm(stream: ByteStream): Promise<WebAssembly.Module> {
  const headers = { 'content-type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(stream, { headers }));
}

function loadError(url: URL, cause: unknown): DiagramError {
  const message = `${url.pathname.split('/').at(-1)} could not be loaded.`;
  return new DiagramError('engine-load-failed', message, { cause });
}

async function readFile(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  // Reached through process, so that bundlers for browsers meet no Node import.
  const files = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  if (!files) throw new Error('Files can be read only in Node.');
  return new Uint8Array(await files.readFile(url));
}

async function download(url: URL, report: (progress: LoadProgress) => void): Promise<ByteStream> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`);
  // With a content coding the header counts other bytes than the ones read here.
  const coded = response.headers.has('content-encoding');
  const total = coded ? 0 : Number(response.headers.get('content-length') ?? 0);
  let loaded = 0;
  return response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.length;
        report({ loaded, total });
        controller.enqueue(chunk);
      },
    }),
  );
}
