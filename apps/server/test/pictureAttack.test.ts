import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@letu/client';
import { firstOwner, listening, spawnServer, type ServerProcess } from '../../../scripts/serverProcess.mjs';
import { createSqlite, type EmptyDatabase } from './support/databases.js';
import { slowGraph } from './support/slowGraph.js';

/**
 * The longest that any other call may take meanwhile, in milliseconds. They take a tenth of that on a machine that does nothing else;
 * where pictures keep the server from answering, each takes twice as long.
 */
const PATIENCE = 5_000;
/** How long the attack lasts, in milliseconds. */
const ATTACK = 5_000;

/** An SVG that takes more than a minute to rasterise, in a Mermaid text of less than a kilobyte. */
function nestedFilters(label: string): string {
  const effects =
    '<feTurbulence baseFrequency="0.05" numOctaves="8"/><feMorphology operator="dilate" radius="40"/>'.repeat(
      4,
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" height="1">${effects}</filter><rect width="2000" height="2000" filter="url(#f)"/></svg>`;
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `flowchart TD\n  a@{ img: "${image}", label: "${label}", w: 2000, h: 2000 }\n`;
}

describe('a server that is asked for pictures which take too long', { tags: 'long' }, () => {
  let empty: EmptyDatabase;
  let server: ServerProcess;
  let url: string;
  beforeAll(async () => {
    empty = await createSqlite();
    server = spawnServer(empty.config, { variables: { TRUSTED_PROXIES: '1', PICTURES_PER_MINUTE: '1000' } });
    url = await listening(server);
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.exited;
    await empty.remove();
  }, 60_000);

  /** A person with an account, who calls from an address of their own. */
  const person = (address: string) => {
    const kept = new Map<string, string>();
    return createClient({
      baseUrl: url,
      notify: () => undefined,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('X-Forwarded-For', address);
        return fetch(input, { ...init, headers });
      },
      navigation: { here: () => '/', go: () => undefined },
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    });
  };
  const share = async (client: Client, type: string, source: string) => {
    const graph = await client.call('graph.create', { body: { type, title: '图', source } });
    const { path } = await client.call('link.create', { params: { gid: graph.gid }, body: {} });
    return { ...graph, path };
  };
  /** A picture as anyone gets it: all of them from one address. */
  const get = (path: string, signal?: AbortSignal) =>
    fetch(url + path, { headers: { 'X-Forwarded-For': '192.0.2.1' }, signal: signal ?? null });

  it('goes on answering all other calls, another person’s picture among them', async () => {
    const [attacker, other] = [person('192.0.2.2'), person('192.0.2.3')];
    const account = { email: 'a@example.com', password: 'correct horse battery', name: '甲' };
    await attacker.call('auth.signUp', { body: account });
    const owner = await firstOwner(server);
    await other.call('auth.signIn', { body: owner });
    const heavy: string[] = [];
    for (let n = 0; n < 4; n += 1) heavy.push((await share(attacker, 'MERMAID', nestedFilters(`${n}`))).path);
    for (let n = 0; n < 3; n += 1) heavy.push((await share(attacker, 'graphviz', slowGraph(n))).path);
    const small = await share(other, 'pikchr', 'box "0"');
    // An engine is loaded with its first picture, which takes its time without any attack.
    expect((await get(`${small.path}.png`)).status).toBe(200);

    let { revision } = small;
    let round = 0;
    /** Makes each of the calls once. Returns how long each took, in milliseconds. */
    const others = async () => {
      round += 1;
      const took: Record<string, number> = {};
      const timed = async <Answer>(name: string, work: Promise<Answer>) => {
        const startedAt = performance.now();
        const answer = await work;
        took[name] = Math.round(performance.now() - startedAt);
        return answer;
      };
      const body = { source: `box "${round}"` };
      const save = other.call('graph.save', { params: { gid: small.gid }, revision, body });
      ({ revision } = await timed('save', save));
      const { status } = await timed('picture', get(`${small.path}.png`));
      expect(status).toBe(200);
      await timed('list', other.call('graph.list', { query: { scope: 'recent' } }));
      // Who signs in too often is refused, whatever else the server does.
      if (round <= 4) {
        await timed('sign in', person(`192.0.2.1${round}`).call('auth.signIn', { body: owner }));
      }
      return took;
    };
    const usual = [await others(), await others()];

    const attack = new AbortController();
    const attacked = Promise.allSettled(heavy.map((path) => get(`${path}.png`, attack.signal)));
    const until = performance.now() + ATTACK;
    while (performance.now() < until) {
      for (const [name, ms] of Object.entries(await others())) {
        // A machine that is busy with other things is slow without any attack.
        const patience = Math.max(PATIENCE, ...usual.map((took) => 20 * (took[name] ?? 0)));
        expect(ms, name).toBeLessThan(patience);
      }
    }
    const isOver = await Promise.race([attacked.then(() => true), false]);
    attack.abort();
    expect(isOver, 'the attack ended by itself').toBe(false);
    await attacked;

    // What nobody waits for any more is not drawn, which would take three times the time limit.
    const { path } = await share(attacker, 'pikchr', 'box "after"');
    const startedAt = performance.now();
    expect((await get(`${path}.png`)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });
});
