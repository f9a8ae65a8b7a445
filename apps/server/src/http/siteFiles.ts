import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ServerError } from '../errors/serverError.js';
import { pageRevision } from '../site/pageRevision.mjs';

/** How a file may travel, the best way first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file of the site. */
export interface SiteFile {
  readonly type: string;
  /** Whether its name changes with its content, so that it may be kept for ever. */
  readonly isImmutable: boolean;
  /** Whether it becomes smaller on its way. */
  readonly isCompressible: boolean;
  /** Returns its content, prepared once. */
  content(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns what changes with its content. */
  tag(): Promise<string>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

const COMPRESSIBLE = /^text\/|json|javascript|svg|wasm|ttf/;

/** Vite puts what it names after its content here. */
const IMMUTABLE = /^\/assets\//;

const PAGE = '/index.html';

/** It keeps the page as it is served, and so has to know it from the one that was built. */
const SERVICE_WORKER = '/sw.js';

/** Most of what a higher quality gains, in a tenth of its time: engines are megabytes, and the first visitor waits for it. */
const BROTLI_QUALITY = 6;

/**
 * Lists the files of a folder by their paths below the site. What is not listed is not served, whatever a request names.
 *
 * @param writePage Returns the page of the app as it is served, from how it was built.
 * @throws ServerError where the folder holds no `index.html`.
 */
export function readSite(
  folder: string,
  writePage: (page: string) => string = (page) => page,
): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const file of filesUnder(folder)) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const read = async () => {
      const content = await readFile(file);
      if (path === PAGE) return Buffer.from(writePage(content.toString()));
      if (path !== SERVICE_WORKER) return content;
      const page = await readFile(join(folder, PAGE), 'utf8');
      return Buffer.from(content.toString().replaceAll(pageRevision(page), pageRevision(writePage(page))));
    };
    files.set(path, siteFile(read, path, TYPES[extname(file)] ?? 'application/octet-stream'));
  }
  if (!files.has(PAGE)) throw new ServerError('bad-configuration', `SITE_DIR: no index.html in ${folder}`);
  return files;
}

function filesUnder(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Names that begin with a dot are for whoever built the site.
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return filesUnder(path);
    // A link may lead out of the folder.
    return entry.isFile() ? [path] : [];
  });
}

function siteFile(read: () => Promise<Buffer>, path: string, type: string): SiteFile {
  const prepared = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const content = (encoding: Encoding) => {
    const known = prepared.get(encoding) ?? prepare(read, encoding);
    // The file itself is with the system, which keeps what is read often.
    if (encoding !== 'identity') prepared.set(encoding, known);
    known.catch(() => prepared.delete(encoding));
    return known;
  };
  let tag: Promise<string> | undefined;
  return {
    type,
    isImmutable: IMMUTABLE.test(path),
    isCompressible: COMPRESSIBLE.test(type),
    content,
    tag: () => (tag ??= content('identity').then(hashOf)),
  };
}

async function prepare(read: () => Promise<Buffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const content = await read();
  if (encoding === 'identity') return new Uint8Array(content);
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(content));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return new Uint8Array(await promisify(brotliCompress)(content, { params }));
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
