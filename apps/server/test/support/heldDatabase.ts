// Opens a database and holds it until the process is ended.
import { openDatabase } from '../../src/db/openDatabase.js';
import type { DatabaseConfig } from './databases.js';

openDatabase(JSON.parse(process.argv[2] ?? '') as DatabaseConfig);
process.stdout.write('open\n');
setInterval(() => {}, 60_000);
