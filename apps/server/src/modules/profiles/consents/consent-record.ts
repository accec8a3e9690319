import { Injectable } from '@nestjs/common';
import { consentVersion } from '@kindling/contract/profiles/consent-rules';
import type { Consent, ConsentKind } from '@kindling/contract/profiles/calls/consents';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { memberSignedUp } from '../../accounts/accounts.api.js';
import { ConsentsRepository } from './consents.repository.js';

/** The record of who agreed to which text, and when (trust 13). What a consent allows is the business of its users. */
@Injectable()
export class ConsentRecord {
  constructor(
    private readonly consents: ConsentsRepository,
    private readonly tenantRegistry: TenantRegistry,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The newest of each kind, withdrawn ones too. */
  async newest(memberId: string): Promise<Consent[]> {
    const all = await this.consents.ofMember(memberId);
    // Giving a consent ends the one before it. So of two with the same instant, the one that stands is the newer.
    const rows = [...all.filter(({ standing }) => standing), ...all.filter(({ standing }) => !standing)];
    const newest = rows.filter((row, at) => rows.findIndex(({ kind }) => kind === row.kind) === at);
    return newest.map(({ kind, version, givenAt, withdrawnAt }) => ({
      kind,
      version,
      given_at: givenAt.toISOString(),
      withdrawn_at: withdrawnAt && withdrawnAt.toISOString(),
    }));
  }

  async stands(memberId: string, kind: ConsentKind): Promise<boolean> {
    return (await this.consents.standing(memberId, kind)) !== undefined;
  }

  /** Whether the consent that stands was given to the text of today, which may ask for more than those before it. */
  async standsToday(memberId: string, kind: ConsentKind): Promise<boolean> {
    return (await this.consents.standing(memberId, kind))?.version === (await this.versionToday(kind));
  }

  /**
   * Notes that the member agreed to the text of today. Agreeing to the same text again changes nothing.
   *
   * @throws Error outside a transaction: the caller holds the member's lock
   */
  async give(memberId: string, kind: ConsentKind): Promise<void> {
    this.database.requireTransaction('Giving a consent');
    const version = await this.versionToday(kind);
    const standing = await this.consents.standing(memberId, kind);
    if (standing?.version === version) return;
    if (standing) await this.consents.supersede(standing.id);
    const row = { id: this.ids.next(), memberId, kind, version, givenAt: this.clock.now() };
    await this.consents.insert({ ...row, standing: true, withdrawnAt: null });
  }

  /** @throws Error outside a transaction, because what rested on the consent has to be erased in the same one */
  async withdraw(memberId: string, kind: ConsentKind): Promise<void> {
    this.database.requireTransaction('Withdrawing a consent');
    const standing = await this.consents.standing(memberId, kind);
    if (standing) await this.consents.withdraw(standing.id, this.clock.now());
  }

  /** A signup agrees to the terms of that day. */
  @OnEvent(memberSignedUp)
  async recordTerms({ memberId }: { memberId: string }): Promise<void> {
    await this.give(memberId, 'terms');
  }

  private async versionToday(kind: ConsentKind): Promise<string> {
    const company = await this.tenantRegistry.company(TenantContext.current().settings.company_id);
    if (!company) throw new Error('A brand without a company');
    return consentVersion(kind, company.added);
  }
}
