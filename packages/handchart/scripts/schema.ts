// Writes the JSON Schema of a chart's source to the file that the package publishes.
import { writeFileSync } from 'node:fs';
import { chartJsonSchema } from '../src/source/jsonSchema.js';

const file = new URL('../schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(chartJsonSchema(), undefined, 2)}\n`);
