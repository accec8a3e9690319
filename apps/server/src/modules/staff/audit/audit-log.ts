import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { AuditLogRepository } from './audit-log.repository.js';

export type AuditAction =
  | 'staff.created'
  | 'staff.logged_in'
  | 'staff.login_refused'
  | 'staff.code_refused'
  | 'staff.logged_out'
  | 'staff.second_factor_set'
  | 'staff.second_factor_reset'
  | 'profiles.searched_by_mail'
  | 'tenant.edited'
  | 'tenant.restored'
  | 'photo.marked'
  | 'restriction.imposed'
  | 'restriction.ended'
  | 'mailbox_ban.lifted'
  | 'refund.asked'
  | 'refund.approved'
  | 'refund.declined'
  | 'payments.exported'
  | 'accounting.exported'
  | 'books.checked'
  | 'difference.settled'
  | 'invite.created'
  | 'invite.revoked'
  | 'discount.created'
  | 'discount.drawn'
  | 'discount.changed'
  | 'newsletter.created'
  | 'newsletter.changed'
  | 'newsletter.deleted'
  | 'newsletter.sent'
  | 'newsletter.stopped'
  | 'desk.decided'
  | 'desk.undone'
  | 'chat_picture.seen'
  | 'page.created'
  | 'page.edited'
  | 'page.restored'
  | 'support.taken'
  | 'support.released'
  | 'support.answered'
  | 'support.noted'
  | 'support.closed'
  | 'support.reopened'
  | 'fictional.taken'
  | 'fictional.answered'
  | 'fictional.dismissed'
  | 'fictional.note_added'
  | 'fictional.note_deleted'
  | 'fictional.line_created'
  | 'fictional.line_changed'
  | 'fictional.line_deleted';

export interface Audited {
  staffId: string;
  action: AuditAction;
  /** Default: now. */
  at?: Date;
  tenantId?: string;
  /** Ids of what it was done to. */
  subjects?: readonly string[];
  /** Names of the fields that changed; never their values, which could be personal. */
  changes?: readonly string[];
}

/** Writes down what staff do (decisions §9). Call it in the transaction of the change where there is one. */
@Injectable()
export class AuditLog {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(AuditLogRepository) private readonly entries: AuditLogRepository,
  ) {}

  async record({ staffId, action, at, tenantId, subjects = [], changes = [] }: Audited): Promise<void> {
    await this.entries.add({
      id: this.ids.next(),
      at: at ?? this.clock.now(),
      staffId,
      tenantId: tenantId ?? null,
      action,
      subjects: [...subjects],
      changes: [...changes],
    });
  }
}
