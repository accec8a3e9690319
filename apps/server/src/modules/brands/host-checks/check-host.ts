import { Inject, Injectable } from '@nestjs/common';
import { isReservedHost } from '@kindling/contract/brands/brand-rules';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { addressList, namesOf } from '../../../kernel/config/site-targets.js';
import { jitter } from '../../../kernel/ground/jitter.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { DnsUnreachable, PublicDns } from '../../../ports/public-dns.js';
import { ServedCertificates, type Served } from '../../../ports/served-certificates.js';
import {
  HostChecksRepository,
  unseenCheck,
  type FoundCheck,
  type StoredCheck,
} from './host-checks.repository.js';
import {
  compareDns,
  hostState,
  judge,
  worstOf,
  type CertificateFinding,
  type HostState,
  type SeenDns,
  type Targets,
} from './host-findings.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The owner of a name decides how many addresses it has. */
const mostAddresses = 20;
const mostConnections = 6;

type Certificate = Pick<FoundCheck, 'certificate' | 'issuer' | 'endsAt'> & { names: string[]; at: string };

/** Looks at hosts of the current brand: their DNS, and the certificates at the addresses found. */
@Injectable()
export class CheckHost {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly hostChecks: HostChecksRepository,
    private readonly publicDns: PublicDns,
    private readonly servedCertificates: ServedCertificates,
  ) {}

  /** Looks at every host now, because somebody waits for it. */
  async checkAll(): Promise<void> {
    await this.hostChecks.adopt(this.clock.now());
    const [hosts, rows] = [await this.hostChecks.hosts(), await this.hostChecks.list()];
    const known = hosts.flatMap((host) => rows.get(host) ?? []);
    await Promise.all(known.map((row) => this.check({ ...row, since: this.clock.now() })));
  }

  /** Looks at one host and stores what was found. Takes ten seconds at most, five of them for DNS. */
  async check(before: StoredCheck): Promise<void> {
    // What is unknown stays what it was, or what somebody else found meanwhile.
    const found: Partial<FoundCheck> = (await this.look(before)) ?? { unreachable: true };
    const now = this.clock.now();
    const { state = before.state, unreachable = false } = found;
    const since = state === before.state ? before.since : now;
    const pause = pauseMs(state, unreachable, now.getTime() - since.getTime());
    await this.hostChecks.store(before.host, {
      ...found,
      since,
      nextAt: new Date(now.getTime() + pause),
    });
  }

  /** @returns undefined where no name server could say */
  private async look({ host, rightAt }: StoredCheck): Promise<FoundCheck | undefined> {
    const now = this.clock.now();
    if (isReservedHost(host))
      return { ...unseenCheck, state: 'none', dns: 'reserved', certificate: 'reserved', lookedAt: now };
    let seen: SeenDns;
    let targets: Targets | undefined;
    try {
      [seen, targets] = await Promise.all([this.seen(host), this.targets()]);
    } catch (error) {
      if (error instanceof DnsUnreachable) return undefined;
      throw error;
    }
    const { finding: dns, wrong } = compareDns(seen, targets);
    const { names, at, ...served } = await this.certificate(host, seen.addresses);
    const state = this.stateOf(hostState(dns, served.certificate, rightAt !== null));
    return {
      ...{ state, dns, ...served, unreachable: false, lookedAt: now },
      found: { aliases: [...seen.aliases], addresses: [...seen.addresses], wrong, names, at },
      rightAt: ['right', 'ending', 'urgent'].includes(state) ? now : rightAt,
    };
  }

  private async seen(host: string): Promise<SeenDns> {
    const [aliases, addresses] = await Promise.all([
      this.publicDns.aliases(host),
      this.publicDns.addresses(host),
    ]);
    return { aliases: aliases.slice(0, 1), addresses: addresses.slice(0, mostAddresses) };
  }

  private async targets(): Promise<Targets | undefined> {
    const { SITE_TARGETS: targets } = this.environment;
    if (targets.length === 0) return undefined;
    const names = namesOf(targets).map((name) => name.toLowerCase());
    const ofNames = await Promise.all(names.map((name) => this.publicDns.addresses(name)));
    return { names, addresses: addressList([...targets, ...ofNames.flat()]) };
  }

  private async certificate(host: string, addresses: readonly string[]): Promise<Certificate> {
    const asked = addresses.slice(0, mostConnections);
    const all = await Promise.all(asked.map((address) => this.servedCertificates.at(host, address)));
    const now = this.clock.now();
    const findings = all.map((served) => judge(served, now));
    const told = worstOf(findings);
    return certificateOf(findings[told] ?? 'no_address', asked[told] ?? '', all[told]);
  }

  /** Nobody mends the host of a brand that is closed. */
  private stateOf(state: HostState): HostState {
    return state === 'broken' && TenantContext.current().state === 'closed' ? 'waiting' : state;
  }
}

function certificateOf(certificate: CertificateFinding, at: string, served: Served | undefined): Certificate {
  return served?.kind === 'certificate'
    ? { certificate, at, names: served.names, issuer: served.issuer, endsAt: served.endsAt }
    : { certificate, at, names: [], issuer: null, endsAt: null };
}

/** @param ageMs how long the host has been in its state */
function pauseMs(state: HostState, unreachable: boolean, ageMs: number): number {
  switch (state) {
    case 'waiting':
    case 'broken':
      // DNS takes minutes, sometimes hours. What nobody mended by the next day is not watched for.
      return ageMs < 10 * minuteMs ? minuteMs / 2 : ageMs < dayMs ? 5 * minuteMs : hourMs;
    case 'ending':
    case 'urgent':
      return hourMs;
    default:
      // Spread over two hours: hosts of an import would else be looked at together each day.
      return unreachable ? 5 * minuteMs : dayMs - jitter(2 * hourMs);
  }
}
