import { z } from './zod.js';

/** The identifier of anything stored: 26 lower-case letters and digits that sort by the time they were made. */
export const id = z.string().check(z.regex(/^[0-9a-z]{26}$/));

/** What the address of a shared link or of an invitation holds, which cannot be guessed. */
export const token = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** Names a shared link, by the number of its owner and its token. */
export const sharedLink = z.strictObject({ uid: z.string().check(z.regex(/^\d{1,19}$/)), id: token });

/** A point in time, in milliseconds since 1970. */
export const time = z.int().check(z.nonnegative());

/** The languages messages come in. */
export const locale = z.enum(['zh-CN', 'en-US']);

/** What someone may do with a graph or a repository, each role including those before it. */
export const role = z.enum(['viewer', 'commenter', 'editor', 'owner']);
/** What someone may do with what is shared with them. */
export type Role = z.output<typeof role>;

/** The roles that can be given; an owner is whoever made the thing. */
export const grantableRole = z.enum(['viewer', 'commenter', 'editor']);

export const email = z.email().check(z.maxLength(254), z.toLowerCase());

/** Tells whether the server takes a text for an address of email. */
export const isEmail = (text: string): boolean => email.safeParse(text).success;

/** What someone signs in with; its length is all that is asked of it (OWASP ASVS 5, 6.2). */
export const password = z.string().check(z.minLength(8), z.maxLength(128));

/** A number in a query string. */
const queryNumber = (from: number, to: number) =>
  z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int().check(z.minimum(from), z.maximum(to)), {
    decode: Number,
    encode: String,
  });

/**
 * Which part of a list is wanted: a page by its number with the total, or what follows a key.
 *
 * An empty `after` starts at the beginning of the list; each answer's `next` is the key to go on with.
 */
export const paging = {
  page: z.optional(queryNumber(1, 1_000_000)),
  size: z.optional(queryNumber(1, 100)),
  after: z.optional(z.string().check(z.maxLength(400))),
};

export const order = z.enum(['asc', 'desc']);

/** Part of a list. `page` and `total` come with a page, `next` is null at the end. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    size: z.int(),
    page: z.optional(z.int()),
    total: z.optional(z.int()),
    next: z.nullable(z.string()),
  });

/** Someone as others see them. */
export const person = z.object({ id, name: z.string(), image: z.nullable(z.string()) });
