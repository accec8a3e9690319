import { Injectable } from '@nestjs/common';
import type { FictionalDeskPerson, FictionalTurnRow } from '@kindling/contract/chats/calls/fictional-desk';
import type { KeysetPage, PageRequest } from '../../../../kernel/database/lists/keyset.js';
import type { Language } from '@kindling/contract/languages';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { GivenBrands, isPassedOn, isPassedOnBy, StaffApi } from '../../../console/staff/staff.api.js';
import { ListProfiles } from '../../../profiles/profiles.api.js';
import {
  FictionalQueueRepository,
  type GivenTenants,
  type ListedTurn,
} from './fictional-queue.repository.js';
import { dueAt, personOf } from './show-turn.js';

/** The queue as the console lists it: profile, waiting member with their language, and current holder; not a word of what was written. */
@Injectable()
export class ListTurns {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly clock: Clock,
    private readonly fictionalQueue: FictionalQueueRepository,
    private readonly givenBrands: GivenBrands,
    private readonly staff: StaffApi,
    private readonly listProfiles: ListProfiles,
  ) {}

  page(tenants: GivenTenants, request: PageRequest): Promise<KeysetPage<ListedTurn>> {
    return this.fictionalQueue.page(tenants, request);
  }

  async rowsOf(turns: readonly ListedTurn[], caller: StaffCaller): Promise<FictionalTurnRow[]> {
    const { staffId } = caller;
    const now = this.clock.now();
    const people = await this.people(
      turns.flatMap(({ tenantId, profileId, memberId }) => [
        { tenantId, id: profileId },
        { tenantId, id: memberId },
      ]),
    );
    const languages = await this.languages(turns, caller);
    const holders = await this.staff.names(turns.flatMap(({ leaseStaffId }) => leaseStaffId ?? []));
    return turns.flatMap((turn) => {
      const { tenantId, conversationId, waitingSince, leaseStaffId, leaseUntil } = turn;
      const profile = people.get(`${tenantId}:${turn.profileId}`);
      const member = people.get(`${tenantId}:${turn.memberId}`);
      if (!profile || !member) return [];
      const holder = leaseUntil && leaseUntil > now ? leaseStaffId : null;
      return {
        id: `${tenantId}:${conversationId}`,
        tenant: tenantId,
        waiting_since: waitingSince.toISOString(),
        due_at: dueAt(waitingSince).toISOString(),
        escalated: isPassedOn(turn),
        escalated_by_me: isPassedOnBy(staffId, turn),
        profile,
        member: { ...member, language: languages.get(member.id) ?? null },
        held_by: holder === null ? null : (holders.get(holder) ?? null),
        mine: holder === staffId,
      };
    });
  }

  /** @returns languages of the members by `<tenant>:<id>` */
  private async languages(
    turns: readonly ListedTurn[],
    caller: StaffCaller,
  ): Promise<ReadonlyMap<string, Language>> {
    const found = new Map<string, Language>();
    for (const brand of new Set(turns.map(({ tenantId }) => tenantId))) {
      const ids = turns.flatMap(({ tenantId, memberId }) => (tenantId === brand ? [memberId] : []));
      const known = await this.givenBrands.inBrand(brand, caller, () => this.accounts.languages(ids));
      for (const [id, language] of known) found.set(`${brand}:${id}`, language);
    }
    return found;
  }

  /** @returns profiles by `<tenant>:<id>`; one that is gone is left out */
  private async people(
    keys: readonly { tenantId: string; id: string }[],
  ): Promise<Map<string, FictionalDeskPerson>> {
    const ids = [...new Set(keys.map(({ id }) => id))];
    const tenants = [...new Set(keys.map(({ tenantId }) => tenantId))];
    if (ids.length === 0) return new Map();
    // The same id may stand in several of the brands.
    const limit = ids.length * tenants.length;
    const { rows } = await this.listProfiles.page({
      tenants,
      ids,
      column: 'created_at',
      direction: 'ASC',
      limit,
    });
    return new Map(rows.map((row) => [`${row.tenantId}:${row.id}`, personOf(row)]));
  }
}
