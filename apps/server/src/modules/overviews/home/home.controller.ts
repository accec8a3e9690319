import { Controller } from '@nestjs/common';
import { brandsOfHome } from '@kindling/contract/overviews/home';
import type { Answer, Input } from '@kindling/contract/route';
import {
  getBlockedDomains,
  getHomeFigures,
  getHostAlarms,
  getWaiting,
} from '@kindling/contract/overviews/calls/home';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { BlockedDomains } from '../../accounts/accounts.api.js';
import { HostChecksApi } from '../../brands/host-checks/host-checks.api.js';
import { GivenBrands } from '../../console/staff/staff.api.js';
import { CountDays } from './count-days.js';
import { CountWaiting } from './count-waiting.js';

/** An open page polls four times a minute, possibly in several tabs. */
const looks = { name: 'home-looks', points: 240, seconds: 60 };
/** Each staff member may count brands that are not cached from the last minute. */
const charts = { name: 'home-charts', points: 120, seconds: 60 };

/** The console's first page, over all of a staff member's brands. */
@Controller()
export class HomeController {
  constructor(
    private readonly blocked: BlockedDomains,
    private readonly givenBrands: GivenBrands,
    private readonly countDays: CountDays,
    private readonly hostChecks: HostChecksApi,
    private readonly countWaiting: CountWaiting,
    private readonly limits: Limits,
  ) {}

  @Endpoint(getWaiting)
  async waiting(_input: Input<typeof getWaiting>, caller: StaffCaller): Promise<Answer<typeof getWaiting>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    return this.countWaiting.count(caller);
  }

  @Endpoint(getBlockedDomains)
  async blockedDomains(
    _input: Input<typeof getBlockedDomains>,
    { staffId, tenants }: StaffCaller,
  ): Promise<Answer<typeof getBlockedDomains>> {
    await this.limits.consumeOnConsole(looks, staffId);
    const found = await this.blocked.find(tenants);
    return found.map(({ tenantId, lastAt, ...row }) => ({
      ...row,
      tenant: tenantId,
      last_at: lastAt.toISOString(),
    }));
  }

  @Endpoint(getHostAlarms)
  async hostAlarms(
    _input: Input<typeof getHostAlarms>,
    { staffId, tenants }: StaffCaller,
  ): Promise<Answer<typeof getHostAlarms>> {
    await this.limits.consumeOnConsole(looks, staffId);
    const found = await this.hostChecks.alarms(tenants);
    return found.map(({ tenantId, endsAt, ...row }) => ({
      ...row,
      tenant: tenantId,
      ends_at: endsAt?.toISOString() ?? null,
    }));
  }

  @Endpoint(getHomeFigures)
  async figures(
    { query: { tenant, after = '' } }: Input<typeof getHomeFigures>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getHomeFigures>> {
    await this.limits.consumeOnConsole(charts, caller.staffId);
    const known = tenant === undefined ? this.givenBrands.ids(caller) : [tenant];
    const wanted = known.filter((id) => id > after);
    const shown = wanted.slice(0, brandsOfHome);
    const brands: Answer<typeof getHomeFigures>['brands'] = [];
    // In sequence: when many staff open the page at nine o'clock, it must not take all connections.
    for (const id of shown)
      brands.push(await this.givenBrands.inBrand(id, caller, () => this.countDays.ofBrand(caller.rights)));
    return { brands, next: wanted.length > shown.length ? (shown.at(-1) ?? null) : null };
  }
}
