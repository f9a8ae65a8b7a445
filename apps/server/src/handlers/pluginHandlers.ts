import type { LocalizedText, OptionField } from '@letu/core';
import type { Body, Plugin, PluginField } from '@letu/client/contract';
import type { PluginSettingTable, Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Call, Handlers } from '../calls/call.js';
import { newId } from '../ids.js';
import type { Locale } from '../locales/index.js';
import { pluginRegistry, type PluginDefinition } from '../plugins/registry.js';
import { OWNER, SITE } from '../plugins/settingOwner.js';
import { settingsSchema, takenSettings } from '../plugins/settingsSchema.js';

type PluginCalls = 'plugin.list' | 'plugin.show' | 'plugin.update' | 'plugin.updateSite';
type Row = Pick<PluginSettingTable, 'userId' | 'plugin' | 'enabled' | 'settings' | 'locked'>;

export const pluginHandlers: Handlers<PluginCalls> = {
  async 'plugin.list'({ db, caller, locale }) {
    const [registry, rows] = [await pluginRegistry(), await readRows(db, caller.user.id)];
    return [...registry.values()].map((plugin) => toPlugin(plugin, rows, locale));
  },

  'plugin.show': (call) => showPlugin(call),

  async 'plugin.update'(call) {
    const { db, caller, params, body, now } = call;
    const plugin = await findPlugin(params.key);
    const rows = await readRows(db, caller.user.id);
    if (siteOf(plugin, rows).locked) throw new ApiError('not-allowed');
    await store(db, caller.user.id, plugin, body, now);
    return showPlugin(call);
  },

  async 'plugin.updateSite'(call) {
    const { db, params, body, now } = call;
    await store(db, null, await findPlugin(params.key), body, now);
    return showPlugin(call);
  },
};

async function findPlugin(key: string): Promise<PluginDefinition> {
  const plugin = (await pluginRegistry()).get(key);
  if (!plugin) throw new ApiError('not-found');
  return plugin;
}

async function showPlugin(call: Call<'plugin.show' | 'plugin.update' | 'plugin.updateSite'>) {
  const { db, caller, params, locale } = call;
  const plugin = await findPlugin(params.key);
  const fields = plugin.fields.map((field) => toField(field, locale));
  const initial = plugin.initial as Plugin['settings'];
  return { ...toPlugin(plugin, await readRows(db, caller.user.id), locale), fields, initial };
}

/** Reads what the site and someone have set, of all plugins. */
function readRows(db: Queryable, userId: string): Promise<Row[]> {
  return db
    .selectFrom('pluginSetting')
    .select(['userId', 'plugin', 'enabled', 'settings', 'locked'])
    .where(OWNER, 'in', [userId, SITE])
    .execute();
}

async function store(
  db: Queryable,
  userId: string | null,
  plugin: PluginDefinition,
  { enabled, settings, locked }: Body<'plugin.updateSite'>,
  now: number,
): Promise<void> {
  const { success, error } = settingsSchema(plugin.fields).safeParse(settings ?? {});
  if (!success) throw new ApiError('bad-request', { data: { fields: error.issues.map(pathOf) } });
  const changes = {
    ...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
    ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
    ...(locked === undefined ? {} : { locked: locked ? 1 : 0 }),
    updatedAt: now,
  };
  const { numUpdatedRows } = await db
    .updateTable('pluginSetting')
    .set(changes)
    .where(OWNER, '=', userId ?? SITE)
    .where('plugin', '=', plugin.key)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const initial = { id: newId(now), userId, plugin: plugin.key, enabled: 1, settings: '{}', locked: 0 };
  await db
    .insertInto('pluginSetting')
    .values({ ...initial, ...changes })
    .execute();
}

function pathOf(issue: { readonly code?: string; readonly path: PropertyKey[]; readonly keys?: string[] }) {
  return ['settings', ...(issue.code === 'unrecognized_keys' ? [issue.keys?.join(', ')] : issue.path)].join(
    '.',
  );
}

const readSettings = (row: Row | undefined) => JSON.parse(row?.settings ?? '{}') as Record<string, unknown>;

function siteOf({ key, fields }: PluginDefinition, rows: readonly Row[]): Plugin['site'] {
  const row = rows.find(({ plugin, userId }) => plugin === key && userId === null);
  const settings = takenSettings(fields, readSettings(row));
  return { enabled: row?.enabled !== 0, settings, locked: row?.locked === 1 };
}

function toPlugin(definition: PluginDefinition, rows: readonly Row[], locale: Locale): Plugin {
  const { key, group, type, title, fields, initial } = definition;
  const row = rows.find(({ plugin, userId }) => plugin === key && userId !== null);
  const site = siteOf(definition, rows);
  const mine = { enabled: row?.enabled !== 0, settings: takenSettings(fields, readSettings(row)) };
  const own = site.locked ? {} : mine.settings;
  return {
    key,
    group,
    type,
    title: title[locale],
    enabled: site.enabled && (site.locked || mine.enabled),
    settings: { ...(initial as Plugin['settings']), ...site.settings, ...own },
    site,
    mine,
  };
}

function toField({ label, help, ...field }: OptionField, locale: Locale): PluginField {
  const inLocale = (text: LocalizedText | string) => (typeof text === 'string' ? text : text[locale]);
  const described = { label: label[locale], ...(help ? { help: help[locale] } : {}) };
  const { name, type } = field;
  switch (field.type) {
    case 'choice': {
      const choices = field.choices.map((choice) => ({ value: choice.value, label: inLocale(choice.label) }));
      return { name, type, ...described, choices };
    }
    case 'number': {
      const { min, max, step = 1 } = field;
      return { name, type, ...described, min, max, step };
    }
    case 'text':
      return { name, type, ...described, ...(field.placeholder ? { placeholder: field.placeholder } : {}) };
    case 'switch':
      return { name, type, ...described };
  }
}
