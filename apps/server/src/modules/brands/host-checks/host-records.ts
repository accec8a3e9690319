import { isIP, isIPv6 } from 'node:net';
import type { WantedRecord } from '@kindling/contract/brands/calls/host-checks';
import { isReservedHost } from '@kindling/contract/brands/brand-rules';
import { getDomain } from 'tldts';

/**
 * The records that lead a host here. A domain itself can be no CNAME: it gets the addresses, or an ALIAS where there is
 * only a name.
 *
 * @param targets `SITE_TARGETS`
 */
export function wantedRecords(host: string, targets: readonly string[]): WantedRecord[] {
  if (isReservedHost(host)) return [];
  const domain = getDomain(host);
  const place = { name: host, relative: relativeName(host, domain) };
  const name = targets.find((target) => isIP(target) === 0);
  const addresses = targets.filter((target) => isIP(target) !== 0);
  if (name !== undefined && domain !== host) return [{ type: 'CNAME', ...place, value: name }];
  if (addresses.length > 0)
    return addresses.map((value) => ({ type: isIPv6(value) ? 'AAAA' : 'A', ...place, value }));
  return name === undefined ? [] : [{ type: 'ALIAS', ...place, value: name }];
}

/** The same host with or without `www.`, where visitors may type either and the brand has only one. */
export function counterpartOf(host: string, hosts: readonly string[]): string | null {
  const domain = getDomain(host);
  if (domain === null || isReservedHost(host)) return null;
  const other = host === domain ? `www.${domain}` : host === `www.${domain}` ? domain : null;
  return other === null || hosts.includes(other) ? null : other;
}

function relativeName(host: string, domain: string | null): string | null {
  if (domain === null) return null;
  return host === domain ? '@' : host.slice(0, -domain.length - 1);
}
