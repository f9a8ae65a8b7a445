import type { TextRange } from '@letu/core';
import { scan, type Piece } from './scan.js';
import { isReserved } from './words.js';

/** One part of a key's path. */
export interface KeyPart extends TextRange {
  /** Without quotes. */
  readonly name: string;
}

/** A key as a source writes it: of a shape, of one end of a connection, or of an attribute. */
export interface Key {
  /** The path of the braces around it, and its own parts. */
  readonly scope: readonly string[];
  readonly parts: readonly KeyPart[];
  /** Whether it is an end of a connection. */
  readonly isEnd: boolean;
  /** The value's text, unless it is braces alone. */
  readonly value?: TextRange;
}

/** What a source holds. */
export interface Statements {
  readonly keys: readonly Key[];
  /** The paths of the braces that are open at an offset, the outermost first. */
  scopeAt(offset: number): readonly string[];
}

/** Reads the keys of a source with what encloses them. */
export function readStatements(source: string): Statements {
  const keys: Key[] = [];
  const scopes: { from: number; path: readonly string[] }[] = [{ from: 0, path: [] }];
  const open: (readonly string[])[] = [[]];
  let statement: Piece[] = [];
  const finish = (): readonly string[] => {
    const scope = open.at(-1) ?? [];
    const read = keysOf(source, statement, scope);
    keys.push(...read);
    statement = [];
    const [first] = read;
    return first && !first.isEnd ? resolve(first) : scope;
  };
  for (const piece of scan(source)) {
    if (piece.kind === 'open') {
      const path = statement.length > 0 ? finish() : (open.at(-1) ?? []);
      open.push(path);
      scopes.push({ from: piece.to, path });
    } else if (piece.kind === 'close') {
      finish();
      if (open.length > 1) open.pop();
      scopes.push({ from: piece.to, path: open.at(-1) ?? [] });
    } else if (piece.kind === 'end') finish();
    else if (piece.kind !== 'comment') statement.push(piece);
  }
  finish();
  return {
    keys,
    scopeAt: (offset) => scopes.findLast(({ from }) => from <= offset)?.path ?? [],
  };
}

/** Returns the whole path of a key; `_` is the level above. */
export function resolve({ scope, parts }: Key): readonly string[] {
  const path = [...scope];
  for (const { name } of parts) {
    if (name === '_') path.pop();
    else path.push(name);
  }
  return path;
}

function keysOf(source: string, statement: readonly Piece[], scope: readonly string[]): Key[] {
  const colon = statement.findIndex(({ kind }) => kind === 'colon');
  const head = colon < 0 ? statement : statement.slice(0, colon);
  const tail = colon < 0 ? [] : statement.slice(colon + 1);
  const [from, to] = [tail[0]?.from, tail.at(-1)?.to];
  const value = from === undefined || to === undefined ? {} : { value: { from, to } };
  const ends: Piece[][] = [[]];
  for (const piece of head) {
    if (piece.kind === 'arrow') ends.push([]);
    else ends.at(-1)?.push(piece);
  }
  return ends.flatMap((pieces) => {
    const parts = partsOf(source, pieces);
    return parts.length === 0 ? [] : [{ scope, parts, isEnd: ends.length > 1, ...value }];
  });
}

/** Splits `a."b.c".d` into its parts. */
function partsOf(source: string, pieces: readonly Piece[]): KeyPart[] {
  return pieces.flatMap(({ kind, from, to }) => {
    const text = source.slice(from, to);
    if (kind === 'quoted') return [{ from, to, name: text.replace(/^["'](.*?)["']?$/, '$1') }];
    if (kind !== 'word') return [];
    return [...text.matchAll(/[^.()&!]+/g)].flatMap(({ 0: part, index }) => {
      const name = part.trim();
      const start = from + index + (part.length - part.trimStart().length);
      return name === '' ? [] : [{ from: start, to: start + name.length, name }];
    });
  });
}

/** A shape's path as another place can write it. */
export function writtenPath(path: readonly string[]): string {
  return path.map((name) => (/^[\p{L}\p{N}_ -]+$/u.test(name) ? name : `"${name}"`)).join('.');
}

/** Lists the paths of the shapes a source names, those of containers included, in their order. */
export function shapePaths(statements: Statements): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  for (const key of statements.keys) {
    const path = resolve(key);
    const reserved = path.findIndex((name) => isReserved(name));
    const shape = reserved < 0 ? path : path.slice(0, reserved);
    const isApart = /^(?:vars|classes|layers|scenarios|steps)$/.test(path[0] ?? '');
    if (isApart || shape.some((name) => /[*$@]|^\.\.\./.test(name))) continue;
    for (let length = 1; length <= shape.length; length += 1) {
      const part = shape.slice(0, length);
      found.set(part.join('\n'), part);
    }
  }
  return [...found.values()];
}
