import { useState } from 'react';

/** Returns the value of the first render with the same content, so that hosts may pass plain data inline. */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
