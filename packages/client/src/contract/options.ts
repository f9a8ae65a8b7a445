import { z } from './zod.js';

/** How many options a graph can be drawn with, and how long one that is a text can be. */
const MOST = 64;
const TEXT_LIMIT = 200;

/** What a graph is drawn with where it is not its kind's default, by the names of the kind's options. */
export const options = z
  .record(
    z.string().check(z.regex(/^[A-Za-z]\w{0,39}$/)),
    z.union([z.string().check(z.maxLength(TEXT_LIMIT)), z.number(), z.boolean()]),
  )
  .check(z.refine((chosen) => Object.keys(chosen).length <= MOST));

/** The options a diagram is drawn with, by their names. */
export type Options = z.output<typeof options>;
