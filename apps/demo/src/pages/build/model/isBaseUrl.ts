/** Tells whether a text is the address of a service, as the server takes it: nothing in it but where the service is. */
export function isBaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && !/[\s@?#\\]/.test(text);
}
