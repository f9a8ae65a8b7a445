import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config/config.js';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/openDatabase.js';
import { createApp } from '../http/app.js';
import { createLogger } from '../logger.js';
import { createServices, type ServicesOptions } from './createServices.js';
import { createFirstOwner, type FirstOwner } from './firstRun.js';
import { startBackupSchedule } from '../backups/backupSchedule.js';
import { startHousekeeping } from './housekeeping.js';

/** The longest time to receive the head of a request, which holds no files. */
const HEADERS_MS = 30_000;

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /** Who can sign in, where the site was made by this start. */
  readonly firstOwner: FirstOwner | undefined;
  /** Takes no more requests, lets those at work end, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the database, brings its schema up to date and serves the API.
 *
 * @throws ServerError where the configuration or the stored data do not allow it.
 */
export async function startServer(config: Config, options: ServicesOptions = {}): Promise<RunningServer> {
  const logger = options.logger ?? createLogger(config);
  const database = openDatabase(config, {
    onError: (error) => logger.warn({ err: error }, 'an idle connection to the database ended'),
  });
  try {
    for (const { version, name } of await migrate(database))
      logger.info({ version, name }, 'schema migrated');
    let url = '';
    const services = createServices(config, database, {
      siteUrl: () => config.publicUrl ?? url,
      ...options,
      logger,
    });
    const firstOwner = await createFirstOwner(services);
    const server = createServer(
      {
        requestTimeout: config.requestTimeoutMs,
        headersTimeout: Math.min(config.requestTimeoutMs, HEADERS_MS),
      },
      getRequestListener(createApp(services).fetch),
    );
    server.listen(config.port, config.host);
    await once(server, 'listening');
    url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${(server.address() as AddressInfo).port}`;
    const housekeeping = startHousekeeping(services);
    const backups = startBackupSchedule(services);
    logger.info({ url, database: database.dialect }, 'listening');
    const stop = async () => {
      housekeeping.stop();
      backups.stop();
      await close(server, config.stopTimeoutMs);
      await services.pictures.dispose();
      await services.fonts.dispose();
      await database.close();
      logger.info('stopped');
    };
    return { url, firstOwner, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function close(server: Server, timeoutMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  // A connection whose request ends from now on is kept open for a next one, unless it is closed.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
