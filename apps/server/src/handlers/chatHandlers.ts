import { sql } from 'kysely';
import type { Chat, ChatMessage } from '@letu/client/contract';
import type { ChatTable, Queryable } from '../db/schema.js';
import { containing } from '../search/containing.js';
import type { Handlers } from '../calls/call.js';
import { pageOf } from '../calls/paging.js';
import { newId } from '../ids.js';

type ChatCalls =
  | 'chat.list'
  | 'chat.create'
  | 'chat.show'
  | 'chat.update'
  | 'chat.delete'
  | 'message.list'
  | 'message.append';

export const chatHandlers: Handlers<ChatCalls> = {
  async 'chat.list'({ db, caller, query: { q, ...wanted } }) {
    let rows = db.selectFrom('chat').selectAll().where('ownerId', '=', caller.user.id);
    if (q) rows = rows.where(sql<boolean>`lower(${sql.ref('title')}) like ${containing(q)} escape '\\'`);
    const by = sql.ref<number>('updatedAt');
    const page = await pageOf(db, rows, wanted, { by, type: 'number', id: sql.ref('id'), order: 'desc' });
    return { ...page, items: page.items.map(toChat) };
  },

  async 'chat.create'({ db, caller, body, now }) {
    const { title, gid = null } = body;
    const stamps = { createdAt: now, updatedAt: now };
    const row = { id: newId(now), ownerId: caller.user.id, graphId: gid, title, ...stamps };
    await db.insertInto('chat').values(row).execute();
    return toChat(row);
  },

  'chat.show': async ({ chat }) => toChat(chat),

  async 'chat.update'({ db, chat, body: { title }, now }) {
    await db.updateTable('chat').set({ title, updatedAt: now }).where('id', '=', chat.id).execute();
    return toChat({ ...chat, title, updatedAt: now });
  },

  async 'chat.delete'({ db, chat }) {
    await db.deleteFrom('chat').where('id', '=', chat.id).execute();
    return {};
  },

  async 'message.list'({ db, chat, query: { order = 'asc', ...wanted } }) {
    const rows = db
      .selectFrom('message')
      .select(['id', 'role', 'content', 'createdAt'])
      .where('chatId', '=', chat.id);
    const id = sql.ref<string>('id');
    const page = await pageOf(db, rows, wanted, { by: id, type: 'string', id, order });
    return { ...page, items: page.items.map((row) => ({ ...row, role: row.role as ChatMessage['role'] })) };
  },

  'message.append': ({ db, chat, body: { content }, now }) =>
    appendMessage(db, chat.id, { role: 'user', content }, now),
};

/** Appends what someone, or the model, says to a conversation, behind everything said before. */
export async function appendMessage(
  db: Queryable,
  chatId: string,
  said: Pick<ChatMessage, 'role' | 'content'>,
  now: number,
): Promise<ChatMessage> {
  const last = await db
    .selectFrom('message')
    .select('createdAt')
    .where('chatId', '=', chatId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The ids put messages in order, by their millisecond.
  const createdAt = Math.max(now, (last?.createdAt ?? 0) + 1);
  const message = { id: newId(createdAt), ...said, createdAt };
  await db
    .insertInto('message')
    .values({ ...message, chatId })
    .execute();
  await db.updateTable('chat').set({ updatedAt: now }).where('id', '=', chatId).execute();
  return message;
}

function toChat({ id, title, graphId, createdAt, updatedAt }: ChatTable): Chat {
  return { id, title, gid: graphId, createdAt, updatedAt };
}
