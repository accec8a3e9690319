import { Injectable } from '@nestjs/common';
import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { openSharedDate } from '@kindling/contract/safety/calls/date-shares';
import { wallTimeIn } from '@kindling/contract/safety/date-share';
import { numberInDanger } from '@kindling/contract/safety/emergency-numbers';
import type { Answer } from '@kindling/contract/route';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { stateOf } from './date-share-view.js';
import { DateSharesRepository } from './date-shares.repository.js';

type SharedDate = Answer<typeof openSharedDate>;

/** Of one network over all brands: nobody reads that many plans, and nobody guesses a token so. */
const openings = { name: 'shared-dates', points: 300, seconds: 3600 };

/** Shows a plan to whoever has its link, without a login. */
@Injectable()
export class OpenSharedDate {
  constructor(
    private readonly dateShares: DateSharesRepository,
    private readonly tenantRegistry: TenantRegistry,
    private readonly accounts: AccountsApi,
    private readonly profiles: ProfilesApi,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem `link_expired` for a token that is wrong, ended or never was, and of an account that is no longer
   * active; `rate_limited`
   */
  async open(token: string, address: string): Promise<SharedDate> {
    await this.limits.consumeOverBrands(openings, clientNetwork(address));
    const tokenHash = hashSecret(token);
    if (TenantContext.isSet()) return this.ofBrand(tokenHash);
    const id = await this.dateShares.brandOf(tokenHash);
    const tenant = id === undefined ? undefined : await this.tenantRegistry.byId(id);
    if (!tenant) throw problem('link_expired');
    return TenantContext.run(tenant, () => this.ofBrand(tokenHash));
  }

  private async ofBrand(tokenHash: string): Promise<SharedDate> {
    const share = await this.dateShares.findOfToken(tokenHash);
    const state = share && stateOf(share, this.clock.now());
    if (!share || state === undefined || state === 'ended') throw problem('link_expired');
    const [account, { country }] = await Promise.all([
      this.accounts.find(share.memberId),
      this.profiles.residence(share.memberId),
    ]);
    if (account?.status !== 'active' && account?.status !== 'not_confirmed') throw problem('link_expired');
    if (!share.opened) await this.dateShares.noteOpened(share.id);
    const { settings } = TenantContext.current();
    const timeZone = timeZoneOf(settings);
    const { sharerName: sharer, otherName: other, place, dateAt, askedAt, endsAt } = share;
    return {
      ...{ sharer, state },
      plan: state === 'well' ? null : { other, place, at: wallTimeIn(timeZone, dateAt) },
      asked_at: wallTimeIn(timeZone, askedAt),
      ends_at: wallTimeIn(timeZone, endsAt),
      emergency: numberInDanger(settings.countries, country),
    };
  }
}
