import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIPv6 } from 'node:net';

/** Networks that are not public (RFC 6890), by address and prefix. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of IPv6 only 2000::/3 is public; of it not what maps or documents other addresses. */
const PRIVATE_V6 = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

/** Builds the list of one family: in a common one an address of IPv4 would match networks of IPv6. */
function blocking(family: 'ipv4' | 'ipv6', networks: readonly (readonly [net: string, prefix: number])[]) {
  const list = new BlockList();
  for (const [net, prefix] of networks) list.addSubnet(net, prefix, family);
  return (address: string): boolean => list.check(address, family);
}
const isPrivateV4 = blocking('ipv4', PRIVATE_V4);
const isPrivateV6 = blocking('ipv6', PRIVATE_V6);

/** Returns whether an IP address is public. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? !isPrivateV6(address) : !isPrivateV4(address);

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * DNS lookup for a connection that fails if one address of the name is not public. It is the lookup
 * of the connection itself, so that no second answer can lead elsewhere.
 */
export function publicLookup(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) found(error, []);
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      found(new Error('the name leads to an address that is not public'), []);
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}
