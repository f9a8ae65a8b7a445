import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';
import { call, save, signIn, startServer } from './server.mjs';

const WRITERS = 8;

/**
 * What one writer knows of its graph.
 *
 * @typedef {object} Writer
 * @property {string} gid
 * @property {number} revision The latest that was acknowledged.
 * @property {Map<number, string>} acknowledged Sources by their revision.
 * @property {{ revision: number, source: string, key: string } | undefined} pending Sent, and not answered.
 */

/**
 * Kills a server with SIGKILL while writers save, as often as asked, and looks after each for what was acknowledged.
 *
 * @param {number} rounds
 * @param {string} [databaseUrl] PostgreSQL; SQLite when left out.
 */
export async function killRounds(rounds, databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'letu-faults-'));
  /** @type {string[]} */
  const failures = [];
  /** @type {Writer[]} */
  const writers = [];
  let [acknowledged, repeated, session] = [0, 0, ''];
  let server = await startServer(dataDir, { databaseUrl });
  for (let round = 0; round < rounds; round += 1) {
    if (round === 0) {
      session = await signIn(server.url, server.owner);
      for (let index = 0; index < WRITERS; index += 1) writers.push(await addGraph(server.url, session));
    }
    const stopped = { isStopped: false };
    const { url } = server;
    const writing = writers.map((writer) => write(url, session, writer, stopped));
    await wait(100 + Math.random() * 400);
    await server.kill();
    stopped.isStopped = true;
    await Promise.all(writing);
    if (!databaseUrl) failures.push(...checkFile(join(dataDir, 'letu.db'), round));
    server = await startServer(dataDir, { databaseUrl });
    for (const writer of writers) {
      repeated += await repeat(server.url, session, writer, failures);
      failures.push(...(await lostBy(server.url, session, writer, round)));
    }
  }
  for (const writer of writers) {
    acknowledged += writer.acknowledged.size;
    failures.push(...(await wrongNumbers(server.url, session, writer)));
  }
  await server.kill();
  rmSync(dataDir, { recursive: true });
  return { rounds, acknowledged, repeated, lost: failures.length, failures };
}

/** @param {string} url @param {string} session @returns {Promise<Writer>} */
async function addGraph(url, session) {
  const body = { type: 'TEXT', title: '图', source: '' };
  const { gid } = (await call(url, 'POST', '/api/graph', { session, body })).data;
  return { gid, revision: 1, acknowledged: new Map([[1, '']]), pending: undefined };
}

/** Saves one state after another until the server is gone. @param {string} url @param {string} session
 * @param {Writer} writer @param {{ isStopped: boolean }} stopped */
async function write(url, session, writer, stopped) {
  while (!stopped.isStopped) {
    const source = `${writer.gid} ${writer.revision} ${'图'.repeat(Math.random() * 500)}`;
    writer.pending = { revision: writer.revision, source, key: randomUUID() };
    const answer = await save(url, session, { gid: writer.gid, ...writer.pending }).catch(() => undefined);
    if (!answer) return;
    acknowledge(writer, answer);
  }
}

/** @param {Writer} writer @param {import('./server.mjs').Answer} answer */
function acknowledge(writer, { code, data }) {
  if (code !== 200) throw new Error(`A save was answered with ${code}.`);
  writer.acknowledged.set(data.revision, writer.pending?.source ?? '');
  writer.revision = data.revision;
  writer.pending = undefined;
}

/** Sends what was not answered again, twice, as a client does. @param {string} url @param {string} session
 * @param {Writer} writer @param {string[]} failures */
async function repeat(url, session, writer, failures) {
  if (!writer.pending) return 0;
  const again = { gid: writer.gid, ...writer.pending };
  const [first, second] = [await save(url, session, again), await save(url, session, again)];
  if (first.data.revision !== writer.revision + 1 || second.data.revision !== first.data.revision) {
    failures.push(`A repeated save made revisions ${first.data.revision} and ${second.data.revision}.`);
  }
  acknowledge(writer, first);
  return 1;
}

/** Looks for the latest state, and for every revision since the last look. @param {string} url @param {string} session
 * @param {Writer} writer @param {number} round */
async function lostBy(url, session, writer, round) {
  const { data } = await call(url, 'GET', `/api/graph/${writer.gid}`, { session });
  const isThere =
    data.revision === writer.revision && data.source === writer.acknowledged.get(writer.revision);
  return isThere ? [] : [`Round ${round}: ${writer.gid} is at ${data.revision}, not ${writer.revision}.`];
}

/** Reads all that was acknowledged. @param {string} url @param {string} session @param {Writer} writer */
async function wrongNumbers(url, session, { gid, revision, acknowledged }) {
  const wrong = [];
  for (let number = 1; number <= revision; number += 1) {
    const { code, data } = await call(url, 'GET', `/api/graph/${gid}/revision/${number}`, { session });
    if (code !== 200 || data.source !== acknowledged.get(number))
      wrong.push(`${gid}: revision ${number} is not as it was saved.`);
  }
  return wrong;
}

/** @param {string} path @param {number} round */
function checkFile(path, round) {
  const database = new Libsql(path);
  const pragma = (/** @type {string} */ name) =>
    /** @type {{ integrity_check?: string }[]} */ (database.pragma(name));
  const integrity = pragma('integrity_check')[0]?.integrity_check;
  const foreign = pragma('foreign_key_check');
  database.close();
  return integrity === 'ok' && foreign.length === 0 ? [] : [`Round ${round}: the database is ${integrity}.`];
}
