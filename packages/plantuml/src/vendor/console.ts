/** The engine writes its progress as `[    12 ms] …`, and ends each diagram with the time alone. */
const PROGRESS = /^\[ *\d+ ms\] |^\d+$/;

/**
 * Keeps the engine's progress messages off the console while it runs; there is no other way to turn them off.
 *
 * @returns Puts the console back as it was.
 */
export function muteProgress(): () => void {
  const { log } = console;
  const filtered = (...values: unknown[]) => {
    if (typeof values[0] !== 'string' || !PROGRESS.test(values[0])) log.apply(console, values);
  };
  console.log = filtered;
  return () => {
    if (console.log === filtered) console.log = log;
  };
}
