import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { AuditLog, notPassedOn, Handover } from '../../../console/staff/staff.api.js';
import { SupportCasesRepository, type SupportCaseRow } from '../support-cases.repository.js';
import { supportMailJob } from '../support-mails.js';
import { dueAfter, holderOf, leaseAfter } from '../support-rules.js';

type Step = 'taken' | 'released' | 'answered' | 'noted' | 'passed_on' | 'closed' | 'reopened';

const right = 'support:answer';

/** A closed case is not held, and not passed on when it is opened again. */
const closed = { state: 'closed', leaseUntil: null, ...notPassedOn } as const;

/** The steps of support with a case. Each is in the audit log, by ids alone; one person holds a case at a time. */
@Injectable()
export class HandleCase {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly handover: Handover,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /**
   * Gives the caller a case. Asking again makes the lease no longer: only work does.
   *
   * @throws Problem `not_found`, `desk_item_lost`, `passed_on_before`
   */
  take(id: string, { staffId }: StaffCaller): Promise<void> {
    return this.step(id, async (found, now) => {
      const holder = holderOf(found, now);
      if (holder !== null && holder !== staffId) throw problem('desk_item_lost');
      await this.handover.requireMayHave(staffId, found, right);
      if (holder === staffId) return;
      await this.supportCases.change(id, { handlerId: staffId, leaseUntil: leaseAfter(now) });
      await this.record('taken', id, staffId);
    });
  }

  /** Without effect where the caller does not hold it. @throws Problem `not_found` */
  release(id: string, { staffId }: StaffCaller): Promise<void> {
    return this.step(id, async (found, now) => {
      if (holderOf(found, now) !== staffId) return;
      await this.supportCases.change(id, { leaseUntil: null });
      await this.record('released', id, staffId);
    });
  }

  /**
   * Answers by mail and on the page of the complaint.
   *
   * @param answer.seen the newest message that the caller saw
   * @throws Problem `not_found`, `desk_item_lost`, `newer_messages`, `support_case_closed`, `validation_failed` (`text`)
   */
  answer(
    id: string,
    answer: { text: string; seen: string; close: boolean },
    { staffId }: StaffCaller,
  ): Promise<void> {
    return this.step(id, async (found, now) => {
      await this.requireUpToDate(found, answer.seen, staffId, now);
      const messageId = await this.write(id, 'answer', answer.text, staffId);
      await this.outbox.add(supportMailJob, { about: 'answer', caseId: id, messageId });
      await this.record('answered', id, staffId);
      await this.supportCases.change(id, {
        ...(answer.close ? closed : { state: 'answered', leaseUntil: leaseAfter(now) }),
        changedAt: now,
      });
      if (answer.close) await this.record('closed', id, staffId);
    });
  }

  /** A note for staff; all staff of the brand may add one. @throws Problem `not_found`, `validation_failed` */
  note(id: string, text: string, { staffId }: StaffCaller): Promise<void> {
    return this.step(id, async () => {
      await this.write(id, 'note', text, staffId);
      await this.record('noted', id, staffId);
    });
  }

  /**
   * Passes a case on to a colleague, ahead of those that were not passed on and with the same deadline.
   *
   * @throws Problem `not_found`, `desk_item_lost`, `support_case_closed`, `nobody_to_pass_to`
   */
  passOn(id: string, note: string, { staffId }: StaffCaller): Promise<void> {
    return this.step(id, async (found, now) => {
      requireHeld(found, staffId, now);
      const passedOn = await this.handover.by(staffId, found, right);
      await this.write(id, 'note', note, staffId);
      await this.supportCases.change(id, { ...passedOn, leaseUntil: null });
      await this.record('passed_on', id, staffId);
    });
  }

  /** @throws Problem `not_found`, `desk_item_lost`, `newer_messages`, `support_case_closed` */
  close(id: string, seen: string, { staffId }: StaffCaller): Promise<void> {
    return this.step(id, async (found, now) => {
      await this.requireUpToDate(found, seen, staffId, now);
      await this.supportCases.change(id, { ...closed, changedAt: now });
      await this.outbox.add(supportMailJob, { about: 'closed', caseId: id });
      await this.record('closed', id, staffId);
    });
  }

  /** With a new deadline, and held by the caller. @throws Problem `not_found`, `support_case_closed` for one that is open */
  reopen(id: string, { staffId }: StaffCaller): Promise<void> {
    return this.step(id, async (found, now) => {
      if (found.state !== 'closed') throw problem('support_case_closed');
      const lease = { handlerId: staffId, leaseUntil: leaseAfter(now) };
      await this.supportCases.change(id, { state: 'open', changedAt: now, dueAt: dueAfter(now), ...lease });
      await this.record('reopened', id, staffId);
    });
  }

  private step(id: string, work: (found: SupportCaseRow, now: Date) => Promise<void>): Promise<void> {
    return this.database.inTransaction(async () => {
      const found = await this.supportCases.lock(id);
      if (!found) throw problem('not_found');
      await work(found, this.clock.now());
    });
  }

  /** A case is answered and closed only by its holder, who has read its newest message. */
  private async requireUpToDate(
    found: SupportCaseRow,
    seen: string,
    staffId: string,
    now: Date,
  ): Promise<void> {
    requireHeld(found, staffId, now);
    if ((await this.supportCases.messagesOf(found.id)).at(-1)?.id !== seen) throw problem('newer_messages');
  }

  private async write(
    caseId: string,
    kind: 'answer' | 'note',
    words: string,
    staffId: string,
  ): Promise<string> {
    const text = words.trim();
    if (text === '') throw fieldProblems({ text: 'required' });
    const id = this.ids.next();
    await this.supportCases.write({ id, caseId, kind, staffId, text, writtenAt: this.clock.now() });
    return id;
  }

  private record(step: Step, id: string, staffId: string): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({
      staffId,
      action: `support.${step}`,
      tenantId,
      subjects: [`${tenantId}:${id}`],
    });
  }
}

function requireHeld(found: SupportCaseRow, staffId: string, now: Date): void {
  if (found.state === 'closed') throw problem('support_case_closed');
  if (holderOf(found, now) !== staffId) throw problem('desk_item_lost');
}
