import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { LedgerAccountEntity } from '../ledger/ledger-account.entity.js';
import { FictionalAcknowledgementEntity } from './fictional-acknowledgement.entity.js';

/**
 * The charge for a message, which its posting names. So the database itself refuses a debit for a message to a fictional
 * profile without that member's stored acknowledgement (trust 2), by keys and checks alone:
 *
 * - whether the recipient is fictional can't be claimed wrongly, it is part of the key to the profile;
 * - only an erased charge has no recipient (check);
 * - a charge for a fictional recipient must name the acknowledgement of exactly this sender and recipient (check);
 * - a posting for a message must name its charge and debit the charge's sender (`LedgerPostingEntity`).
 */
@Entity('message_charge')
@Retention(
  { kept: 'invoices: charges behind the postings for messages, without sender and receiver' },
  'with the wallet (`SweepInvoices`)',
)
@Index('uq_message_charge_sender', ['tenantId', 'messageId', 'senderWalletId'], { unique: true })
@Index('ix_message_charge_recipient', ['tenantId', 'recipientId', 'recipientFictional'])
@Index('ix_message_charge_answer_due', ['answerDueAt'])
@Index('ix_message_charge_acknowledgement', ['tenantId', 'senderWalletId', 'ackProfileId'])
@Check(
  'ck_message_charge_acknowledged',
  'recipient_fictional IS NULL OR recipient_fictional = 0 OR (recipient_id IS NOT NULL AND ack_profile_id IS NOT NULL AND ack_profile_id = recipient_id)',
)
@Check(
  'ck_message_charge_recipient',
  '(recipient_id IS NULL) = (recipient_fictional IS NULL) AND (recipient_id IS NOT NULL OR ack_profile_id IS NULL)',
)
@Check('ck_message_charge_erased', '(recipient_id IS NULL) = (erased = 1)')
@ForeignKey(() => LedgerAccountEntity, ['tenantId', 'senderWalletId'], ['tenantId', 'id'], {
  name: 'fk_message_charge_sender',
  onDelete: 'RESTRICT',
})
@ForeignKey('profile', ['tenantId', 'recipientId', 'recipientFictional'], ['tenantId', 'id', 'fictional'], {
  name: 'fk_message_charge_recipient',
  onDelete: 'RESTRICT',
})
@ForeignKey(
  () => FictionalAcknowledgementEntity,
  ['tenantId', 'senderWalletId', 'ackProfileId'],
  ['tenantId', 'walletId', 'profileId'],
  { name: 'fk_message_charge_acknowledgement', onDelete: 'RESTRICT' },
)
export class MessageChargeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  messageId!: string;

  @IdColumn()
  senderWalletId!: string;

  /** Null once either of the two was erased: from then on nothing says who wrote to whom. */
  @IdColumn({ nullable: true })
  recipientId!: string | null;

  /** Null exactly when the recipient is. */
  @Column({ type: 'boolean', nullable: true })
  recipientFictional!: boolean | null;

  /** Equal to the recipient when that one is fictional, else null. */
  @IdColumn({ nullable: true })
  ackProfileId!: string | null;

  /** Until when a fictional recipient's answer is awaited; null for others and once that is settled either way. */
  @InstantColumn({ nullable: true })
  answerDueAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;

  /** Whether the recipient was taken off. No time: charges of one time would show who wrote to the same member. */
  @Column({ type: 'boolean', default: false })
  erased!: boolean;
}
