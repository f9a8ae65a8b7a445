import { useMemo } from 'react';
import type { PageCell } from '../../document/model.js';
import { changeCells } from '../edit/cells.js';
import { styleValue, withStyle, type StyleChange } from '../edit/styles.js';
import type { Session } from '../session.js';
import { shownValue } from './shownStyle.js';
import { usePanelsHost } from './panelsHost.js';

/** A key of the style of several cells. */
export interface StylePart {
  /** What all of them show; undefined where they differ, or show nothing. */
  readonly value: string | undefined;
  readonly isMixed: boolean;
  /** Whether any of them says something itself. */
  readonly isSet: boolean;
  /** What they show, each once. */
  readonly each: readonly (string | undefined)[];
  /** @param isRun Whether it is one of several changes in a row that are one step. */
  set(value: string | undefined, isRun?: boolean): void;
}

export type StyleParts = (key: string) => StylePart;

/** Changes the styles of cells as one step. @param merge Changes in a row that have the same are one step. */
export function setStyles(
  session: Session,
  ids: readonly string[],
  change: StyleChange | ((cell: PageCell) => StyleChange),
  merge?: string,
): void {
  session.change(
    (page) =>
      changeCells(page, ids, (cell) => {
        const style = withStyle(cell.style, typeof change === 'function' ? change(cell) : change);
        return style === cell.style ? cell : { ...cell, style };
      }),
    { merge },
  );
}

/** Returns what cells have for each key of their styles, and how to set it. */
export function useStyleParts(cells: readonly PageCell[]): StyleParts {
  const { session } = usePanelsHost();
  return useMemo(() => {
    const ids = cells.map(({ id }) => id);
    return (key) => {
      const each = [...new Set(cells.map((cell) => shownValue(cell, key)))];
      return {
        value: each.length === 1 ? each[0] : undefined,
        isMixed: each.length > 1,
        isSet: cells.some(({ style }) => styleValue(style, key) !== undefined),
        each,
        set: (value, isRun) =>
          setStyles(session, ids, { [key]: value }, isRun ? `style ${key} ${ids.join(' ')}` : undefined),
      };
    };
  }, [session, cells]);
}
