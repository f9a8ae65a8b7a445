const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
const XLINK = 'http://www.w3.org/1999/xlink';

/** Returns an address as it will be opened, or undefined if it is none that a picture may lead to. */
export function safeAddress(reference: string): string | undefined {
  try {
    const { protocol, href } = new URL(reference.trim());
    return SCHEMES.has(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the addresses out of a picture's links, so that nothing but our own question to the person opens them. */
export function takeLinks(root: SVGSVGElement): ReadonlyMap<Element, string> {
  const links = new Map<Element, string>();
  for (const link of root.querySelectorAll('a')) {
    const address = safeAddress(link.getAttribute('href') ?? link.getAttributeNS(XLINK, 'href') ?? '');
    for (const name of ['href', 'xlink:href', 'target', 'rel', 'download', 'tabindex'])
      link.removeAttribute(name);
    link.removeAttributeNS(XLINK, 'href');
    if (address === undefined) continue;
    links.set(link, address);
    link.setAttribute('data-letu-link', '');
  }
  return links;
}

/** Returns the address of the link that an element of a picture lies in. */
export function linkAt(links: ReadonlyMap<Element, string>, element: Element): string | undefined {
  const link = element.closest('a');
  return link ? links.get(link) : undefined;
}

/** Opens an address apart from the page, which it learns nothing of. */
export function openLink(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}
