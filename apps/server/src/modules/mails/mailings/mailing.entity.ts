import { Check, Column, Entity, Index } from 'typeorm';
import type {
  NewsletterKind,
  NewsletterPage,
  NewsletterState,
  NewsletterTexts,
} from '@kindling/contract/mails/newsletters';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/** Rounds are begun by the clock, newsletters are written on the console. */
export type RoundKind = 'weekly_updates' | 'reminders';
export type MailingKind = NewsletterKind | RoundKind;

/**
 * A mail of a brand to many of its members, and how far the walk over them is. It names no member but the last one
 * reached, and only while it runs.
 */
@Entity('mailing')
@Retention(
  { notAboutMembers: 'newsletters and rounds of mails; the id of the last member reached, until it ends' },
  { after: 'created_at', days: 60, and: 'period IS NOT NULL' },
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

  /** The day of a round in the brand's time zone, `YYYY-MM-DD`: by it there is one of each kind. */
  @Column({ type: 'char', length: 10, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  period!: string | null;

  @CodeColumn(8)
  state!: NewsletterState;

  /** What a newsletter says. */
  @Column({ type: 'json', nullable: true })
  texts!: NewsletterTexts | null;

  /** Where the button of a newsletter leads. */
  @CodeColumn(20, { nullable: true })
  page!: NewsletterPage | null;

  /** When it begins or began. */
  @InstantColumn({ nullable: true })
  sendAt!: Date | null;

  /** The member whom the walk looked at last; null before it and after it. */
  @IdColumn({ nullable: true })
  reached!: string | null;

  /** Members that the walk looked at. */
  @Column({ type: 'int', unsigned: true })
  looked!: number;

  /** Mails that were ordered for them. */
  @Column({ type: 'int', unsigned: true })
  ordered!: number;

  @InstantColumn()
  createdAt!: Date;
}
