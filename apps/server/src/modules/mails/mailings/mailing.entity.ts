import { Check, Column, Entity, Index } from 'typeorm';
import type {
  NewsletterKind,
  NewsletterPage,
  NewsletterState,
  NewsletterTexts,
  StopReason,
} from '@kindling/contract/mails/newsletters';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/** Rounds are started by the clock, newsletters are written on the console. */
export type RoundKind = 'weekly_updates' | 'reminders';
export type MailingKind = NewsletterKind | RoundKind;

/**
 * A brand's mail to many of its members, with the progress of the walk over them. It names no member but the last one
 * reached, and only while it runs.
 */
@Entity('mailing')
@Retention(
  { notAboutMembers: 'newsletters and rounds of mails; the id of the last member reached, until it ends' },
  { after: 'created_at', days: 60, and: 'period IS NOT NULL' },
  { after: 'created_at', days: 730, and: "state IN ('done', 'stopped')" },
)
@Index('uq_mailing_period', ['tenantId', 'kind', 'period'], { unique: true })
@Index('ix_mailing_age', ['createdAt', 'tenantId', 'id'])
@Check('ck_mailing_kind', "kind IN ('promotions', 'news', 'weekly_updates', 'reminders')")
@Check(
  'ck_mailing_round',
  "(kind IN ('weekly_updates', 'reminders')) = (period IS NOT NULL) AND (period IS NULL) = (texts IS NOT NULL)",
)
@Check('ck_mailing_state', "state IN ('draft', 'planned', 'running', 'done', 'stopped')")
export class MailingEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(16)
  kind!: MailingKind;

  /** The day of a round in the brand's time zone, `YYYY-MM-DD`; it allows one round of each kind. */
  @Column({ type: 'char', length: 10, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  period!: string | null;

  @CodeColumn(8)
  state!: NewsletterState;

  /** The texts of a newsletter. */
  @Column({ type: 'json', nullable: true })
  texts!: NewsletterTexts | null;

  /** Target of a newsletter's button. */
  @CodeColumn(20, { nullable: true })
  page!: NewsletterPage | null;

  /** When it starts or started. */
  @InstantColumn({ nullable: true })
  sendAt!: Date | null;

  /** The last member processed; null before the walk and after it. */
  @IdColumn({ nullable: true })
  reached!: string | null;

  /** Members processed. */
  @Column({ type: 'int', unsigned: true })
  looked!: number;

  /** Mails queued for them. */
  @Column({ type: 'int', unsigned: true })
  ordered!: number;

  /** Mails that a mail server took, or refused for good. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  sent!: number;

  /** Those of them that it refused, or that came back later. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  refused!: number;

  /** Why it stopped by itself. */
  @CodeColumn(12, { nullable: true })
  stoppedFor!: StopReason | null;

  /** Whether staff went on with it: it does not stop by itself again. */
  @Column({ type: 'boolean', default: false })
  goesOn!: boolean;

  @InstantColumn()
  createdAt!: Date;
}
