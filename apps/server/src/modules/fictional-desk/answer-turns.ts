import { Inject, Injectable } from '@nestjs/common';
import { turnLeaseSeconds } from '@kindling/contract/fictional-answers';
import type { FictionalTurn } from '@kindling/contract/routes/fictional-desk';
import { Database } from '../../kernel/database/database.js';
import { requireNotClosed } from '../../kernel/http/brand-gate.js';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../ports/clock.js';
import { FictionalChats } from '../chats/chats.api.js';
import { AuditLog } from '../staff/staff.api.js';
import { FictionalQueueRepository, type GivenTenants } from './fictional-queue.repository.js';
import { FictionalTurnsRepository, type FictionalTurnRow } from './fictional-turns.repository.js';
import { ShowTurn } from './show-turn.js';

/** Others who look at the same time take some of those that one finds: so many are looked at. */
const looked = 10;

/** Gives staff whom they answer next, never the same to two at a time, and writes what they answer (decisions §5.2). */
@Injectable()
export class AnswerTurns {
  constructor(
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Database) private readonly database: Database,
    @Inject(FictionalChats) private readonly chats: FictionalChats,
    @Inject(FictionalQueueRepository) private readonly queue: FictionalQueueRepository,
    @Inject(FictionalTurnsRepository) private readonly turns: FictionalTurnsRepository,
    @Inject(ShowTurn) private readonly showing: ShowTurn,
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
  ) {}

  /** @returns what the caller holds already, else whoever waits longest; null when nobody waits */
  async next(tenants: GivenTenants, { staffId }: StaffCaller): Promise<FictionalTurn | null> {
    for (const place of await this.queue.next(tenants, staffId, this.clock.now(), looked)) {
      const tenant = await this.registry.byId(place.tenantId);
      const taken =
        tenant && (await TenantContext.run(tenant, () => this.lease(place.conversationId, staffId)));
      if (taken) return taken;
    }
    return null;
  }

  /**
   * Gives the caller one conversation of the current brand, or keeps it for them.
   *
   * @throws Problem `not_found` where nobody waits (any more), `desk_item_lost` when somebody else has it
   */
  async take(conversationId: string, { staffId }: StaffCaller): Promise<FictionalTurn> {
    if (!(await this.turns.find(conversationId))) throw problem('not_found');
    const taken = await this.lease(conversationId, staffId);
    if (taken) return taken;
    throw problem((await this.turns.find(conversationId)) ? 'desk_item_lost' : 'not_found');
  }

  /** What the caller holds. @throws Problem `not_found`, `desk_item_lost` */
  async held(conversationId: string, caller: StaffCaller): Promise<FictionalTurnRow> {
    return this.requireHeld(await this.turns.find(conversationId), caller);
  }

  /**
   * Writes for the profile; the conversation leaves the queue, unless its member wrote more than the caller saw. The same
   * answer once more is the same one.
   *
   * @param answered.seq place of the newest message that the caller saw
   * @throws Problem `not_found`, `brand_closed`, `desk_item_lost`, `idempotency_conflict`, `message_too_long`,
   *   `validation_failed`
   */
  async answer(
    conversationId: string,
    { clientId, text, seq }: { clientId: string; text: string; seq: number },
    caller: StaffCaller,
  ): Promise<void> {
    requireNotClosed();
    await this.database.inTransaction(async () => {
      const sides = await this.chats.sides(conversationId);
      if (!sides) throw problem('not_found');
      // The conversation first, as with a message of its member, so that nobody waits in a circle.
      const newest = await this.chats.lock(conversationId);
      const answer = { conversationId, ...sides, staffId: caller.staffId, clientId, text };
      if (await this.chats.isSent(answer)) return;
      const turn = this.requireHeld(await this.turns.lock(conversationId), caller);
      await this.chats.answer(answer);
      if (newest > seq) await this.turns.open({ ...turn, waitingSince: this.clock.now() });
      await this.record('fictional.answered', conversationId, caller.staffId);
    });
  }

  /**
   * Nothing needs to be said to what the caller saw.
   *
   * @param seq place of the newest message that they saw
   * @throws Problem `not_found`, `desk_item_lost`; `newer_messages` when the member wrote more meanwhile
   */
  async dismiss(conversationId: string, seq: number, caller: StaffCaller): Promise<void> {
    await this.database.inTransaction(async () => {
      if (!(await this.chats.sides(conversationId))) throw problem('not_found');
      const newest = await this.chats.lock(conversationId);
      this.requireHeld(await this.turns.lock(conversationId), caller);
      if (newest > seq) throw problem('newer_messages');
      await this.turns.close(conversationId);
      await this.record('fictional.dismissed', conversationId, caller.staffId);
    });
  }

  private requireHeld(turn: FictionalTurnRow | undefined, { staffId }: StaffCaller): FictionalTurnRow {
    if (!turn) throw problem('not_found');
    const isOver = turn.leaseUntil === null || turn.leaseUntil <= this.clock.now();
    if (turn.leaseStaffId !== staffId || isOver) throw problem('desk_item_lost');
    return turn;
  }

  private async lease(conversationId: string, staffId: string): Promise<FictionalTurn | undefined> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + turnLeaseSeconds * 1000);
    const before = await this.turns.find(conversationId);
    if (!before || !(await this.turns.lease(conversationId, staffId, now, until))) return undefined;
    const shown = await this.showing.show(before, until);
    if (!shown) {
      await this.turns.close(conversationId, staffId);
      return undefined;
    }
    await this.chats.markRead(conversationId, before.profileId);
    if (before.leaseStaffId !== staffId) await this.record('fictional.taken', conversationId, staffId);
    return shown;
  }

  /** Ids alone: not a word of what was written. */
  private record(
    action: 'fictional.taken' | 'fictional.answered' | 'fictional.dismissed',
    conversationId: string,
    staffId: string,
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.audit.record({ staffId, action, tenantId, subjects: [`${tenantId}:${conversationId}`] });
  }
}
