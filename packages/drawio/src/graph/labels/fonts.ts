/** What follows a diagram's own fonts: Latin letters of the same widths on every system, then Chinese. */
const SANS = ['Arial', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'sans-serif'];
const SERIF = ['Times New Roman', 'Songti SC', 'SimSun', 'Noto Serif CJK SC', 'serif'];
const MONO = ['Courier New', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans Mono CJK SC', 'monospace'];

const GENERIC = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui']);
const SERIF_NAMES = /times|georgia|garamond|serif|song|simsun|宋|明/i;
const MONO_NAMES = /courier|consol|mono|menlo|code/i;

const known = new Map<string, string>();
const MOST_KNOWN = 500;

/** Returns the fonts for a font that a diagram names, as CSS lists them. */
export function fontStack(named: string): string {
  const found = known.get(named);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const names = named
    .split(',')
    .map((name) => name.replaceAll(/["'\\<>{};]/g, '').trim())
    .filter((name) => name !== '' && name.length < 100);
  const own = names.filter((name) => !GENERIC.has(name.toLowerCase()));
  const all = [...new Set([...own, ...fallbackOf(names.join(' '))])];
  const stack = all.map((name) => (/^[a-z][\w-]*$/i.test(name) ? name : `'${name}'`)).join(',');
  known.set(named, stack);
  return stack;
}

function fallbackOf(names: string): readonly string[] {
  if (MONO_NAMES.test(names)) return MONO;
  return SERIF_NAMES.test(names.replaceAll(/sans-serif/gi, '')) ? SERIF : SANS;
}
