/** An IPv4 address in IPv6, the way that URLs write it. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * Returns how to write a network address: IPv6 in its short form, and IPv4 as such also where it came inside of IPv6.
 *
 * @param own What the address of the very computer is called.
 */
export function addressName(address: string, own: string): string {
  const name = shortest(address);
  return name === '::1' || name.startsWith('127.') ? own : name;
}

function shortest(address: string): string {
  // URLs shorten addresses the way that RFC 5952 asks for; what is none stays as it is.
  const url = `http://[${address}]`;
  if (!address.includes(':') || !URL.canParse(url)) return address;
  const short = new URL(url).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const parts = [high, low].map((part) => parseInt(part, 16));
  return parts.flatMap((part) => [part >> 8, part & 255]).join('.');
}
