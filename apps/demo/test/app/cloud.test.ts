import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, dialog } from '../support/library.js';
import { violations } from '../support/pageChecks.js';
import { draw, join } from '../support/person.js';

const app = appWithServer();

it(
  'everything goes into a ZIP and comes back from it, and nothing is changed before that is decided',
  { tags: 'long' },
  async () => {
    const person = await join(app, '韩梅');
    const { client } = person;
    const repository = await client.call('repository.create', { body: { name: '支付' } });
    const lost = await draw(person, '下单', { repositoryId: repository.id });
    const changed = await draw(person, '退款');
    const { page, complaints } = await person.visit('/preference/cloud');
    const download = page.waitForEvent('download');
    await button(page, '导出 ZIP').click();
    const folder = await mkdtemp(joinPath(tmpdir(), 'letu-zip-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = joinPath(folder, '乐图.zip');
    await (await download).saveAs(path);

    await client.call('graph.trash', { body: { gids: [lost.gid] } });
    await client.call('trash.delete', { body: { gids: [lost.gid] } });
    const params = { gid: changed.gid };
    await client.call('graph.save', { params, body: { source: 'circle' }, revision: changed.revision });
    await page.locator('input[type=file]').setInputFiles({
      name: '乐图.zip',
      mimeType: 'application/zip',
      buffer: await readFile(path),
    });
    await dialog(page).getByText('到这里还没有改动任何东西').waitFor();
    expect(await violations(page)).toEqual([]);
    expect((await client.call('graph.list', { query: {} })).items).toHaveLength(1);
    await button(page, '导入 1 张图').click();
    await dialog(page).getByText('新增 1 张，替换 0 张，跳过 1 张').waitFor();

    const back = await client.call('graph.show', { params: { gid: lost.gid } });
    expect(back).toMatchObject({ source: lost.source, repositoryId: repository.id });
    expect([back.createdAt, back.updatedAt]).toEqual([lost.createdAt, lost.updatedAt]);
    expect((await client.call('graph.show', { params })).source).toBe('circle');
    expect(complaints).toEqual([]);
  },
);
