import ipaddr from 'ipaddr.js';

/* Names that lead nowhere outside one machine or one network (RFC 2606, 6761, 6762, 8375, ICANN). */
const privateEndings = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'onion',
  'alt',
];
const reservedEndings = ['test', 'invalid', 'example'];

/* Labels of addresses in examples, ours included. */
const exampleLabels = ['example', 'your-institute', 'yourdomain', 'your-domain'];

const endsWith = (host: string, endings: readonly string[]) =>
  endings.some((ending) => host === ending || host.endsWith(`.${ending}`));

/**
 * Why visitors cannot use this address, as the end of a sentence; null for a usable one: https and a name of
 * the public internet.
 */
export function addressFault(siteUrl: string): string | null {
  const { protocol, hostname } = new URL(siteUrl);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (ipaddr.isValid(host)) {
    const isPublic = ipaddr.process(host).range() === 'unicast';
    return isPublic
      ? 'a number, and not a name'
      : 'a number that leads nowhere outside this machine or its network';
  }
  if (!host.includes('.') || endsWith(host, privateEndings)) {
    return 'a name that leads nowhere outside this machine or its network';
  }
  if (
    endsWith(host, reservedEndings) ||
    host.split('.').some((one) => exampleLabels.includes(one))
  ) {
    return 'a name for examples';
  }
  return protocol === 'https:' ? null : 'an address without https';
}
