import { z } from './zod.js';

/** No parameters, or an answer without content. */
export const nothing = z.strictObject({});

/** The body of a request that is no JSON: bytes, as they are. Goes with `bodyLimit`. */
export const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** An answer that is no JSON: a file, with its media type and the tag by which it can be asked for again. Goes with `answers`. */
export const file = z.object({ type: z.string(), tag: z.string(), bytes });

type Shape = z.ZodMiniType;

/** One call of the API: what it is named, what it takes and what it answers. */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Data extends Shape = Shape,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path with its parameters in braces: `/api/graph/{gid}`. */
  readonly path: `/api/${string}`;
  /** What it does, in one English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** The revision in `If-Match` must be the current one, else the answer is 409 with both versions. */
  readonly ifMatch: boolean;
  /** How many bytes the body can have, where it is `bytes`; undefined where it is JSON. */
  readonly bodyLimit: number | undefined;
  /** Whether the answer is the envelope, or a `file`; a refusal is always the envelope. */
  readonly answers: 'json' | 'file';
}

/** What a definition leaves out takes nothing, and answers nothing. */
interface Definition<P extends Shape, Q extends Shape, B extends Shape, D extends Shape> extends Pick<
  Endpoint,
  'method' | 'path' | 'summary'
> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly data?: D;
  readonly ifMatch?: boolean;
  readonly bodyLimit?: number;
  readonly answers?: 'json' | 'file';
}

/** Defines a call of the API. */
export function endpoint<
  P extends Shape = typeof nothing,
  Q extends Shape = typeof nothing,
  B extends Shape = typeof nothing,
  D extends Shape = typeof nothing,
>(definition: Definition<P, Q, B, D>): Endpoint<P, Q, B, D> {
  const shapes = { params: nothing, query: nothing, body: nothing, data: nothing };
  const left = { ...shapes, ifMatch: false, bodyLimit: undefined, answers: 'json' };
  // The parts left out are `nothing`, which is what their type parameters default to.
  return { ...left, ...definition } as unknown as Endpoint<P, Q, B, D>;
}
