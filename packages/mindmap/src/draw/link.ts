const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** Returns a link as an address that a picture may lead to, or undefined: a script, a file of the device and another topic are none. */
export function safeLink(link: string): string | undefined {
  if (!URL.canParse(link.trim())) return undefined;
  const { protocol, href } = new URL(link.trim());
  return SCHEMES.has(protocol) ? href : undefined;
}
