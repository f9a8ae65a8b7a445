/** What several things have of something. */
export interface Common<Value> {
  /** Undefined where they differ. */
  readonly value: Value | undefined;
  readonly isMixed: boolean;
}

/** Returns the value that several things share. */
export function commonOf<Value>(values: readonly Value[]): Common<Value> {
  const isMixed = values.some((value) => value !== values[0]);
  return { value: isMixed ? undefined : values[0], isMixed };
}
