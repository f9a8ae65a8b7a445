import { mapAt } from './ast.js';
import type { AstMap, CompileResult, D2Board, D2Graph } from './vendor/api.js';

/** What holds boards, in the order D2 draws them. */
export const BOARD_KINDS = ['layers', 'scenarios', 'steps'] as const;

/** A board with its path, as `render` takes it for a target. */
export interface NamedBoard {
  readonly path: string;
  readonly board: D2Board;
  /** What the source says of it. */
  readonly graph: D2Graph;
  /** Where its connections are written: scenarios have those of the board around, steps those of the steps before, too. */
  readonly maps: readonly AstMap[];
}

function* boardsBelow({ path, board, graph, maps }: NamedBoard): Generator<NamedBoard> {
  for (const kind of BOARD_KINDS) {
    let before = kind === 'layers' ? [] : maps;
    for (const [index, child] of (board[kind] ?? []).entries()) {
      const own = `${path}${path && '.'}${kind}.${quoted(child.name)}`;
      const map = mapAt(maps.at(-1), [kind, child.name]);
      const named = { path: own, board: child, graph: graph[kind]?.[index] ?? {}, maps: [...before, ...map] };
      if (kind === 'steps') before = named.maps;
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
  /** The board to draw. The path of the root is an empty text. */
  readonly drawn: NamedBoard;
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
export function chooseBoard(
  { diagram, graph }: Pick<CompileResult, 'diagram' | 'graph'>,
  wanted: string | undefined,
): Boards {
  const top: NamedBoard = { path: '', board: diagram, graph, maps: graph.ast ? [graph.ast] : [] };
  const below = [...boardsBelow(top)];
  const others = below.map(({ path }) => path);
  const found = wanted ? below.find(({ path }) => path === wanted) : undefined;
  const drawn = found ?? [top, ...below].find(({ board }) => isFilled(board)) ?? top;
  return { drawn, others, missing: Boolean(wanted) && !found };
}

const isFilled = ({ shapes }: D2Board) => (shapes?.length ?? 0) > 0;
