import { installPackages } from './debian.mjs';
import { postgresFolder } from './postgres.mjs';

/** Installs the distribution's PostgreSQL where there is none and none is named; what fails shows as skipped tests. */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || postgresFolder()) return;
  await installPackages(['postgresql']);
}
