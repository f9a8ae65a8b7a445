import { BlockList, isIP } from 'node:net';
import { ApiError } from '../errors/apiError.js';

/** Addresses that are not everyone's (https://www.iana.org/assignments/iana-ipv4-special-registry, …-ipv6-special-registry). */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Those that lead to an IPv4 address are among them, wherever it lies. */
const IPV6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

// One list for each: in one, every IPv4 address would lie in `::ffff:0:0/96`.
const notPublic = { ipv4: listOf('ipv4', IPV4), ipv6: listOf('ipv6', IPV6) };

function listOf(type: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), type);
  }
  return list;
}

/** Names that mean something on this network only (RFC 6761, RFC 6762, RFC 8375, and ICANN's `internal`). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** Tells whether an IP address is one of the internet's, which a request by the server may be sent to. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  const type = version === 4 ? 'ipv4' : 'ipv6';
  return version !== 0 && !notPublic[type].check(address, type);
}

/**
 * Returns the address of a provider as it is stored, without a final slash.
 *
 * A name can lead anywhere later: whatever calls the address has to look at what it resolves to with `isPublicAddress` again.
 *
 * @param options.allowPrivate Whether it may lie in the network the server is in.
 * @param options.field What a refusal names. @default 'baseUrl'
 * @throws ApiError `bad-request` for what is no such address, `private-address`.
 */
export function checkBaseUrl(
  text: string,
  { allowPrivate, field = 'baseUrl' }: { readonly allowPrivate: boolean; readonly field?: string },
): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === '';
  // What the parser leaves out without a word, such as an empty user, is no address that someone meant.
  if (!isPlain || /[\s@?#\\]/.test(text)) throw new ApiError('bad-request', { data: { fields: [field] } });
  if (!allowPrivate && !isPublicHost(url.hostname)) throw new ApiError('private-address');
  return url.href.replace(/\/+$/, '');
}

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !LOCAL_NAME.test(host);
}
