/** Returns only what was sent of a body, so that nothing else is changed. */
export function changesOf<Body extends object>(
  body: Body,
): { [Key in keyof Body]?: Exclude<Body[Key], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Body]?: Exclude<Body[Key], undefined>;
  };
}
