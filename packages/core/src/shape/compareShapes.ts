import type { Shape } from './shape.js';

/** What has become of a shape from one picture to the next. */
export type ShapeChange = 'added' | 'removed' | 'changed';

/** A picture's shapes, and the text that it was drawn from. */
export interface DrawnShapes {
  readonly source: string;
  readonly shapes: readonly Shape[];
}

/** What differs between two pictures, by the ids of the shapes in each. */
export interface ShapeChanges {
  readonly before: ReadonlyMap<string, 'removed' | 'changed'>;
  readonly after: ReadonlyMap<string, 'added' | 'changed'>;
}

/** The shapes of both pictures that are the same thing: ids of the later one by those of the earlier. */
type Pairs = Map<string, string>;

/** What a shape is found again by; undefined for one that has none of it. */
type NameOf = (shape: Shape) => string | undefined;

/**
 * Finds the shapes of one picture again in another: by their names in the source, those that have none by what they show, links by
 * what they join as well. A shape has changed whose text, ends, group, arrows, look or place in the source reads otherwise.
 */
export function compareShapes(before: DrawnShapes, after: DrawnShapes): ShapeChanges {
  const pairs = pairsOf(before.shapes, after.shapes);
  const later = new Map(after.shapes.map((shape) => [shape.id, shape]));
  const paired = new Set(pairs.values());
  const changed = before.shapes.flatMap((shape) => {
    const found = later.get(pairs.get(shape.id) ?? '');
    return found && isChanged({ shape, ...before }, { shape: found, ...after }, pairs) ? [shape.id] : [];
  });
  const lost = before.shapes.filter(({ id }) => !pairs.has(id));
  const come = after.shapes.filter(({ id }) => !paired.has(id));
  return {
    before: new Map([...lost.map(({ id }) => [id, 'removed'] as const), ...changed.map(asChanged)]),
    after: new Map([
      ...come.map(({ id }) => [id, 'added'] as const),
      ...changed.map((id) => asChanged(pairs.get(id) ?? '')),
    ]),
  };
}

const asChanged = (id: string) => [id, 'changed'] as const;

function pairsOf(before: readonly Shape[], after: readonly Shape[]): Pairs {
  const pairs: Pairs = new Map();
  const pair = (isWanted: (shape: Shape) => boolean, earlier: NameOf, later: NameOf = earlier) => {
    const taken = new Set(pairs.values());
    const free = new Map<string, Shape[]>();
    for (const shape of after) {
      const name = isWanted(shape) && !taken.has(shape.id) ? later(shape) : undefined;
      if (name === undefined) continue;
      const alike = free.get(name);
      if (alike) alike.push(shape);
      else free.set(name, [shape]);
    }
    for (const shape of before) {
      const name = isWanted(shape) && !pairs.has(shape.id) ? earlier(shape) : undefined;
      const found = name === undefined ? undefined : free.get(name)?.shift();
      if (found) pairs.set(shape.id, found.id);
    }
  };
  const isThing = ({ role }: Shape) => role !== 'link';
  const isLink = ({ role }: Shape) => role === 'link';
  pair(isThing, pathOf(before), pathOf(after));
  // One that has come into another group, or has got another name.
  pair(isThing, ({ key }) => key);
  pair(isThing, ({ role, label }) => (label === '' ? undefined : `${role} ${label}`));
  // One that is called by its text alone has another text where it is joined to the same as before.
  const isCalledByText = ({ role, key, label }: Shape) => role === 'node' && (key ?? label) === label;
  const known = new Set(pairs.values());
  pair(
    isCalledByText,
    joinedTo(before, (id) => pairs.get(id)),
    joinedTo(after, (id) => (known.has(id) ? id : undefined)),
  );
  const ends = (shape: Shape) => endsOf(shape, (id) => pairs.get(id));
  const laterEnds = (shape: Shape) => endsOf(shape, (id) => id);
  const withLabel = (name: string | undefined, { label }: Shape) => name && `${name} ${label}`;
  pair(isLink, ({ key }) => key);
  pair(
    isLink,
    (shape) => withLabel(ends(shape), shape),
    (shape) => withLabel(laterEnds(shape), shape),
  );
  pair(isLink, ends, laterEnds);
  pair(isLink, ({ label }) => label || undefined);
  return pairs;
}

/** Returns what names a shape among all of its picture: its own name behind those of the groups around it. */
function pathOf(shapes: readonly Shape[]): NameOf {
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  const paths = new Map<string, string>();
  const path = (shape: Shape): string => {
    const known = paths.get(shape.id);
    if (known !== undefined) return known;
    const group = shape.parent === undefined ? undefined : byId.get(shape.parent);
    const name = shape.key === undefined ? `"${shape.label}` : shape.key;
    const made = group ? `${path(group)}\n${name}` : name;
    paths.set(shape.id, made);
    return made;
  };
  return path;
}

/** Returns what names a shape by those that it is joined to, as far as they are known by an id of the later picture. */
function joinedTo(shapes: readonly Shape[], laterId: (id: string) => string | undefined): NameOf {
  const joined = new Map<string, string[]>();
  const join = (id: string, side: string, other: string) => {
    const known = laterId(other);
    if (known !== undefined) joined.set(id, [...(joined.get(id) ?? []), side + known]);
  };
  for (const { role, from, to } of shapes) {
    if (role !== 'link' || from === undefined || to === undefined) continue;
    join(from, '>', to);
    join(to, '<', from);
  }
  return ({ id }) => joined.get(id)?.toSorted().join(' ');
}

function endsOf({ from, to }: Shape, laterId: (id: string) => string | undefined): string | undefined {
  const [start, end] = [from, to].map((id) => (id === undefined ? '' : laterId(id)));
  return start === undefined || end === undefined || start + end === '' ? undefined : `${start} ${end}`;
}

/** A shape, and the text that its picture was drawn from. */
interface Placed {
  readonly shape: Shape;
  readonly source: string;
}

function isChanged(one: Placed, other: Placed, pairs: Pairs): boolean {
  const [before, after] = [one.shape, other.shape];
  const isElsewhere = (end: 'parent' | 'from' | 'to') => {
    const { [end]: id } = before;
    return (id === undefined ? undefined : pairs.get(id)) !== after[end];
  };
  return (
    before.label !== after.label ||
    before.arrows !== after.arrows ||
    before.look !== after.look ||
    isElsewhere('parent') ||
    isElsewhere('from') ||
    isElsewhere('to') ||
    writtenOf(one) !== writtenOf(other)
  );
}

/** What the source says of a shape, whatever blank space it is written with; a group's holds what its members say. */
function writtenOf({ shape: { role, range, look }, source }: Placed): string {
  if (!range || role === 'group' || look !== undefined) return '';
  return source.slice(range.from, range.to).replaceAll(/\s+/g, ' ');
}
