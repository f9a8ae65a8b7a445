import { fileIdOf, type KeptText, type ShapeLibrary } from '@letu/core';
import { currentAccount } from '../account/account.js';
import { client } from '../server/client.js';

/** What is known of a library of this device: whose it is, and what the server had when it was asked last. */
interface Followed {
  readonly owner: string;
  readonly seen: string;
}

/** How long after a change it is sent, with those that came meanwhile, in milliseconds. */
const CHANGE_MS = 1_000;

const keyOf = (name: string) => `letu:library:${name}`;

const followed = new Set<string>();

/**
 * Has a library follow the account onto other devices: what the server has comes here, what was added here goes there, and what
 * both have changed is put together. Does nothing where the server cannot be asked.
 *
 * @param name The short name of the library's kind.
 */
export async function followLibrary(name: string, library: ShapeLibrary): Promise<void> {
  const { user, server } = currentAccount();
  const known = readKnown(name);
  if (!user) {
    // What belongs to an account does not stay behind it.
    if (known && server === 'present') {
      library.kept.write('');
      forget(name);
    }
    return;
  }
  if (server !== 'present') return;
  await meet(name, library, user.id, known);
  watch(name, library.kept);
}

async function meet(
  name: string,
  format: ShapeLibrary,
  owner: string,
  known: Followed | undefined,
): Promise<void> {
  // Nobody has asked for it: the library of this device is there.
  const { content: theirs } = await client.call('library.show', { params: { name }, silent: true });
  const local = known && known.owner !== owner ? '' : format.kept.read();
  const seen = known?.owner === owner ? known.seen : undefined;
  const isSeen = (text: string) => seen === nameOf(text);
  const met =
    theirs === local || isSeen(local) ? theirs : isSeen(theirs) ? local : together(format, theirs, local);
  if (met !== format.kept.read()) format.kept.write(met);
  if (met !== theirs) await send(name, met);
  note(name, { owner, seen: nameOf(met) });
}

/** What both have, each once. */
function together(format: ShapeLibrary, theirs: string, local: string): string {
  const read = (text: string) => (text === '' ? [] : format.read(text));
  const items = [...read(theirs), ...read(local)];
  const sources = items.map(({ source }) => source);
  return format.write(items.filter(({ source }, at) => sources.indexOf(source) === at));
}

function watch(name: string, kept: KeptText): void {
  if (followed.has(name)) return;
  followed.add(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  kept.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const owner = currentAccount().user?.id;
      const content = kept.read();
      if (owner === undefined || readKnown(name)?.seen === nameOf(content)) return;
      // What does not arrive now does when the library is met the next time.
      void send(name, content)
        .then(() => note(name, { owner, seen: nameOf(content) }))
        .catch(() => undefined);
    }, CHANGE_MS);
  });
}

const send = (name: string, content: string) =>
  client.call('library.set', { params: { name }, body: { content }, silent: true });

const nameOf = (text: string) => fileIdOf(new TextEncoder().encode(text));

function readKnown(name: string): Followed | undefined {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Followed | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function note(name: string, known: Followed): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(known));
  } catch {
    // They are then put together the next time, which loses nothing.
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
