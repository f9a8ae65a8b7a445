/** How long what passes by itself stays, in milliseconds: from the shortest toast to the longest notice. */
const PASSING_MS = { from: 2_500, to: 15_000 };
const FOR_GOOD_MS = 2 ** 31 - 1;

/**
 * Keeps toasts and notices from passing until the returned function is called: on a busy machine they would be gone
 * before their picture is taken.
 */
export function holdPassing(): () => void {
  const start = window.setTimeout;
  const held = (handler: TimerHandler, ms = 0, ...args: unknown[]) => {
    const isPassing = ms >= PASSING_MS.from && ms <= PASSING_MS.to;
    return start(handler, isPassing ? FOR_GOOD_MS : ms, ...args);
  };
  Object.assign(window, { setTimeout: held });
  return () => Object.assign(window, { setTimeout: start });
}
