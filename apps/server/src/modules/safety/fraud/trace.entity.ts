import { Check, Column, Entity, Index } from 'typeorm';
import type { FraudMark } from '@kindling/contract/safety/fraud-marks';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { traceDays } from './fraud-rules.js';

/**
 * That an account used something by which several accounts may be found to be in one hand: not what it was, but a keyed hash
 * that means nothing without the installation's secret and nothing on another brand. No key leads to the account: in an open
 * case it stays, under a random id, once the account is erased.
 */
@Entity('fraud_trace')
@Retention(
  { kept: 'marks that accounts of a case had in common: keyed hashes under a random number' },
  { after: 'last_at', days: traceDays },
)
@Index('ix_fraud_trace_member', ['tenantId', 'memberId', 'kind', 'lastAt'])
@Index('ix_fraud_trace_last', ['lastAt'])
@Check('ck_fraud_trace_kind', "kind IN ('line', 'photo', 'payee', 'link', 'device')")
@Check('ck_fraud_trace_outcome', "outcome IN ('cleared', 'restricted', 'left')")
@Check(
  'ck_fraud_trace_settled',
  '(settled_at IS NULL) = (outcome IS NULL) AND (settled_at IS NULL OR opened_at IS NOT NULL)',
)
export class FraudTraceEntity extends TenantOwned {
  @CodeColumn(8, { primary: true })
  kind!: FraudMark;

  /** HMAC-SHA-256 of the mark under the installation's secret and the brand, in base64url. */
  @CodeColumn(43, { primary: true })
  mark!: string;

  @IdColumn({ primary: true })
  memberId!: string;

  @InstantColumn()
  firstAt!: Date;

  @InstantColumn()
  lastAt!: Date;

  /** Where it was used, a few places: ids of messages of different conversations, or of photos. */
  @Column({ type: 'json' })
  places!: string[];

  /** Since when it is part of a case: a moderator sees it. */
  @InstantColumn({ nullable: true })
  openedAt!: Date | null;

  /** When a moderator decided about the account and this mark, which then opens no further case against it. */
  @InstantColumn({ nullable: true })
  settledAt!: Date | null;

  /** What they decided: it is nothing to the account, or something was taken; `left` where the account was erased before. */
  @CodeColumn(10, { nullable: true })
  outcome!: 'cleared' | 'restricted' | 'left' | null;
}
