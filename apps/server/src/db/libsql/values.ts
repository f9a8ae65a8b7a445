/**
 * Returns a value as libsql takes it.
 *
 * @throws TypeError for what SQLite cannot hold: libsql's native code ends the process when it is given such a value.
 */
export function toParameter(value: unknown): string | number | bigint | Buffer | null {
  switch (typeof value) {
    case 'string':
    case 'bigint':
      return value;
    case 'number':
      if (Number.isFinite(value)) return value;
      break;
    case 'boolean':
      return value ? 1 : 0;
    default:
      if (value === null) return null;
      if (value instanceof Uint8Array) return Buffer.from(value);
  }
  throw new TypeError(`A parameter cannot be ${String(value)} (${typeof value}).`);
}

/** Returns a value that libsql has read: a number where it can hold the integer, bytes as a Buffer. */
export function toValue(value: unknown): unknown {
  if (typeof value === 'bigint') return toInteger(value);
  return value instanceof ArrayBuffer ? Buffer.from(value) : value;
}

/** Returns an integer as a number where that holds it exactly, else as a bigint. */
export function toInteger(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
