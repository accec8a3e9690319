import { Injectable } from '@nestjs/common';
import type { FictionalTurnRow } from '@kindling/contract/chats/calls/fictional-desk';
import type { KeysetPage, PageRequest } from '../../../../kernel/database/lists/keyset.js';
import { Clock } from '../../../../ports/clock.js';
import { isPassedOn, isPassedOnBy, StaffApi } from '../../../console/staff/staff.api.js';
import {
  FictionalQueueRepository,
  type GivenTenants,
  type ListedTurn,
} from './fictional-queue.repository.js';
import { dueAt } from './show-turn.js';
import { TurnPeople } from './turn-people.js';

/** The queue as the console lists it: who waits for whom, and who is at it; not a word of what was written. */
@Injectable()
export class ListTurns {
  constructor(
    private readonly clock: Clock,
    private readonly fictionalQueue: FictionalQueueRepository,
    private readonly staff: StaffApi,
    private readonly turnPeople: TurnPeople,
  ) {}

  page(tenants: GivenTenants, request: PageRequest): Promise<KeysetPage<ListedTurn>> {
    return this.fictionalQueue.page(tenants, request);
  }

  async rowsOf(turns: readonly ListedTurn[], staffId: string): Promise<FictionalTurnRow[]> {
    const now = this.clock.now();
    const people = await this.turnPeople.all(
      turns.flatMap(({ tenantId, profileId, memberId }) => [
        { tenantId, id: profileId },
        { tenantId, id: memberId },
      ]),
    );
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
        ...{ profile, member },
        held_by: holder === null ? null : (holders.get(holder) ?? null),
        mine: holder === staffId,
      };
    });
  }
}
