/**
 * Wraps an async function so that its calls run one after the other, in the order they came.
 *
 * For vendor libraries that keep global state or never answer concurrent calls.
 */
export function serialised<Arguments extends unknown[], Result>(
  work: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const result = last.then(() => work(...args));
    last = result.catch(() => undefined);
    return result;
  };
}
