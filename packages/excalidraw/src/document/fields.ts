import { FARTHEST, type Point } from './model.js';

/** An object of JSON. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as a number within limits. */
export function numberOf(value: unknown, otherwise: number, least = -FARTHEST, most = FARTHEST): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return otherwise;
  return Math.min(Math.max(value, least), most);
}

export const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

export const idOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the points of a line; anything else that stands among them is left out. */
export function pointsOf(value: unknown): readonly Point[] {
  return listOf(value).flatMap((point): readonly Point[] =>
    Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number'
      ? [[numberOf(point[0], 0), numberOf(point[1], 0)]]
      : [],
  );
}
