import { isIPv6 } from 'node:net';
import { Controller, Inject } from '@nestjs/common';
import { checkHosts, getHostChecks, type HostCheck } from '@kindling/contract/brands/calls/host-checks';
import type { Answer, Input } from '@kindling/contract/route';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { GivenBrands } from '../../console/staff/staff.api.js';
import { CheckHost } from './check-host.js';
import { HostChecksRepository, unseenCheck, type FoundCheck } from './host-checks.repository.js';
import { certificateState, dnsState } from './host-findings.js';
import { counterpartOf, wantedRecords } from './host-records.js';
import { certificateSentence, dnsSentence } from './host-sentences.js';

/** A page that waits asks every few seconds, possibly in several tabs. */
const looks = { name: 'host-check-looks', points: 120, seconds: 60 };
/** Each asks name servers and connects to addresses that the owners of names choose. */
const checks = { name: 'host-checks', points: 6, seconds: 60 };

/** DNS and certificates of a brand's hosts on the console. */
@Controller()
export class HostChecksController {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly checkHost: CheckHost,
    private readonly givenBrands: GivenBrands,
    private readonly hostChecks: HostChecksRepository,
    private readonly limits: Limits,
  ) {}

  @Endpoint(getHostChecks)
  async get(
    { params }: Input<typeof getHostChecks>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getHostChecks>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    return this.givenBrands.inBrand(params.id, caller, () => this.shown());
  }

  @Endpoint(checkHosts)
  check({ params }: Input<typeof checkHosts>, caller: StaffCaller): Promise<Answer<typeof checkHosts>> {
    return this.givenBrands.inBrand(params.id, caller, async () => {
      await this.limits.consumeOnConsole(checks, caller.staffId);
      await this.checkHost.checkAll();
      return this.shown();
    });
  }

  private async shown(): Promise<HostCheck[]> {
    const [hosts, rows] = await Promise.all([this.hostChecks.hosts(), this.hostChecks.list()]);
    return hosts.map((host) =>
      this.toCheck(host, rows.get(host) ?? { ...unseenCheck, lookedAt: null }, hosts),
    );
  }

  private toCheck(host: string, row: FoundCheck, hosts: readonly string[]): HostCheck {
    const { found, issuer, endsAt, lookedAt, unreachable } = row;
    const wasRight = row.rightAt !== null;
    return {
      host,
      wanted: wantedRecords(host, this.environment.SITE_TARGETS),
      dns: {
        state: dnsState(row.dns, wasRight),
        sentence: dnsSentence(row),
        found: [
          ...found.aliases.map((value) => ({ type: 'CNAME' as const, value })),
          ...found.addresses.map((value) => ({
            type: isIPv6(value) ? ('AAAA' as const) : ('A' as const),
            value,
          })),
        ],
      },
      certificate:
        row.certificate === 'reserved'
          ? null
          : {
              state: certificateState(row.certificate, wasRight),
              sentence: certificateSentence(row),
              ...{ issuer, names: found.names, ends_at: endsAt?.toISOString() ?? null },
            },
      looked_at: lookedAt?.toISOString() ?? null,
      unreachable,
      counterpart: counterpartOf(host, hosts),
    };
  }
}
