import { run, step } from './run.mjs';
import { postgresFolder } from './postgres.mjs';

/** Installs the distribution's PostgreSQL where there is none and none is named; what fails shows as skipped tests. */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || postgresFolder() || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => {
    await run('apt-get', ['update'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, quiet: true });
  };
  await step('安装 Installing postgresql', install).catch(() => undefined);
}
