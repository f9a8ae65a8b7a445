/**
 * Returns the address of the icon-font script that this deployment names, in `<meta name="letu-icon-script">` of its page; undefined
 * where the built-in symbols are meant, or what it names is no address of a script.
 */
export function iconScriptUrl(page: ParentNode = document): string | undefined {
  const named = page.querySelector<HTMLMetaElement>('meta[name="letu-icon-script"]')?.content ?? '';
  if (named === '' || !URL.canParse(named)) return undefined;
  const { protocol, href } = new URL(named);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
