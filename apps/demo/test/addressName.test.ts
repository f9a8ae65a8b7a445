import { expect, it } from 'vitest';
import { addressName } from '../src/account/addressName.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
  ['::ffff:127.0.0.1', '本机'],
  ['127.0.0.1', '本机'],
  ['0000:0000:0000:0000:0000:0000:0000:0001', '本机'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['unknown', 'unknown'],
])('calls %s %s', (address, name) => {
  expect(addressName(address, '本机')).toBe(name);
});
