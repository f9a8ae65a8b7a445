import { localizedText as text } from '@letu/core';
import type { Completion } from '@letu/code/language';
import type { Caret } from './caret.js';
import { configKeys, type ConfigKey } from './config.js';
import { colorOffers } from './offers.js';

const COLOR_KEY = /color|bkg|border|fill|background|^(?:pie|git|cScale)\d/i;

/** Offers what can be written in front matter: keys by the keys above, and values. */
export function yamlOffers(caret: Caret): Completion[] {
  const key = /^\s*([\w.-]+)\s*:\s*["']?[^\s"']*$/.exec(caret.before)?.[1];
  const path = yamlPath(caret);
  if (key !== undefined) return valuesOf(key, path);
  return keyOffers(path, (name, hasParts) => `${name}:${hasParts ? '\n' : ' '}`);
}

/** The keys that a line of YAML stands below. */
function yamlPath({ source, line, before }: Caret): readonly string[] {
  let indent = /^\s*/.exec(before)?.[0].length ?? 0;
  const path: string[] = [];
  for (const above of source
    .slice(0, line.from)
    .split(/\r\n|\r|\n/)
    .toReversed()) {
    const [, blank = '', name] = /^(\s*)["']?([\w.-]+)["']?\s*:/.exec(above) ?? [];
    if (name === undefined || blank.length >= indent) continue;
    indent = blank.length;
    path.unshift(name);
  }
  return path[0] === 'config' ? path.slice(1) : path.length > 0 ? path : [''];
}

/** Offers what can be written in a directive, which is JSON with any quotes. */
export function directiveOffers({ source, offset, from }: Caret): Completion[] {
  const start = source.lastIndexOf('%%{', offset);
  const { path, key } = jsonPath(source.slice(start + 2, from));
  if (path.length === 0) return [];
  if (key !== undefined) return quotedUnless(source[from - 1], valuesOf(key, path.slice(1)));
  return keyOffers(path.slice(1), (name, hasParts) => {
    if (/["']/.test(source[from - 1] ?? '')) return name;
    return hasParts ? `'${name}': \\{\${}\\}` : `'${name}': `;
  });
}

/** The keys around the end of a beginning of JSON, and the key whose value comes next. */
function jsonPath(json: string): { readonly path: readonly string[]; readonly key: string | undefined } {
  const path: string[] = [];
  let key: string | undefined;
  for (const [part, name] of json.matchAll(/["']?([\w-]+)["']?\s*:|[{},]|["'][^"']*["']/g)) {
    if (name !== undefined) key = name;
    else if (part === '{') {
      path.push(key ?? '');
      key = undefined;
    } else if (part === '}') path.pop();
    if (part === ',' || part === '}') key = undefined;
  }
  return { path: path.slice(1), key };
}

function quotedUnless(before: string | undefined, offers: Completion[]): Completion[] {
  if (/["']/.test(before ?? '')) return offers;
  return offers.map((offer) =>
    /^(?:true|false|[\d.]+)$/.test(offer.label) ? offer : { ...offer, insert: `'${offer.label}'` },
  );
}

function keysAt(path: readonly string[]): readonly ConfigKey[] {
  const last = path.at(-1);
  return configKeys[last === undefined ? 'config' : last] ?? [];
}

function keyOffers(
  path: readonly string[],
  write: (name: string, hasParts: boolean) => string,
): Completion[] {
  return keysAt(path).map(({ key, zh, en }) => ({
    label: key,
    kind: key === 'theme' ? 'theme' : 'attribute',
    insert: write(key, Object.hasOwn(configKeys, key)),
    ...(zh === '' ? {} : { detail: text(zh, en) }),
  }));
}

function valuesOf(key: string, path: readonly string[]): Completion[] {
  const known = keysAt(path).find((one) => one.key === key);
  if (known && known.values.length > 0) {
    return known.values.map((value) => ({ label: value, kind: key === 'theme' ? 'theme' : 'value' }));
  }
  return path.includes('themeVariables') && COLOR_KEY.test(key)
    ? colorOffers().map((offer) =>
        offer.label.startsWith('#') ? { ...offer, insert: `"${offer.label}"` } : offer,
      )
    : [];
}
