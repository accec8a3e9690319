import { Injectable } from '@nestjs/common';
import type { MailKind, MailState } from '@kindling/contract/mails/mail-kinds';
import { Check, Entity, ForeignKey, Index, Not } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { Retention } from '../../../kernel/database/retention.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../ports/clock.js';
import { AccountEntity } from '../core/account.entity.js';

/** A mail that went to a member: its kind and what became of it, never its text or its address. */
@Entity('sent_mail')
@Retention('erased', { after: 'tried_at', days: 90 })
@Index('ix_sent_mail_member', ['tenantId', 'memberId', 'triedAt'])
@Index('ix_sent_mail_age', ['triedAt'])
@Index('ix_sent_mail_mailing', ['tenantId', 'mailingId', 'memberId'])
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

  /** The mailing that it belongs to; null for any other mail. */
  @IdColumn({ nullable: true })
  mailingId!: string | null;
}

export type SentMail = Omit<SentMailEntity, 'tenantId'>;
const mailingOnly = columnsOf(SentMailEntity, ['mailingId']);

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
  async begin(mail: {
    id: string;
    memberId: string;
    kind: MailKind;
    mailingId: string | null;
  }): Promise<void> {
    await this.database.write(
      `INSERT INTO sent_mail (tenant_id, id, member_id, kind, state, tried_at, mailing_id)
       VALUES (:tenant, :id, :memberId, :kind, 'trying', :now, :mailingId)
       ON DUPLICATE KEY UPDATE tried_at = :now`,
      { ...mail, now: this.clock.now() },
    );
  }

  /**
   * The outcome of a mail; without effect for an unknown one.
   *
   * @returns whether it was another before
   */
  async settle(id: string, state: MailState): Promise<boolean> {
    return (await this.rows.update({ id, state: Not(state) }, { state })) === 1;
  }

  /** The mailing that a mail belongs to. */
  async mailingOf(id: string): Promise<string | undefined> {
    const [mail] = await this.database.rows(
      mailingOnly,
      `SELECT ${mailingOnly.list} FROM sent_mail WHERE tenant_id = :tenant AND id = :id`,
      { id },
    );
    return mail?.mailingId ?? undefined;
  }

  /** Whether a member has a mail of a mailing, or their address refused it. */
  async isReached(mailingId: string, memberId: string): Promise<boolean> {
    const states: MailState[] = ['sent', 'refused', 'returned'];
    const found = await this.database.number(
      `SELECT COUNT(*) FROM sent_mail
        WHERE tenant_id = :tenant AND mailing_id = :mailingId AND member_id = :memberId AND state IN (:states)`,
      { mailingId, memberId, states },
    );
    return found > 0;
  }

  /** The newest first. */
  ofMember(memberId: string, atMost: number): Promise<SentMail[]> {
    return this.rows.find({ memberId }, { order: { triedAt: 'DESC', id: 'DESC' }, take: atMost });
  }
}
