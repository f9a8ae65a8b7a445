import { storedVersion } from '../db/migrate.js';
import { MIGRATIONS } from '../db/migrations/index.js';
import type { Services } from '../calls/services.js';

/** A database that takes longer to answer is taken to be unreachable, in milliseconds. */
const PATIENCE_MS = 2000;

/** Tells whether the database answers, and has the schema that this server knows. */
export async function isReady({ database: { db }, logger }: Pick<Services, 'database' | 'logger'>) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
  });
  try {
    const version = await Promise.race([storedVersion(db), tooLate]);
    return version === MIGRATIONS.at(-1)?.version;
  } catch (error) {
    logger.warn({ err: error }, 'not ready');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
