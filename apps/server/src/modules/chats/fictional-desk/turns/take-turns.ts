import { Injectable } from '@nestjs/common';
import { turnLeaseSeconds } from '@kindling/contract/chats/fictional-answers';
import type { Answer } from '@kindling/contract/route';
import type { FictionalTurn, takeFictionalTurn } from '@kindling/contract/chats/calls/fictional-desk';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../../ports/clock.js';
import { AuditLog, isPassedOnBy, leaseTimes, Handover } from '../../../console/staff/staff.api.js';
import { FictionalChats } from '../../chats.api.js';
import { FictionalQueueRepository, type GivenTenants } from './fictional-queue.repository.js';
import { FictionalTurnsRepository, type FictionalTurnRow } from './fictional-turns.repository.js';
import { ShowTurn } from './show-turn.js';

/** Colleagues may take some of the found ones at the same time, so that this many are looked at. */
const looked = 10;

/** Gives staff the conversation to answer next, never the same to two at a time (decisions §5.2). */
@Injectable()
export class TakeTurns {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly fictionalChats: FictionalChats,
    private readonly fictionalQueue: FictionalQueueRepository,
    private readonly fictionalTurns: FictionalTurnsRepository,
    private readonly handover: Handover,
    private readonly showTurn: ShowTurn,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * @param wanted `but`: what the caller put off, `<tenant>:<id>` each
   * @returns what the caller holds already, else the first of the queue that they didn't pass on; null for none, with
   *   what colleagues hold
   */
  async next(
    wanted: { tenants: GivenTenants; but: readonly string[] },
    { staffId }: StaffCaller,
  ): Promise<Answer<typeof takeFictionalTurn>> {
    const times = leaseTimes(this.clock.now(), turnLeaseSeconds);
    for (const place of await this.fictionalQueue.next({ staffId, ...wanted }, times, looked)) {
      const tenant = await this.tenantRegistry.byId(place.tenantId);
      const taken =
        tenant &&
        (await TenantContext.run(tenant, async () => {
          const turn = await this.fictionalTurns.find(place.conversationId);
          return turn && !isPassedOnBy(staffId, turn) ? this.lease(turn, staffId) : undefined;
        }));
      if (taken) return { turn: taken, colleagues: null };
    }
    const held = await this.fictionalQueue.withColleagues({ staffId, ...wanted }, times.now);
    return {
      turn: null,
      colleagues: held?.until ? { count: held.count, until: held.until.toISOString() } : null,
    };
  }

  /**
   * Gives the caller one conversation of the current brand, or keeps it for them.
   *
   * @throws Problem `not_found` where nothing waits (any more), `desk_item_lost` when a colleague has it,
   *   `passed_on_before`
   */
  async take(conversationId: string, { staffId }: StaffCaller): Promise<FictionalTurn> {
    const turn = await this.fictionalTurns.find(conversationId);
    if (!turn) throw problem('not_found');
    await this.handover.requireMayHave(staffId, turn, 'fictional:answer');
    const taken = await this.lease(turn, staffId);
    if (taken) return taken;
    throw problem((await this.fictionalTurns.find(conversationId)) ? 'desk_item_lost' : 'not_found');
  }

  release({ staffId }: StaffCaller): Promise<void> {
    return this.fictionalQueue.release(staffId);
  }

  /** @param seen as it was found */
  private async lease(seen: FictionalTurnRow, staffId: string): Promise<FictionalTurn | undefined> {
    const { conversationId } = seen;
    const times = leaseTimes(this.clock.now(), turnLeaseSeconds);
    if (!(await this.fictionalTurns.lease(seen, staffId, times))) return undefined;
    const shown = await this.showTurn.show(seen, times.until);
    if (!shown) {
      await this.fictionalTurns.close(conversationId, staffId);
      return undefined;
    }
    await this.fictionalChats.markRead(conversationId, seen.profileId);
    if (seen.leaseStaffId !== staffId) await this.record(conversationId, staffId);
    return shown;
  }

  /** Ids alone: not a word of what was written. */
  private record(conversationId: string, staffId: string): Promise<void> {
    const tenantId = TenantContext.id();
    const subjects = [`${tenantId}:${conversationId}`];
    return this.auditLog.record({ staffId, action: 'fictional.taken', tenantId, subjects });
  }
}
