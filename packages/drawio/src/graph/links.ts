const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
/** draw.io leads to a page of the same file so: `data:page/id,` and the page's id. */
const TO_PAGE = /^data:page\/id,([\w-]+)$/;

/** Returns a link as an address that a picture may lead to, or undefined: scripts and files of the device are none. */
export function safeLink(link: string): string | undefined {
  const text = link.trim();
  const page = TO_PAGE.exec(text)?.[1];
  if (page !== undefined) return `#${page}`;
  if (/^#[\w.-]+$/.test(text)) return text;
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return SCHEMES.has(protocol) ? href : undefined;
}
