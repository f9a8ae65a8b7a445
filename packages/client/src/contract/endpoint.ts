import { z } from 'zod';

/** No parameters, or an answer without content. */
export const nothing = z.strictObject({});

type Shape = z.ZodType;

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
}

/** Defines a call of the API. */
export function endpoint<
  P extends Shape = typeof nothing,
  Q extends Shape = typeof nothing,
  B extends Shape = typeof nothing,
  D extends Shape = typeof nothing,
>(definition: Definition<P, Q, B, D>): Endpoint<P, Q, B, D> {
  const left = { params: nothing, query: nothing, body: nothing, data: nothing, ifMatch: false };
  // The parts left out are `nothing`, which is what their type parameters default to.
  return { ...left, ...definition } as unknown as Endpoint<P, Q, B, D>;
}
