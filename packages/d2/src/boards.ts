import type { D2Board } from './vendor/api.js';

/** What holds boards, in the order D2 draws them. */
export const BOARD_KINDS = ['layers', 'scenarios', 'steps'] as const;

/** A board with its path, as `render` takes it for a target. */
interface NamedBoard {
  readonly path: string;
  readonly board: D2Board;
}

function* boardsBelow({ path, board }: NamedBoard): Generator<NamedBoard> {
  for (const kind of BOARD_KINDS) {
    for (const child of board[kind] ?? []) {
      const named = { path: `${path}${path && '.'}${kind}.${quoted(child.name)}`, board: child };
      yield named;
      yield* boardsBelow(named);
    }
  }
}

/** Writes a name as D2 reads it in a path. */
function quoted(name: string): string {
  return /^[\p{L}\p{N}_]+$/u.test(name) ? name : `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** The boards of a diagram. */
export interface Boards {
  /** The path of the board to draw; an empty text is the root. */
  readonly drawn: string;
  /** The paths of all boards but the root. */
  readonly others: readonly string[];
  /** True where the wanted board does not exist. */
  readonly missing: boolean;
}

/**
 * Chooses the board to draw: the wanted one, else the root, else the first that holds anything.
 *
 * @param wanted A path such as `layers.detail`.
 */
export function chooseBoard(root: D2Board, wanted: string | undefined): Boards {
  const all = [...boardsBelow({ path: '', board: root })];
  const others = all.map(({ path }) => path);
  if (wanted !== undefined && wanted !== '' && others.includes(wanted)) {
    return { drawn: wanted, others, missing: false };
  }
  const filled = isFilled(root) ? undefined : all.find(({ board }) => isFilled(board));
  return { drawn: filled?.path ?? '', others, missing: Boolean(wanted) };
}

const isFilled = ({ shapes }: D2Board) => (shapes?.length ?? 0) > 0;
