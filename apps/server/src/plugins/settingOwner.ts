import { sql } from 'kysely';

/** Whose a setting is, as the index has it: nobody's is the site's. */
export const OWNER = sql<string>`coalesce(${sql.ref('userId')}, '')`;
export const SITE = '';
