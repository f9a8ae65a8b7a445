import type { Diagnostic } from '@letu/core';
import type { MermaidMessages } from '../locales/zh-CN.js';
import { drawsLabelIcons, iconsIn, type IconMention } from './mentions.js';
import { hasIcon, PACK_NAMES } from './packs.js';

/** Types that draw the icons of their nodes, with what Mermaid brings along for them. */
const WITH_NODE_ICONS: readonly (readonly [type: RegExp, icons: readonly string[]])[] = [
  [/^(?:flowchart|graph)/, []],
  [/^architecture/, ['blank', 'cloud', 'database', 'disk', 'internet', 'server', 'unknown']],
];
/** Types that accept the icon of a node, and do not draw it. */
const WITHOUT_NODE_ICONS = /^(?:mindmap|kanban)/;

/**
 * Warns of the icons that a picture lacks, which Mermaid passes over or draws as a question mark.
 *
 * @param isHtml Whether labels are HTML, without which they show no icons.
 */
export async function diagnoseIcons(
  source: string,
  type: string,
  isHtml: boolean,
  text: MermaidMessages,
): Promise<readonly Diagnostic[]> {
  const warnings = await Promise.all(
    iconsIn(source, type).map(async (mention): Promise<Diagnostic | undefined> => {
      const message = await complaint(mention, type, isHtml, text);
      if (message === undefined) return undefined;
      const { from, to } = mention;
      return { from, to, severity: 'warning', message, source: 'mermaid' };
    }),
  );
  return warnings.filter((warning) => warning !== undefined);
}

async function complaint(
  { kind, pack, name }: IconMention,
  type: string,
  isHtml: boolean,
  text: MermaidMessages,
): Promise<string | undefined> {
  if (kind === 'label') {
    if (!drawsLabelIcons(type) || !isHtml) return text.iconAsText;
  } else if (kind === 'decoration' || WITHOUT_NODE_ICONS.test(type)) {
    return text.iconNotDrawn(iconText(name));
  }
  return (await isThere(pack, name, kind, type)) ? undefined : text.iconMissing(full(pack, name), PACK_NAMES);
}

async function isThere(
  pack: string,
  name: string,
  kind: IconMention['kind'],
  type: string,
): Promise<boolean> {
  if (kind === 'label') return hasIcon(pack, name);
  const builtIn = WITH_NODE_ICONS.find(([pattern]) => pattern.test(type))?.[1];
  if (!builtIn) return true;
  return pack === '' ? builtIn.includes(name) : hasIcon(pack, name);
}

const full = (pack: string, name: string) => (pack === '' ? name : `${pack}:${name}`);

/** Returns how an icon of a class name, such as `fa fa-book`, is written in a label. */
function iconText(className: string): string {
  const [, pack = 'fa', name = ''] = /(?:(fa[brs]?)\s+)?fa-([\w-]+)/.exec(className) ?? [];
  return name === '' ? '' : `${pack}:fa-${name}`;
}
