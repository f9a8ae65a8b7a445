import { fileIdOf } from '@letu/core';
import type { TestServer, TestUser } from './testServer.js';

const textOf = (text: string) => new TextEncoder().encode(text);

/** A picture of its own for each name, which runs a script where it is opened as a page. */
export function svgFile(name: string): { readonly id: string; readonly bytes: Uint8Array<ArrayBuffer> } {
  const bytes = textOf(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><!-- ${name} --></svg>`,
  );
  return { id: fileIdOf(bytes), bytes };
}

/** Keeps a file as if someone had sent it. */
export async function addFile(
  { services: { database, clock } }: TestServer,
  { id: userId }: Pick<TestUser, 'id'>,
  name: string,
): Promise<string> {
  const { id, bytes: content } = svgFile(name);
  const createdAt = clock();
  await database.db
    .insertInto('file')
    .values({ id, mediaType: 'image/svg+xml', size: content.length, createdAt, content })
    .onConflict((on) => on.doNothing())
    .execute();
  await database.db.insertInto('fileUpload').values({ userId, fileId: id, createdAt }).execute();
  return id;
}
