import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { requireNotClosed } from '../../../../kernel/http/brand-gate.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import { AuditLog, Handover } from '../../../console/staff/staff.api.js';
import { FictionalChats } from '../../chats.api.js';
import { FictionalTurnsRepository, type FictionalTurnRow } from './fictional-turns.repository.js';

/** Writes what staff answer for fictional profiles, or ends what they hold in another way (decisions §5.2). */
@Injectable()
export class AnswerTurns {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly fictionalChats: FictionalChats,
    private readonly fictionalTurns: FictionalTurnsRepository,
    private readonly handover: Handover,
  ) {}

  /** What the caller holds. @throws Problem `not_found`, `desk_item_lost` */
  async held(conversationId: string, caller: StaffCaller): Promise<FictionalTurnRow> {
    return this.requireHeld(await this.fictionalTurns.find(conversationId), caller);
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
      const sides = await this.fictionalChats.sides(conversationId);
      if (!sides) throw problem('not_found');
      // The conversation first, as with a message of its member, so that no two wait for each other.
      const newest = await this.fictionalChats.lock(conversationId);
      const answer = { conversationId, ...sides, staffId: caller.staffId, clientId, text };
      if (await this.fictionalChats.isSent(answer)) return;
      const turn = this.requireHeld(await this.fictionalTurns.lock(conversationId), caller);
      await this.fictionalChats.answer(answer);
      if (newest > seq) await this.fictionalTurns.open({ ...turn, waitingSince: this.clock.now() });
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
      if (!(await this.fictionalChats.sides(conversationId))) throw problem('not_found');
      const newest = await this.fictionalChats.lock(conversationId);
      this.requireHeld(await this.fictionalTurns.lock(conversationId), caller);
      if (newest > seq) throw problem('newer_messages');
      await this.fictionalTurns.close(conversationId);
      await this.record('fictional.dismissed', conversationId, caller.staffId);
    });
  }

  /**
   * Leaves a conversation to a colleague, ahead of all that were not passed on; it keeps its time of waiting.
   *
   * @throws Problem `not_found`, `desk_item_lost`, `nobody_to_pass_to`
   */
  async passOn(conversationId: string, note: string, caller: StaffCaller): Promise<void> {
    await this.database.inTransaction(async () => {
      const turn = this.requireHeld(await this.fictionalTurns.lock(conversationId), caller);
      const passedOn = await this.handover.by(caller.staffId, turn, 'fictional:answer');
      await this.fictionalTurns.passOn(conversationId, { ...passedOn, escalationNote: note });
      await this.record('fictional.passed_on', conversationId, caller.staffId);
    });
  }

  private requireHeld(turn: FictionalTurnRow | undefined, { staffId }: StaffCaller): FictionalTurnRow {
    if (!turn) throw problem('not_found');
    const isOver = turn.leaseUntil === null || turn.leaseUntil <= this.clock.now();
    if (turn.leaseStaffId !== staffId || isOver) throw problem('desk_item_lost');
    return turn;
  }

  /** Ids alone: not a word of what was written. */
  private record(
    action: 'fictional.answered' | 'fictional.dismissed' | 'fictional.passed_on',
    conversationId: string,
    staffId: string,
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${conversationId}`] });
  }
}
