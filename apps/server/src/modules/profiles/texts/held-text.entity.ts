import { Check, Column, Entity, ForeignKey } from 'typeorm';
import type { HeldField } from '@kindling/contract/own-profile-rules';
import type { TextFinding } from '@kindling/contract/text-findings';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/**
 * A text that only its author sees: it waits for a moderator, or a moderator removed it. There is one per field; the
 * member's next text takes its place.
 */
@Entity('held_text')
@Check('ck_held_text_field', "field IN ('name', 'about_me')")
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_held_text_member',
  onDelete: 'CASCADE',
})
export class HeldTextEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @CodeColumn(8, { primary: true })
  field!: HeldField;

  @Column({ type: 'varchar', length: 2000 })
  text!: string;

  @Column({ type: 'json' })
  findings!: TextFinding[];

  /** The restriction that took it down; null while it waits. */
  @IdColumn({ nullable: true })
  restrictionId!: string | null;

  @InstantColumn()
  createdAt!: Date;
}
