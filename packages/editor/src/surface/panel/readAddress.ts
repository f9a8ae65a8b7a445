/** What a text is as an address that something leads to. */
export type AddressReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'address'; readonly link: string }
  | { readonly kind: 'invalid' };

/** What leads somewhere and does nothing else. */
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const BARE_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const BARE_HOST = /^(?:localhost|[^\s/:?#@.]+(?:\.[^\s/:?#@.]+)+)(?::\d+)?(?:[/?#]|$)/u;

/** Reads what was typed as a web or mail address; `https:` is added where only it is left out. */
export function readAddress(typed: string): AddressReading {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  const link = BARE_MAIL.test(text) ? `mailto:${text}` : BARE_HOST.test(text) ? `https://${text}` : text;
  if (!URL.canParse(link)) return { kind: 'invalid' };
  return PROTOCOLS.has(new URL(link).protocol) ? { kind: 'address', link } : { kind: 'invalid' };
}
