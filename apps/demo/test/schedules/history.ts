import type { Graph } from '@letu/client';
import type { Shown } from './page.js';
import type { Done } from './network.js';

/** The three parts of a diagram. */
export interface Content {
  readonly title: string;
  readonly source: string;
  readonly options?: object | undefined;
}

interface Revision extends Content {
  readonly revision: number;
}

/** Returns the words that were typed into a diagram, each of which is typed once. */
export function tokensOf({ title, source, options = {} }: Content): string[] {
  return [...`${title} ${source} ${Object.keys(options).join(' ')}`.matchAll(/\bt\d+\b/g)]
    .map(([token]) => token)
    .toSorted();
}

/** What the server has acknowledged of a document, what people have seen of it, and what is wrong with that. */
export class History {
  readonly log: string[] = [];
  readonly wrongs: string[] = [];
  readonly typed = new Set<string>();
  readonly #gid: string;
  readonly #revisions: Revision[];
  /** What the server has beside the document. */
  readonly #copies = new Map<string, Content>();
  /** What may leave the head, since somebody was told of it. */
  readonly #told = new Set<string>();
  /** What somebody has decided against. */
  readonly #dropped = new Set<string>();

  constructor({ gid, revision, title, source, options }: Graph) {
    this.#gid = gid;
    this.#revisions = [{ revision, title, source, options }];
  }

  get head(): Revision {
    return this.#revisions.at(-1) as Revision;
  }

  /** Notes what the server has done. */
  note({ method, path, body, status, data }: Done): void {
    if (status !== 200 || method === 'GET') return;
    const given = body as Partial<Content> & { readonly thumbnail?: string };
    if (method === 'POST') {
      this.#copies.set(String(data['gid']), given as Content);
      return;
    }
    const gid = path.split('/').at(-1) ?? '';
    if (gid !== this.#gid) {
      const copy = this.#copies.get(gid);
      if (copy) this.#copies.set(gid, { ...copy, ...given });
      return;
    }
    const { head } = this;
    if (data['revision'] !== head.revision)
      this.#append({ ...head, ...given, revision: Number(data['revision']) });
    const drawn = given.thumbnail?.replace(/<[^>]*>/g, '');
    if (drawn !== undefined && drawn !== this.head.source)
      this.wrongs.push(`The picture of “${drawn}” was taken for “${this.head.source}”.`);
  }

  #append(next: Revision): void {
    const { head } = this;
    if (this.#revisions.some(({ revision }) => revision === next.revision)) return;
    this.#revisions.push(next);
    this.log.push(
      `revision ${next.revision}: “${next.source}” “${next.title}” ${JSON.stringify(next.options)}`,
    );
    const now = new Set(tokensOf(next));
    const gone = tokensOf(head).filter((token) => !now.has(token) && !this.#told.has(token));
    if (gone.length > 0)
      this.wrongs.push(`${gone.join(', ')} left the head in silence at revision ${next.revision}.`);
  }

  /** Somebody is told of a copy. */
  tell(copy: Content): void {
    this.log.push(`a copy is shown: “${copy.source}” “${copy.title}”`);
    for (const token of tokensOf(copy)) this.#told.add(token);
  }

  /** Somebody decides between two versions. */
  decide(choice: 'mine' | 'theirs' | 'both', mine: Content, theirs: Content): void {
    const [left, kept] = choice === 'mine' ? [theirs, mine] : [mine, theirs];
    const stay = new Set(tokensOf(kept));
    for (const token of tokensOf(left).filter((one) => !stay.has(one))) {
      this.#told.add(token);
      if (choice !== 'both') this.#dropped.add(token);
    }
  }

  /** Compares what a tab says with what the server has acknowledged. */
  look(device: string, shown: Shown, openedAt: number): void {
    if (shown.state !== 'synced') return;
    const acknowledged = this.#revisions.find(({ revision }) => revision === shown.base);
    const isSame = acknowledged && tokensOf(acknowledged).join() === tokensOf(shown).join();
    if (!isSame)
      this.wrongs.push(
        `${device} says “saved” of ${JSON.stringify(shown)}, which is not revision ${shown.base}.`,
      );
    else if (shown.base < openedAt)
      this.wrongs.push(
        `${device} says “saved” of revision ${shown.base}, where ${openedAt} was the head when it was opened.`,
      );
  }

  /** Looks for everything that was typed. */
  count(): void {
    const kept = new Set([this.head, ...this.#copies.values()].flatMap(tokensOf));
    const lost = [...this.typed].filter((token) => !kept.has(token) && !this.#dropped.has(token));
    if (lost.length > 0) this.wrongs.push(`${lost.join(', ')} are lost.`);
  }
}
