import { isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * Returns the network of a household or company: an IPv4 address itself, or the first four groups
 * (/64) of an IPv6 address. An IPv4-mapped IPv6 address is treated as IPv4.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::').map((part) => part.split('%')[0]);
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array(Math.max(0, GROUPS - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...zeros, ...after].slice(0, GROUPS / 2);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
