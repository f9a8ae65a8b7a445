/** How often variables may lead to variables: more is a circle. */
const MOST_ROUNDS = 16;
/** What values may grow to, so that variables doubling each other end. */
const MOST_CHARACTERS = 65_536;

const VARIABLE = /var\(\s*(--[^\s,)]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/**
 * Puts custom properties into a value (https://www.w3.org/TR/css-variables-1/).
 *
 * @returns undefined if one is not set and has no fallback: the declaration then counts for nothing.
 */
export function substituteVariables(
  value: string,
  lookUp: (name: string) => string | undefined,
): string | undefined {
  let text = value;
  let missing = false;
  for (let round = 0; text.includes('var('); round++) {
    if (round === MOST_ROUNDS || text.length > MOST_CHARACTERS) return undefined;
    const before = text;
    text = text.replace(VARIABLE, (_, name: string, fallback: string | undefined) => {
      const found = lookUp(name) ?? fallback;
      if (found === undefined) missing = true;
      return found ?? '';
    });
    if (missing || text === before) return undefined;
  }
  return text.trim();
}
