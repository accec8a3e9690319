import { Check, Column, Entity, Index, Unique } from 'typeorm';
import type { Language } from '@kindling/contract/languages';
import type {
  RestrictionEnd,
  RestrictionGround,
  RestrictionKind,
} from '@kindling/contract/safety/restriction-kinds';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/**
 * Something taken from a member, with the statement of reasons they were given. The database refuses one without a
 * statement (trust 9). No key leads to the account, because a case outlives its member until it is closed (decisions
 * §3.5).
 */
@Entity('restriction')
@Retention(
  { kept: 'cases: reasons under a random number, without names, until six months after closing' },
  { after: 'keep_until' },
)
@Unique('uq_restriction_decider', ['tenantId', 'id', 'decidedBy'])
@Index('uq_restriction_token', ['tenantId', 'tokenHash'], { unique: true })
@Index('ix_restriction_member', ['tenantId', 'memberId', 'decidedAt'])
@Index('ix_restriction_keep', ['keepUntil'])
@Index('ix_restriction_decided', ['tenantId', 'decidedAt'])
@Index('ix_restriction_ended', ['tenantId', 'endedAt'])
@Check(
  'ck_restriction_kind',
  "kind IN ('photo_removed', 'text_removed', 'message_removed', 'profile_disabled', 'account_banned')",
)
@Check('ck_restriction_statement', "TRIM(statement) <> ''")
@Check('ck_restriction_automated', "(automated = 1) = (decided_by = '')")
@Check(
  'ck_restriction_end',
  '(ended_at IS NULL) = (end_reason IS NULL) AND (ended_at IS NULL) = (end_statement IS NULL)',
)
@Check('ck_restriction_end_reason', "end_reason IS NULL OR end_reason IN ('appeal', 'lifted', 'expired')")
export class RestrictionEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(20)
  kind!: RestrictionKind;

  /** The member's id; once they are erased, a random one that their cases share. */
  @IdColumn()
  memberId!: string;

  /** A photo's id or a field's name; null where the whole account is meant. */
  @CodeColumn(24, { nullable: true })
  subjectId!: string | null;

  @CodeColumn(20)
  ground!: RestrictionGround;

  /** The facts as the moderator put them; the statement has them too. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  /** As the member got it. */
  @Column({ type: 'text' })
  statement!: string;

  /** The statement's. */
  @CodeColumn(2)
  language!: Language;

  @Column({ type: 'boolean' })
  automated!: boolean;

  /** Id of the staff member; empty where a programme decided, so that the key of appeals holds for these too. */
  @CodeColumn(24)
  decidedBy!: string;

  @InstantColumn()
  decidedAt!: Date;

  /** Until when the member may appeal. */
  @InstantColumn()
  appealUntil!: Date;

  /** SHA-256 of the mailed link's token, hexadecimal. */
  @CodeColumn(64)
  tokenHash!: string;

  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  @CodeColumn(8, { nullable: true })
  endReason!: RestrictionEnd | null;

  /** Id of the staff member; null for one that ended by itself. */
  @IdColumn({ nullable: true })
  endedBy!: string | null;

  /** The statement of the end, as the member got it. */
  @Column({ type: 'text', nullable: true })
  endStatement!: string | null;

  /** When the case is deleted; null while it is in force against a member who is not erased. */
  @InstantColumn({ nullable: true })
  keepUntil!: Date | null;
}
