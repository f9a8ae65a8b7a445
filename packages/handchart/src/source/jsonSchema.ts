import { chartSchema } from './schema.js';
import * as z from './zod.js';

/** Returns the JSON Schema of the source (draft 2020-12), for editors and for models. */
export function chartJsonSchema(): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(chartSchema, { io: 'input', target: 'draft-2020-12' });
}
