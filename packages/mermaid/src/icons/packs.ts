import type { Mermaid } from 'mermaid';

type Loader = Extract<Parameters<Mermaid['registerIconPacks']>[0][number], { loader: unknown }>['loader'];

const solid: Loader = async () => (await import('@iconify-json/fa6-solid')).icons;
const regular: Loader = async () => (await import('@iconify-json/fa6-regular')).icons;
const brands: Loader = async () => (await import('@iconify-json/fa6-brands')).icons;

/** Font Awesome Free 6 under the names that its own classes, and Iconify, call its styles by. */
const LOADERS: Readonly<Record<string, Loader>> = {
  fa: solid,
  fas: solid,
  'fa-solid': solid,
  'fa6-solid': solid,
  far: regular,
  'fa-regular': regular,
  'fa6-regular': regular,
  fab: brands,
  'fa-brands': brands,
  'fa6-brands': brands,
};

/** Lets Mermaid find the icons, which are loaded when the first of a set is drawn. */
export function registerIcons(mermaid: Mermaid): void {
  mermaid.registerIconPacks(Object.entries(LOADERS).map(([name, loader]) => ({ name, loader })));
}

/** Returns true if there is an icon of that name in the set. Loads the set. */
export async function hasIcon(pack: string, name: string): Promise<boolean> {
  const load = Object.hasOwn(LOADERS, pack) ? LOADERS[pack] : undefined;
  if (!load) return false;
  const { icons, aliases = {} } = await load();
  return Object.hasOwn(icons, name) || Object.hasOwn(aliases, name);
}

/** The sets, by the names that their icons are written with. */
export const PACK_NAMES: readonly string[] = ['fa', 'fas', 'far', 'fab'];
