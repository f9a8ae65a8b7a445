/** What a text is as the link of a shape. */
export type LinkReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'address'; readonly link: string }
  | { readonly kind: 'invalid' };

/** What leads somewhere and does nothing else. */
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const BARE_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const BARE_HOST = /^(?:localhost|[^\s/:?#@.]+(?:\.[^\s/:?#@.]+)+)(?::\d+)?(?:[/?#]|$)/u;

/** Reads what was typed as a web or mail address; `https:` is added where only it is left out. */
export function readLink(typed: string): LinkReading {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  const link = BARE_MAIL.test(text) ? `mailto:${text}` : BARE_HOST.test(text) ? `https://${text}` : text;
  if (!URL.canParse(link)) return { kind: 'invalid' };
  return PROTOCOLS.has(new URL(link).protocol) ? { kind: 'address', link } : { kind: 'invalid' };
}

const TO_PAGE = 'data:page/id,';

/** Returns the link to a page of the same file, as draw.io has it. */
export const pageLink = (id: string): string => TO_PAGE + id;

/** Returns the id of the page that a link leads to; undefined for one that leads elsewhere. */
export const linkedPage = (link: string | undefined): string | undefined =>
  link?.startsWith(TO_PAGE) ? link.slice(TO_PAGE.length) : undefined;
