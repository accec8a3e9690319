import { Injectable } from '@nestjs/common';
import type { MailKind, MailState } from '@kindling/contract/mails/mail-kinds';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../ports/clock.js';
import { AccountEntity } from '../core/account.entity.js';

/** A mail that went to a member: its kind and what became of it, never its text or its address. */
@Entity('sent_mail')
@Retention('erased', { after: 'tried_at', days: 90 })
@Index('ix_sent_mail_member', ['tenantId', 'memberId', 'triedAt'])
@Index('ix_sent_mail_age', ['triedAt'])
@Index('ix_sent_mail_state', ['tenantId', 'state', 'triedAt'])
@Check('ck_sent_mail_state', "state IN ('trying', 'sent', 'refused', 'blocked', 'returned')")
@ForeignKey(() => AccountEntity, ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_sent_mail_account',
  onDelete: 'CASCADE',
})
export class SentMailEntity extends TenantOwned {
  /** The mail's own: that of its job. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @CodeColumn(24)
  kind!: MailKind;

  @CodeColumn(8)
  state!: MailState;

  /** When it was handed to the mail server last. */
  @InstantColumn()
  triedAt!: Date;
}

export type SentMail = Omit<SentMailEntity, 'tenantId'>;

/** The mails that went to members, for questions to support (docs/decisions/0005-audit-log.md). */
@Injectable()
export class SentMails {
  private readonly rows: TenantRepository<SentMailEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.rows = new TenantRepository(database, SentMailEntity);
  }

  /** Notes a mail that is handed over now, the first time or once more. */
  async begin(mail: { id: string; memberId: string; kind: MailKind }): Promise<void> {
    await this.database.write(
      `INSERT INTO sent_mail (tenant_id, id, member_id, kind, state, tried_at)
       VALUES (:tenant, :id, :memberId, :kind, 'trying', :now)
       ON DUPLICATE KEY UPDATE tried_at = :now`,
      { ...mail, now: this.clock.now() },
    );
  }

  /** The outcome of a mail; without effect for an unknown one. */
  async settle(id: string, state: MailState): Promise<void> {
    await this.rows.update({ id }, { state });
  }

  /** The newest first. */
  ofMember(memberId: string, atMost: number): Promise<SentMail[]> {
    return this.rows.find({ memberId }, { order: { triedAt: 'DESC', id: 'DESC' }, take: atMost });
  }
}
