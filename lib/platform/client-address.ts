import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Set by `server.ts` on every request; a value sent by the client is removed. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Header of `npm run check`, with `keyedHash('check')`: the answer reports how the request arrived. */
export const CHECK_HEADER = 'x-site-check';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * The client's IP address: the connection's, or, behind trusted proxies, the last entry of
 * X-Forwarded-For that no trusted proxy added.
 * @returns null when it is unknown; for IPv6 the /64 network
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string | null {
  let current = parse(socketAddress);
  const hops = (forwardedFor ?? '').split(',').reverse();
  for (const hop of hops) {
    if (!current || !isTrusted(current, trustedProxies)) break;
    const before = parse(hop.trim());
    if (!before) break;
    current = before;
  }
  return current ? networkAddress(current) : null;
}

/** Sets the header, replacing any value that the client sent. */
export function noteClientAddress(
  request: IncomingMessage,
  trustedProxies: readonly string[],
): void {
  const forwarded = request.headers['x-forwarded-for'];
  const address = clientAddress(
    request.socket.remoteAddress,
    String(forwarded ?? ''),
    trustedProxies,
  );
  delete request.headers[CLIENT_ADDRESS_HEADER];
  if (address) request.headers[CLIENT_ADDRESS_HEADER] = address;
}

/** Whether a trusted proxy reports that the visitor used https. */
export function cameOverTls(
  { headers, socket }: IncomingMessage,
  trustedProxies: readonly string[],
): boolean {
  return (
    headers['x-forwarded-proto'] === 'https' && isTrustedProxy(socket.remoteAddress, trustedProxies)
  );
}

export function isTrustedProxy(
  socketAddress: string | undefined,
  trustedProxies: readonly string[],
): boolean {
  if (socketAddress !== last.socketAddress || trustedProxies !== last.trustedProxies) {
    const proxy = parse(socketAddress);
    const isOne = proxy !== null && isTrusted(proxy, trustedProxies);
    last = { socketAddress, trustedProxies, isOne };
  }
  return last.isOne;
}

/** Behind a proxy, nearly every request comes from the same address. */
let last: {
  socketAddress: string | undefined;
  trustedProxies: readonly string[];
  isOne: boolean;
} = { socketAddress: undefined, trustedProxies: [], isOne: false };

function parse(text: string | undefined): Address | null {
  if (!text || !ipaddr.isValid(text)) return null;
  return ipaddr.process(text);
}

type Network = readonly [Address, bits: number];

/** Cache of parsed settings. */
const networks = new Map<string, Network>();

function networkOf(entry: string): Network {
  const known = networks.get(entry);
  if (known) return known;
  const network: Network = ipaddr.isValidCIDR(entry)
    ? ipaddr.parseCIDR(entry)
    : [ipaddr.process(entry), entry.includes(':') ? 128 : 32];
  networks.set(entry, network);
  return network;
}

function isTrusted(address: Address, trusted: readonly string[]): boolean {
  return trusted.some((entry) => {
    const [network, bits] = networkOf(entry);
    return network.kind() === address.kind() && address.match(network, bits);
  });
}

/** A household usually has a whole IPv6 /64. */
function networkAddress(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  const [a, b, c, d] = (address as ipaddr.IPv6).parts as [number, number, number, number];
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}
