import type { KindInfo, LinkTarget } from '@letu/core';

/** The servers that copied links name, by the id of the link's target: each an address without its last slash. */
export interface LinkServers extends Readonly<Record<string, string | undefined>> {
  /** @default 'https://kroki.io' */
  readonly kroki?: string | undefined;
  /** @default 'https://www.plantuml.com/plantuml' */
  readonly plantuml?: string | undefined;
}

/** Returns the pages on which others open a kind's diagrams: Kroki, where it knows the kind, then the kind's own. */
export function linkTargets({ kroki: [name] = [], links = [] }: Pick<KindInfo, 'kroki' | 'links'>) {
  return name === undefined ? links : [krokiTarget(name), ...links];
}

function krokiTarget(name: string): LinkTarget {
  return {
    id: 'kroki',
    title: { 'zh-CN': 'Kroki', 'en-US': 'Kroki' },
    server: 'https://kroki.io',
    dialect: 'kroki',
    path: (code) => `/${name}/svg/${code}`,
  };
}
