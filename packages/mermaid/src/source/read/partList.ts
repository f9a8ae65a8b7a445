import type { TextRange } from '@letu/core';
import type { Part } from '../part.js';
import { plainText } from './text.js';

type Draft = { -readonly [Key in keyof Part]: Part[Key] } & { declared?: boolean };

/** The parts of a diagram as they are found: a name that is met again adds to what is known of it. */
export class PartList {
  readonly #source: string;
  readonly #parts: Draft[] = [];
  readonly #byId = new Map<string, number>();
  /** The open blocks: the number of a group or of a node with a body, or nothing. */
  readonly #open: { readonly part: number | undefined; readonly isGroup: boolean }[] = [];
  #nextLabel: TextRange | undefined;
  readonly #regions = new Map<number | undefined, number>();

  constructor(source: string) {
    this.#source = source;
  }

  all(): readonly Part[] {
    return this.#parts.map(({ declared: _declared, ...part }) => part);
  }

  /** Notes a name; the first place stands for it until one declares it. */
  mention(id: string, place: TextRange, idRange: TextRange, declared = false): void {
    const known = this.#known(id);
    if (!known) {
      this.#byId.set(id, this.#parts.length);
      const range = { from: place.from, to: place.to };
      this.#parts.push({
        role: 'node',
        id,
        label: plainText(id),
        ...range,
        ...this.#parent(),
        idRange: only(idRange),
        declared,
      });
    } else if (declared && !known.declared)
      Object.assign(known, only(place), this.#parent(), { declared, idRange: only(idRange) });
  }

  /** Gives a name the text it shows, and with it the place that declares it. */
  label(id: string, labelRange: TextRange, place: TextRange): void {
    const known = this.#known(id);
    if (!known || known.labelRange) return;
    const idLength = known.declared ? known.from : place.from;
    Object.assign(known, { from: idLength, to: place.to, declared: true });
    this.#setLabel(known, labelRange);
  }

  /** Lets the place of a name reach further. */
  extend(id: string, to: number): void {
    const known = this.#known(id);
    if (known?.declared && !this.#source.slice(known.to, to).includes('\n')) known.to = to;
  }

  link(from: string, to: string, place: TextRange, labelRange?: TextRange, id = ''): void {
    const part: Draft = { role: 'link', id, label: '', ends: [from, to], ...place, ...this.#parent() };
    if (labelRange) this.#setLabel(part, labelRange);
    this.#parts.push(part);
  }

  add(part: Part): number {
    this.#parts.push({ ...part, ...this.#parent() });
    return this.#parts.length - 1;
  }

  /** The label that the group about to begin shows. */
  labelNext(range: TextRange): void {
    this.#nextLabel = range;
  }

  /** Begins a group on a line of its own, which `end` closes. */
  beginGroup(id: string, place: TextRange, idRange?: TextRange, labelRange?: TextRange, sort?: string): void {
    const part: Draft = { role: 'group', id, label: plainText(id), ...place, ...this.#parent() };
    if (sort) part.sort = sort;
    if (idRange) part.idRange = only(idRange);
    const label = labelRange ?? this.#nextLabel;
    if (label) this.#setLabel(part, label);
    this.#nextLabel = undefined;
    const known = this.#byId.get(id);
    // A link may name a group before it begins.
    if (known !== undefined && id !== '') Object.assign(this.#parts[known] ?? {}, part);
    else this.#parts.push(part);
    const index = id !== '' && known !== undefined ? known : this.#parts.length - 1;
    if (id !== '') this.#byId.set(id, index);
    this.#open.push({ part: index, isGroup: true });
  }

  /** Turns a name into a group whose members stand in braces. */
  openGroup(id: string): void {
    const known = this.#known(id);
    if (known) known.role = 'group';
    this.#open.push({ part: this.#byId.get(id), isGroup: true });
  }

  /** Begins the body of a node, which belongs to its place. */
  openBody(id: string): void {
    this.#open.push({ part: this.#byId.get(id), isGroup: false });
  }

  /** Begins a note, whose text comes later. */
  openNote({ from, to }: TextRange, isBlock = true): void {
    const part = this.add({ role: 'node', sort: 'note', id: '', label: '', from, to });
    if (isBlock) this.#open.push({ part, isGroup: false });
  }

  /** Whether the innermost open block is a note. */
  get isNoteOpen(): boolean {
    return this.#parts[this.#open.at(-1)?.part ?? -1]?.sort === 'note';
  }

  /** Adds to the text of the last note. */
  writeNote({ from, to }: TextRange): void {
    const note = this.#parts.findLast(({ sort }) => sort === 'note');
    if (!note) return;
    note.to = to;
    this.#setLabel(note, { from: note.labelRange?.from ?? from, to });
  }

  close(to: number): void {
    const closed = this.#open.pop();
    const part = this.#parts[closed?.part ?? -1];
    if (!part) return;
    if (closed?.isGroup) part.end = to;
    else if (part.to < to) Object.assign(part, { to, declared: true });
  }

  /** The name Mermaid gives the start or the end of the states around. */
  pseudoState(end: 'start' | 'end'): string {
    const group = this.#parent().parent;
    const name = group === undefined ? 'root' : (this.#parts[group]?.id ?? 'root');
    const region = this.#regions.get(group);
    return `${name}${region ? `-${region}` : ''}_${end}`;
  }

  /** Begins the next of the regions that a state is divided into. */
  nextRegion(): void {
    const group = this.#parent().parent;
    this.#regions.set(group, (this.#regions.get(group) ?? 0) + 1);
  }

  #known(id: string): Draft | undefined {
    return this.#parts[this.#byId.get(id) ?? -1];
  }

  #parent(): { readonly parent?: number } {
    const parent = this.#open.findLast(({ isGroup, part }) => isGroup && part !== undefined)?.part;
    return parent === undefined ? {} : { parent };
  }

  #setLabel(part: Draft, range: TextRange): void {
    part.label = plainText(this.#source.slice(range.from, range.to));
    part.labelRange = only(range);
  }
}

function only({ from, to }: TextRange): TextRange {
  return { from, to };
}
