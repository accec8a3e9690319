import { isIP, isIPv6, type BlockList } from 'node:net';
import type { CheckState } from '@kindling/contract/brands/calls/host-checks';
import type { Served } from '../../../ports/served-certificates.js';

/** What is found of a host's DNS. */
export type DnsFinding =
  | 'new'
  | 'reserved'
  | 'no_record'
  | 'dead_alias'
  | 'elsewhere'
  | 'other_alias'
  | 'partly'
  | 'left_over_ipv6'
  | 'uncompared'
  | 'right';

/** What is found of the certificate, the most urgent first: of several addresses the first of these is told. */
const certificateFindings = [
  ...(['other_name', 'self_signed', 'unknown_issuer', 'expired', 'not_yet_valid'] as const),
  ...(['no_certificate', 'no_answer', 'ends_now', 'ends_soon', 'right', 'no_route', 'private'] as const),
  ...(['no_address', 'reserved', 'new'] as const),
];
export type CertificateFinding = (typeof certificateFindings)[number];

/** A host as a whole: never been right, right, its certificate ends within 14 or 3 days, not right any more, or not looked at. */
export const hostStates = ['waiting', 'right', 'ending', 'urgent', 'broken', 'none'] as const;
export type HostState = (typeof hostStates)[number];

const dayMs = 86_400_000;

export interface SeenDns {
  aliases: readonly string[];
  addresses: readonly string[];
}

/** Where hosts have to lead. */
export interface Targets {
  names: readonly string[];
  /** With those that the names have now. */
  addresses: BlockList;
}

/**
 * Compares where a host leads with where it has to.
 *
 * @param targets undefined: nothing is compared
 * @returns the finding, and the addresses that are not ours
 */
export function compareDns(
  { aliases, addresses }: SeenDns,
  targets: Targets | undefined,
): { finding: DnsFinding; wrong: string[] } {
  const [alias] = aliases;
  if (addresses.length === 0) return { finding: alias === undefined ? 'no_record' : 'dead_alias', wrong: [] };
  if (!targets) return { finding: 'uncompared', wrong: [] };
  // Its addresses may have changed between two lookups: an alias of ours is right, whatever they were.
  if (alias !== undefined && targets.names.includes(alias)) return { finding: 'right', wrong: [] };
  const wrong = addresses.filter((one) => !targets.addresses.check(one, isIPv6(one) ? 'ipv6' : 'ipv4'));
  if (wrong.length === 0) return { finding: 'right', wrong };
  if (wrong.length === addresses.length)
    return { finding: alias === undefined ? 'elsewhere' : 'other_alias', wrong };
  const isIpv4Right = addresses.some((one) => isIP(one) === 4) && wrong.every((one) => isIPv6(one));
  return { finding: isIpv4Right ? 'left_over_ipv6' : 'partly', wrong };
}

/** What one address shows. */
export function judge(served: Served, now: Date): CertificateFinding {
  if (served.kind !== 'certificate') return served.kind;
  if (!served.isForHost) return 'other_name';
  if (served.trust !== 'trusted') return served.trust;
  if (served.endsAt <= now) return 'expired';
  if (served.startsAt > now) return 'not_yet_valid';
  const left = served.endsAt.getTime() - now.getTime();
  const whole = served.endsAt.getTime() - served.startsAt.getTime();
  // Some last a week only: those are renewed when a part of it is left.
  if (left < Math.min(3 * dayMs, whole / 12)) return 'ends_now';
  return left < Math.min(14 * dayMs, whole / 4) ? 'ends_soon' : 'right';
}

/** The index of the finding to tell of; -1 for none. */
export function worstOf(findings: readonly CertificateFinding[]): number {
  const [worst] = findings.toSorted(
    (one, other) => certificateFindings.indexOf(one) - certificateFindings.indexOf(other),
  );
  return worst === undefined ? -1 : findings.indexOf(worst);
}

/** @param wasRight whether the host was as it should be before: then what is missing is gone, and not to come */
export function dnsState(finding: DnsFinding, wasRight: boolean): CheckState {
  if (finding === 'right') return 'right';
  if (finding === 'uncompared' || finding === 'reserved') return 'unchecked';
  if (finding === 'new') return 'waiting';
  return finding === 'no_record' && !wasRight ? 'waiting' : 'wrong';
}

/** @param wasRight as of `dnsState` */
export function certificateState(finding: CertificateFinding, wasRight: boolean): CheckState {
  switch (finding) {
    case 'right':
      return 'right';
    case 'ends_soon':
    case 'ends_now':
      return 'ending';
    case 'reserved':
    case 'private':
    case 'no_route':
      return 'unchecked';
    case 'new':
    case 'no_address':
      return 'waiting';
    case 'no_answer':
    case 'no_certificate':
      return wasRight ? 'wrong' : 'waiting';
    default:
      return 'wrong';
  }
}

/** @param wasRight as of `dnsState` */
export function hostState(dns: DnsFinding, certificate: CertificateFinding, wasRight: boolean): HostState {
  if (dns === 'reserved') return 'none';
  const isRight =
    (dns === 'right' || dns === 'uncompared') &&
    ['right', 'ending'].includes(certificateState(certificate, wasRight));
  if (!isRight) return wasRight ? 'broken' : 'waiting';
  if (certificate === 'ends_now') return 'urgent';
  return certificate === 'ends_soon' ? 'ending' : 'right';
}
