import type { LocalizedText, OptionField } from '@letu/core';
import { kinds as listed } from '@letu/kinds';

/** Something of the product that can be switched off and set. */
export interface PluginDefinition {
  /** Stored, and part of addresses: it never changes. */
  readonly key: string;
  readonly group: 'kind' | 'tool';
  /** The stored type code of a kind's diagrams. */
  readonly type: string | null;
  readonly title: LocalizedText;
  readonly fields: readonly OptionField[];
  /** What the fields hold to begin with. */
  readonly initial: Readonly<Record<string, unknown>>;
}

const BACKGROUND = {
  type: 'choice',
  name: 'background',
  label: { 'zh-CN': '背景', 'en-US': 'Background' },
  choices: [
    { value: 'theme', label: { 'zh-CN': '随主题', 'en-US': 'By the theme' } },
    { value: 'white', label: { 'zh-CN': '白色', 'en-US': 'White' } },
    { value: 'transparent', label: { 'zh-CN': '透明', 'en-US': 'Transparent' } },
  ],
} as const satisfies OptionField;

const SCALE = {
  type: 'number',
  name: 'scale',
  label: { 'zh-CN': '清晰度（倍）', 'en-US': 'Scale' },
  min: 1,
  max: 8,
} as const satisfies OptionField;

const tool = (
  key: string,
  title: LocalizedText,
  fields: readonly OptionField[] = [],
  initial: PluginDefinition['initial'] = {},
): PluginDefinition => ({ key, group: 'tool', type: null, title, fields, initial });

/** What the editors can do besides drawing. */
const TOOLS: readonly PluginDefinition[] = [
  tool('export-png', { 'zh-CN': '导出 PNG', 'en-US': 'PNG export' }, [SCALE, BACKGROUND], {
    scale: 2,
    background: 'theme',
  }),
  tool('export-svg', { 'zh-CN': '导出 SVG', 'en-US': 'SVG export' }, [BACKGROUND], {
    background: 'transparent',
  }),
  tool('export-pdf', { 'zh-CN': '导出 PDF', 'en-US': 'PDF export' }, [BACKGROUND], { background: 'theme' }),
  tool('diagram-link', { 'zh-CN': '把图放进链接', 'en-US': 'Diagrams in links' }),
];

let loaded: Promise<ReadonlyMap<string, PluginDefinition>> | undefined;

/** Returns every plugin by its key: the diagram kinds, then the tools, in the order in which they are offered. */
export function pluginRegistry(): Promise<ReadonlyMap<string, PluginDefinition>> {
  loaded ??= load();
  return loaded;
}

async function load() {
  const definitions = await Promise.all(listed.map((kind) => kind.loadKind()));
  const kinds = definitions.map(({ kind, type, title, optionFields, defaultOptions, lookOptions }) => {
    const defaults: Readonly<Record<string, unknown>> = { ...defaultOptions, ...lookOptions };
    const initial = optionFields.flatMap((field) => {
      const value = defaults[field.name] ?? ('fallback' in field ? field.fallback : undefined);
      return value === undefined ? [] : [[field.name, value] as const];
    });
    const described = { type, title, fields: optionFields, initial: Object.fromEntries(initial) };
    return { key: kind, group: 'kind', ...described } satisfies PluginDefinition;
  });
  return new Map([...kinds, ...TOOLS].map((plugin) => [plugin.key, plugin]));
}
