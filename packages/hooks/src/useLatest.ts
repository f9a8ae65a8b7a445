import { useInsertionEffect, useRef, type RefObject } from 'react';

/** Returns a ref that holds what the last committed render passed, for callbacks that outlive the render they were given in. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
