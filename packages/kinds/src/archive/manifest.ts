import { z } from 'zod';

/** The entry of an archive that describes all others. */
export const MANIFEST = 'letu.json';

const FORMAT = 'letu-archive';
const VERSION = 1;

const id = z.string().regex(/^[0-9a-z]{26}$/);
const fileId = z.string().regex(/^[0-9a-f]{64}$/);
const path = z.string().min(1).max(1000);
const time = z.int().nonnegative();

const repository = z.object({
  id,
  name: z.string().min(1).max(100),
  description: z.string().max(2000),
  icon: z.string().max(40),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  visibility: z.enum(['private', 'site']),
});
/** A repository as an archive holds it. */
export type ArchivedRepository = z.output<typeof repository>;

const graph = z.object({
  /** Devices of before there was a server had shorter ones. */
  gid: z.string().regex(/^[\w-]{1,40}$/),
  type: z.string().min(1).max(40),
  title: z.string().min(1).max(200),
  /** The file of its kind's own format. */
  path,
  /** Where its source is, where the file at `path` holds more than that, such as its images. */
  sourcePath: path.optional(),
  repositoryId: id.nullable(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  files: z.array(fileId),
  favourite: z.boolean(),
  createdAt: time,
  updatedAt: time,
});
/** A graph as the manifest of an archive names it. */
export type ListedGraph = z.output<typeof graph>;

/** A graph as it goes into an archive. */
export type ArchivedGraph = Omit<ListedGraph, 'path' | 'sourcePath'> & { readonly source: string };

const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exportedAt: time,
  repositories: z.array(repository),
  graphs: z.array(graph),
  files: z.array(z.object({ id: fileId, path })),
});
/** What an archive says of itself. */
export type Manifest = z.output<typeof manifest>;

/** Reads what an archive says of itself. @throws ZodError */
export function toManifest(value: unknown): Manifest {
  // In Node zod compiles its schemas. In a browser it would try `eval` first, which a strict content security policy reports.
  if (!globalThis.process?.versions?.node) z.config({ jitless: true });
  return manifest.parse(value);
}

/** Returns a manifest of the present version. */
export const newManifest = (
  exportedAt: number,
  listed: Omit<Manifest, 'format' | 'version' | 'exportedAt'>,
) => ({ format: FORMAT, version: VERSION, exportedAt, ...listed }) satisfies Manifest;

/** Tells whether what a manifest holds was written by a version after this one. */
export function isNewer(value: unknown): boolean {
  const { success, data } = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(value);
  return success && data.version > VERSION;
}
