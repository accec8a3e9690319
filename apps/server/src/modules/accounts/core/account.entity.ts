import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Language } from '@kindling/contract/languages';
import type { MailRefusal } from '@kindling/contract/mails/mail-domain';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { PageName } from '@kindling/contract/pages';
import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/** `deleted` is an account that its member deleted and can still have back; whether it was confirmed, `confirmedAt` says. */
export const accountStatuses = ['not_confirmed', 'active', 'deleted'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Addresses are compared byte by byte in their normalised form: two people's may differ in an accent only. */
export const addressColumn = {
  type: 'varchar',
  length: 254,
  charset: 'utf8mb4',
  collation: 'utf8mb4_bin',
} as const;

/** A member's account: what they log in with. The profile of the same id holds what others see. */
@Entity('account')
@Retention('erased', '60 days after an unconfirmed signup (`SweepProvisional`)')
@Index('uq_account_claimed_email', ['tenantId', 'claimedEmail'], { unique: true })
@Index('ix_account_email', ['tenantId', 'email', 'signupDate'])
@Index('ix_account_unconfirmed', ['status', 'signupDate'])
@Index('ix_account_confirmed', ['tenantId', 'confirmedAt'])
@Index('ix_account_banned_by', ['tenantId', 'bannedBy'])
@Index('ix_account_mail_refused', ['tenantId', 'mailRefusedAt', 'id'])
@Check('ck_account_claim', 'claimed_email IS NULL OR claimed_email = email')
@Check('ck_account_status', "status IN ('not_confirmed', 'active', 'deleted')")
@Check(
  'ck_account_confirmed',
  "(status = 'deleted' OR (status = 'active') = (confirmed_at IS NOT NULL)) AND (confirmed_at IS NULL OR claimed_email IS NOT NULL)",
)
@Check('ck_account_deleted', "(status = 'deleted') = (deleted_at IS NOT NULL)")
@ForeignKey('restriction', ['tenantId', 'bannedBy'], ['tenantId', 'id'], { name: 'fk_account_banned_by' })
export class AccountEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @Column(addressColumn)
  email!: string;

  /**
   * Equal to `email` while the address is this account's alone: always once confirmed, and from the signup on where
   * the brand reveals accounts. Null for a provisional account, of which an address may have several.
   */
  @Column({ ...addressColumn, nullable: true })
  claimedEmail!: string | null;

  @CodeColumn(13)
  status!: AccountStatus;

  /** argon2id in its encoded form. */
  @CodeColumn(160)
  passwordHash!: string;

  /** How often another password took its place: devices that knew an earlier one are known no more. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  passwordVersion!: number;

  @CodeColumn(2)
  language!: Language;

  /** Where the visit of the signup came from (specification §3). */
  @Column({ type: 'json', nullable: true })
  trafficSource!: TrafficSource | null;

  /** The page that the visit of the signup began on, as the browser sent it; null where it sent none. */
  @CodeColumn(40, { nullable: true })
  signupPage!: PageName | null;

  /** Null until the member chose something: only what needs a consent is off then. */
  @Column({ type: 'json', nullable: true })
  notificationsDisabled!: NotificationKind[] | null;

  /** Whether read marks are shown, of this member and to them. */
  @Column({ type: 'boolean', default: true })
  readMarks!: boolean;

  /** The step of the signup that comes next, 1 to 4; null once all were done or skipped. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  signupStep!: number | null;

  @InstantColumn()
  signupDate!: Date;

  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;

  /** Set exactly while the account is deleted. */
  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;

  /** When the address was found to take no mail; null until then, and again once a mail arrived. */
  @InstantColumn({ nullable: true })
  mailRefusedAt!: Date | null;

  /** How that was found; counts only while `mailRefusedAt` is set, and null where an older release noted it. */
  @CodeColumn(8, { nullable: true })
  mailRefusal!: MailRefusal | null;

  /** The restriction that bans its owner: it can't be logged in to or brought back (trust 9); else null. */
  @IdColumn({ nullable: true })
  bannedBy!: string | null;
}
