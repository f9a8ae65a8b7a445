import { wordAtStart } from './words.js';

/** A name a diagram uses, as it has to be written to mean the same. */
export interface DiagramName {
  readonly name: string;
  /** The text shown for it, where that differs. */
  readonly label?: string;
}

const NAME = String.raw`"[^"\n]+"|\[[^\]\n*]+\]|\([^()\n*]+\)|:[^:\n]+:|[\w.$\u0080-\uFFFF]+`;
const ALIASED = new RegExp(String.raw`^(${NAME})\s+as\s+(${NAME})`);
const FIRST = new RegExp(`^(?:${NAME})`);
const LINKED = new RegExp(
  String.raw`^(${NAME})\s*(?:"[^"]*"\s*)?[<*o+#x^|}\\/]*[-.=~]+(?:\[[^\]]*\])?\w*[-.=~]*[>*o+#x^|{\\/]*\s*(?:"[^"]*"\s*)?(${NAME})?`,
);
const CALL = /^\w+\s*\(\s*([\w\u0080-\uFFFF]+)\s*,\s*"([^"]*)"/;
const TASK = /^\[([^\]]+)\]/;

/** Lists the names a text uses, in the order in which they come up first. */
export function namesIn(source: string): DiagramName[] {
  const found = new Map<string, DiagramName>();
  const add = (name: string | undefined, label?: string) => {
    if (name === undefined || found.has(name) || /^(?:\d|\.+$)/.test(name)) return;
    found.set(name, label === undefined ? { name } : { name, label });
  };
  for (const line of source.split('\n')) {
    const text = line.trim();
    if (/^['!@]/.test(text)) continue;
    const [, alias, label] = CALL.exec(text) ?? [];
    if (alias !== undefined) {
      add(alias, label);
      continue;
    }
    const word = wordAtStart(text);
    const declares = word?.role === 'd' && !/^(?:note|hnote|rnote|box|label|partition)/.test(word.word);
    if (declares) addDeclared(text.slice(word.word.length).trim(), add);
    else if (!word || LINKED.test(text)) addUsed(text, add);
  }
  return [...found.values()];
}

type Add = (name: string | undefined, label?: string) => void;

function addDeclared(text: string, add: Add): void {
  const [, first = '', second] = ALIASED.exec(text) ?? [];
  if (second === undefined) add(FIRST.exec(text)?.[0]);
  else if (second.startsWith('"')) add(first, bare(second));
  else add(second, bare(first));
}

function addUsed(text: string, add: Add): void {
  const aliased = ALIASED.exec(text);
  if (aliased) return addDeclared(text, add);
  const [, from, to] = LINKED.exec(text) ?? [];
  if (from !== undefined && !/^\s*[-+*]/.test(text)) {
    add(from);
    add(to);
    return;
  }
  const task = TASK.exec(text)?.[0];
  add(task ?? /^\([^()*]+\)$|^:[^:]+:$/.exec(text)?.[0]);
}

/** Returns a name without what encloses it. */
export function bare(name: string): string {
  return name.replace(/^["[(:](.*)["\]):]$/, '$1');
}
