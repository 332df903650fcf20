import fc from 'fast-check';
import { clientAddress } from '@/lib/platform/client-address';

test('without trusted proxies the connection counts, whatever the client claims', () => {
  fc.assert(
    fc.property(
      fc.ipV4(),
      fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())),
      (socket, claimed) => {
        expect(clientAddress(socket, claimed.join(','), [])).toBe(socket);
      },
    ),
  );
});

test('behind trusted proxies the last address they did not add counts', () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8', '::1'];
  const from = (socket: string, forwarded: string) => clientAddress(socket, forwarded, trusted);
  expect(from('127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(from('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(from('127.0.0.1', '6.6.6.6, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
  expect(from('203.0.113.7', '6.6.6.6')).toBe('203.0.113.7');
  expect(from('127.0.0.1', '')).toBe('127.0.0.1');
  expect(from('127.0.0.1', 'unknown')).toBe('127.0.0.1');
});

test('a client behind a trusted proxy cannot choose its address with further entries', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.ipV4(), fc.string())), fc.ipV4(), (claimed, client) => {
      fc.pre(client !== '127.0.0.1');
      const forwarded = [...claimed, client].join(',');
      expect(clientAddress('127.0.0.1', forwarded, ['127.0.0.1'])).toBe(client);
    }),
  );
});

test('one IPv6 household counts as one', () => {
  expect(clientAddress('2001:db8:1:2:aaaa::1', '', [])).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:db8:1:2:bbbb::9', '', [])).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:db8:1:3::1', '', [])).toBe('2001:db8:1:3::/64');
});

test('without an address it is null', () => {
  expect(clientAddress(undefined, '203.0.113.7', ['0.0.0.0/0'])).toBeNull();
});
