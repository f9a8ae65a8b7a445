/** Returns the beginnings of a text: every one of its first line, then one in five. */
export function prefixes(source: string): string[] {
  const firstLine = source.indexOf('\n') + 1;
  const lengths: number[] = [];
  for (let length = 1; length <= source.length; length += length < firstLine ? 1 : 5) lengths.push(length);
  return lengths.map((length) => source.slice(0, length));
}

/** Numbers that look like chance and are the same in every run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function steadyChance(): (below: number) => number {
  let state = 20_260_105;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const STRANGE = [
  '\r',
  '\r\n',
  '\t',
  '\0',
  '😀',
  '👨‍👩‍👧',
  '\uD83D',
  '\uDE00',
  '\uFEFF',
  '\u202E',
  '"',
  '{',
  '[',
  '(',
  '\\',
  '`',
  '${',
  '，',
  '“',
  '：',
];

/** Returns texts no one would write: pieces of the given ones in disorder, with strange characters between. */
export function disturbed(sources: readonly string[]): string[] {
  const chance = steadyChance();
  const pieces = sources.flatMap((source) => source.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]+/gu) ?? []);
  const mixed = Array.from({ length: 12 }, () =>
    Array.from({ length: 120 }, () => {
      const piece = pieces[chance(pieces.length)] ?? '';
      return chance(6) === 0 ? piece + (STRANGE[chance(STRANGE.length)] ?? '') : piece;
    }).join(''),
  );
  const returned = sources.map((source) => source.replaceAll('\n', '\r\n'));
  const strewn = sources.map((source) =>
    source.replaceAll(/\p{Script=Han}/gu, (letter) =>
      chance(4) === 0 ? (STRANGE[chance(STRANGE.length)] ?? '') : letter,
    ),
  );
  const repeated = STRANGE.map((strange) => strange.repeat(300));
  return ['', '\uFEFF', ...returned, ...strewn, ...mixed, ...repeated];
}
