import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '@letu/client/contract';
import { createSqlite } from './support/databases.js';
import { addFixture, addPeople, requests, type Fixture, type People } from './support/matrix.js';
import { createTestServer, type TestServer } from './support/testServer.js';

/** Calls whose time must not grow with what others store. */
const CALLS: readonly EndpointName[] = [
  'user.current',
  'session.list',
  'repository.list',
  'repository.show',
  'repository.graphs',
  'graph.list',
  'graph.create',
  'graph.show',
  'graph.save',
  'graph.trash',
  'graph.access',
  'graph.invitations',
  'trash.list',
  'trash.empty',
  'revision.list',
  'revision.show',
  'link.list',
  'shared.show',
  'shared.revision',
  'invitation.show',
  'invitation.accept',
  'template.list',
  'template.show',
  'template.use',
  'preference.list',
  'preference.set',
  'plugin.list',
  'plugin.update',
  'font.list',
  'font.download',
  'font.delete',
  'provider.list',
  'model.list',
  'model.update',
  'chat.list',
  'chat.show',
  'message.list',
  'message.append',
];

describe('the plan of every query', () => {
  let server: TestServer;
  let people: People;
  let fixture: Fixture;
  let path: string;
  beforeAll(async () => {
    const empty = await createSqlite();
    path = `${empty.config.dataDir}/letu.db`;
    server = await createTestServer(async () => empty);
    people = await addPeople(server);
    fixture = await addFixture(server, people);
  });
  afterAll(() => server.close());

  /** Notes the statements that a piece of work runs. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const statements: string[] = [];
    const { prepare } = Libsql.prototype as Libsql.Database;
    Object.assign(Libsql.prototype, {
      prepare(this: Libsql.Database, text: string) {
        statements.push(text);
        return prepare.call(this, text);
      },
    });
    await work().finally(() => Object.assign(Libsql.prototype, { prepare }));
    return statements;
  }

  it.each(CALLS)('of %s goes by an index', async (name) => {
    const as = await people.sessionOf('owner');
    const scopes = ['all', 'owned', 'shared', 'favourite', 'recent'] as const;
    const sent = requests[name](fixture, 'owner');
    const queries =
      name === 'graph.list' ? scopes.flatMap((scope) => [{ scope }, { scope, q: '权限' }]) : [sent.query];
    const statements = await statementsOf(async () => {
      for (const query of queries) await server.call(name, { ...sent, query, as } as never);
    });
    const database = new Libsql(path);
    for (const statement of statements) {
      const plan = database.prepare(`explain query plan ${statement}`).all([]) as { detail: string }[];
      const scans = plan.map(({ detail }) => detail).filter((detail) => isScan(detail));
      expect({ statement, scans }).toEqual({ statement, scans: [] });
    }
    database.close();
  });
});

/** Tells whether a step reads a whole table; what a query brings, or has made itself, is as small as its answer. */
function isScan(detail: string): boolean {
  return /^SCAN (?!graph_search VIRTUAL TABLE INDEX \d+:M|some_rows|listed|built_in|\d+ CONSTANT|CONSTANT|\()/.test(
    detail,
  );
}
