import { newId } from '../../src/ids.js';
import type { FontTable } from '../../src/db/schema.js';
import { FONT } from './fonts.js';
import type { TestServer, TestUser } from './testServer.js';

/** One of everything that someone keeps for themselves. */
export interface Kept {
  readonly templateId: string;
  readonly fontId: string;
  readonly providerId: string;
  readonly modelId: string;
  readonly chatId: string;
  readonly backupId: string;
}

export async function addKept({ services }: TestServer, { id: ownerId }: TestUser): Promise<Kept> {
  const { db } = services.database;
  const now = services.clock();
  const stamps = { createdAt: now, updatedAt: now };
  const [templateId, providerId, modelId, chatId] = [newId(), newId(), newId(), newId()];
  const words = {
    title: '模板',
    description: '',
    searchText: '模板',
    subject: 'data',
    visibility: 'private',
  };
  await db
    .insertInto('template')
    .values({ id: templateId, ownerId, type: 'TEXT', ...words, thumbnail: null, source: 'a', ...stamps })
    .execute();
  const font = fontRow(ownerId);
  await db.insertInto('font').values(font).execute();
  const address = { kind: 'DeepSeek', name: '深度求索', baseUrl: 'https://api.deepseek.com', secret: null };
  await db
    .insertInto('provider')
    .values({ id: providerId, ownerId, ...address, enabled: 1, ...stamps })
    .execute();
  const model = { name: 'deepseek-chat', label: '', settings: '{}', enabled: 1 };
  await db
    .insertInto('model')
    .values({ id: modelId, providerId, ...model, ...stamps })
    .execute();
  await db
    .insertInto('chat')
    .values({ id: chatId, ownerId, graphId: null, title: '对话', ...stamps })
    .execute();
  const backupId = newId();
  // An address of nobody's network, which is refused before anything is sent.
  const place = { kind: 'webdav', name: '家里', url: 'http://192.0.2.1', userName: '', secret: null };
  const kept = { bucket: '', region: '', folder: '', schedule: 'off', keep: 3, nextAt: null };
  await db
    .insertInto('backupPlace')
    .values({ id: backupId, ownerId, ...place, ...kept, ...stamps })
    .execute();
  return { templateId, fontId: font.id, providerId, modelId, chatId, backupId };
}

/** A font as it is stored. */
export function fontRow(ownerId: string, content: Uint8Array = FONT): FontTable {
  const id = newId();
  const face = { family: '宋', weight: 400, style: 'normal', format: 'ttf', embedding: 'installable' };
  const counts = { glyphs: 1, hanzi: 1, commonHanzi: 1, size: content.length };
  return { id, ownerId, ...face, ...counts, sha256: id, createdAt: 1, content };
}
