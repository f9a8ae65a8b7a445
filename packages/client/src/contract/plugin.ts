import { z } from './zod.js';
import { endpoint } from './endpoint.js';

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** Settings of a plugin, by the names of its fields. */
const settings = z.record(
  z.string().check(z.maxLength(60)),
  z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
);

/** One setting as a form offers it, in the language of the caller. */
const field = z.object({
  name: z.string(),
  type: z.enum(['choice', 'switch', 'number', 'text']),
  label: z.string(),
  help: z.optional(z.string()),
  /** Of a choice. */
  choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  /** Of a number. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  step: z.optional(z.number()),
  /** Of a text: an example of what can be written. */
  placeholder: z.optional(z.string()),
});
/** A setting of a plug-in. */
export type PluginField = z.output<typeof field>;

const plugin = z.object({
  /** Never changes its meaning. */
  key,
  group: z.enum(['kind', 'tool']),
  /** The stored type code of a kind's diagrams. */
  type: z.nullable(z.string()),
  title: z.string(),
  /** Whether the caller has it: what the site has switched off, nobody has. */
  enabled: z.boolean(),
  /** What holds for the caller: their own settings before the site's, and those before what the plugin begins with. */
  settings,
  site: z.object({
    enabled: z.boolean(),
    settings,
    /** Whether the site's switch and settings hold for everyone. */
    locked: z.boolean(),
  }),
  mine: z.object({ enabled: z.boolean(), settings }),
});
/** A plug-in of the product. */
export type Plugin = z.output<typeof plugin>;

const shown = z.extend(plugin, {
  fields: z.array(field),
  /** What the fields hold where nobody has set them. */
  initial: settings,
});
const params = z.strictObject({ key });
const changes = {
  enabled: z.optional(z.boolean()),
  /** All that are set: the others go back to what the site, or the plugin, begins with. */
  settings: z.optional(settings),
};

export const pluginApi = {
  'plugin.list': endpoint({
    method: 'get',
    path: '/api/plugin',
    summary: 'Lists the diagram kinds and tools there are, and how they are set.',
    data: z.array(plugin),
  }),
  'plugin.show': endpoint({
    method: 'get',
    path: '/api/plugin/{key}',
    summary: 'Returns how a plugin is set, and what can be set.',
    params,
    data: shown,
  }),
  'plugin.update': endpoint({
    method: 'patch',
    path: '/api/plugin/{key}',
    summary: 'Switches a plugin or changes its settings, for oneself.',
    params,
    body: z.strictObject(changes),
    data: shown,
  }),
  'plugin.updateSite': endpoint({
    method: 'patch',
    path: '/api/plugin/{key}/site',
    summary: 'Switches a plugin or changes its settings, for the whole site.',
    params,
    body: z.strictObject({ ...changes, locked: z.optional(z.boolean()) }),
    data: shown,
  }),
};
