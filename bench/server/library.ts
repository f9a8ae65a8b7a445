import { randomBytes } from 'node:crypto';
import { migrate } from '../../apps/server/src/db/migrate.js';
import { searchTerms } from '../../apps/server/src/search/searchTerms.js';
import { openDatabase, type OpenDatabase } from '../../apps/server/src/db/openDatabase.js';
import { hashToken, newId, newUid } from '../../apps/server/src/ids.js';

/** How many graphs each user of a library has. */
export const GRAPHS_OF_A_USER = 200;

export interface BenchUser {
  readonly id: string;
  readonly session: string;
  readonly gids: readonly string[];
}

const SOURCE = `flowchart LR\n${'  登录 --> 首页 --> 我的图\n'.repeat(6)}`;
const WORDS = ['权限', '订单', '支付', '组织', '流程', '接口', '部署', '数据库', '审批', '报表'];

/** Fills a data folder with users and graphs, so many each. Returns the first users, signed in. */
export async function fillLibrary(
  dataDir: string,
  graphs: number,
  signedIn: number,
  ofAUser = GRAPHS_OF_A_USER,
): Promise<BenchUser[]> {
  const database = openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir });
  await migrate(database);
  const users: BenchUser[] = [];
  for (let first = 0; first < graphs; first += ofAUser) {
    const count = Math.min(ofAUser, graphs - first);
    const user = await addUser(database, count, users.length < signedIn);
    if (users.length < signedIn) users.push(user);
  }
  await database.close();
  return users;
}

async function addUser({ db }: OpenDatabase, count: number, isSignedIn: boolean): Promise<BenchUser> {
  const [id, now, session] = [newId(), Date.now(), randomBytes(24).toString('base64url')];
  const stamps = { createdAt: now, updatedAt: now };
  const names = { name: '用户', email: `${id}@example.com`, emailVerified: 0, image: null, locale: 'zh-CN' };
  const gids = Array.from({ length: count }, (_, index) => newId(now - index * 60_000));
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('user')
      .values({ id, uid: newUid(), ...names, siteRole: 'member', ...stamps })
      .execute();
    if (isSignedIn) {
      const rest = { expiresAt: now + 86_400_000, ipAddress: null, userAgent: null };
      await trx
        .insertInto('session')
        .values({ id: newId(), token: hashToken(session), userId: id, ...rest, ...stamps })
        .execute();
    }
    for (const [index, gid] of gids.entries()) {
      const title = `${WORDS[index % WORDS.length] ?? ''}设计 ${index}`;
      const at = { createdAt: now - index * 60_000, updatedAt: now - index * 60_000 };
      const graph = {
        type: 'MERMAID',
        title,
        searchText: title,
        searchTerms: searchTerms({ title, source: SOURCE }),
        revision: 1,
        deletedAt: null,
        source: SOURCE,
      };
      await trx
        .insertInto('graph')
        .values({ id: gid, ownerId: id, repositoryId: null, ...graph, ...at })
        .execute();
      const first = { authorId: id, message: '', kind: 'auto', saves: 1, coalesced: 0, content: SOURCE };
      await trx
        .insertInto('revision')
        .values({ graphId: gid, number: 1, title, createdAt: at.createdAt, ...first })
        .execute();
    }
  });
  return { id, session, gids };
}
