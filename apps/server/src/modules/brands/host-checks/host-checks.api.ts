import { Inject, Injectable } from '@nestjs/common';
import type { WaivableLine } from '@kindling/contract/brands/calls/brands';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import type { HostAlarm } from '@kindling/contract/overviews/calls/home';
import { isReservedHost } from '@kindling/contract/brands/brand-rules';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { HostChecksRepository, unseenCheck } from './host-checks.repository.js';
import { certificateState, dnsState } from './host-findings.js';
import { certificateSentence, dnsSentence } from './host-sentences.js';

/** A host that needs an operator. */
export interface AlarmedHost {
  tenantId: string;
  host: string;
  alarm: HostAlarm;
  sentence: string;
  /** When the certificate ends, where that is the alarm. */
  endsAt: Date | null;
}

/** What other modules may know of DNS and certificates. */
@Injectable()
export class HostChecksApi {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly hostChecks: HostChecksRepository,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * What keeps visitors from a brand's hosts, by what was found last.
   *
   * @returns undefined where this installation does not say where hosts have to lead
   */
  async problems(
    tenantId: string,
    hosts: readonly string[],
  ): Promise<Record<WaivableLine, SettingsProblem[]> | undefined> {
    if (this.environment.SITE_TARGETS.length === 0) return undefined;
    const tenant = await this.tenantRegistry.byId(tenantId);
    const rows = tenant && (await TenantContext.run(tenant, () => this.hostChecks.list()));
    const problems: Record<WaivableLine, SettingsProblem[]> = { dns: [], certificate: [] };
    for (const host of hosts.filter((one) => !isReservedHost(one))) {
      const row = rows?.get(host) ?? unseenCheck;
      const wasRight = row.rightAt !== null;
      const problem = (sentence: string) => ({ path: 'hosts', reason: `${host}: ${sentence}` });
      if (dnsState(row.dns, wasRight) !== 'right') problems.dns.push(problem(dnsSentence(row)));
      if (!['right', 'ending'].includes(certificateState(row.certificate, wasRight)))
        problems.certificate.push(problem(certificateSentence(row)));
    }
    return problems;
  }

  /** Hosts that were right and are not, or not for long: the worst first. @param tenants null: of all brands */
  async alarms(tenants: readonly string[] | null): Promise<AlarmedHost[]> {
    const rows = await this.hostChecks.alarms(tenants);
    return rows.map((row) => {
      const isOfDns = row.state === 'broken' && dnsState(row.dns, true) === 'wrong';
      return {
        ...{ tenantId: row.tenantId, host: row.host, alarm: row.state },
        sentence: isOfDns ? dnsSentence(row) : certificateSentence(row),
        endsAt: row.state === 'broken' ? null : row.endsAt,
      };
    });
  }
}
