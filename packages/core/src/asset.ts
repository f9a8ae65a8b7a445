import { DiagramError } from './error.js';
import type { LoadProgress } from './engine.js';

/**
 * Reads a file that ships with a package: over HTTP or from a data URL in a browser, from disk in Node.
 *
 * @param url The file's address, made with `new URL('./file', import.meta.url)`.
 * @param report Gets the bytes read so far and their total, 0 while it is not known.
 * @throws A `DiagramError` with the code `engine-load-failed`.
 */
export async function loadAsset(
  url: URL,
  report: (progress: LoadProgress) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return url.protocol === 'file:' ? await readFile(url) : await download(url, report);
  } catch (cause) {
    throw new DiagramError('engine-load-failed', `${url.pathname.split('/').at(-1)} could not be loaded.`, {
      cause,
    });
  }
}

async function readFile(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  // Reached through process, so that bundlers for browsers meet no Node import.
  const files = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  if (!files) throw new Error('Files can be read only in Node.');
  return new Uint8Array(await files.readFile(url));
}

async function download(
  url: URL,
  report: (progress: LoadProgress) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`);
  // With a content coding the header counts other bytes than the ones read here.
  const coded = response.headers.has('content-encoding');
  const total = coded ? 0 : Number(response.headers.get('content-length') ?? 0);
  const chunks: Uint8Array[] = [];
  let loaded = 0;
  for await (const chunk of response.body) {
    chunks.push(chunk);
    loaded += chunk.length;
    report({ loaded, total });
  }
  const bytes = new Uint8Array(loaded);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
