/** Puts properties on an object, whatever was there. @returns what puts the former ones back */
export function defineAll(scope: object, values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(scope, name)] as const,
  );
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(scope, name, { value, configurable: true, writable: true, enumerable: false });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(scope, name, descriptor);
      else Reflect.deleteProperty(scope, name);
    }
  };
}
