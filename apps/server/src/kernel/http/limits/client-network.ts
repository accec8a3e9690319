import { isIPv6 } from 'node:net';

/**
 * The key of a limit per client: an IPv4 address, or the first 64 bits of an IPv6 address, because the holder of one
 * address in such a network has all of them.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  // A dotted IPv4 ending counts as two groups.
  const missing = 8 - first.length - last.length - (address.includes('.') ? 1 : 0);
  const groups = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
