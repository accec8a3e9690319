import { Injectable } from '@nestjs/common';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import { Check, Column, Entity, ForeignKey } from 'typeorm';
import type { TextFinding } from '@kindling/contract/text/text-findings';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/**
 * A text that only its author sees: it waits for a moderator, or a moderator removed it. There is one per field; the
 * member's next text takes its place.
 */
@Entity('held_text')
@Retention('erased', 'two rows per member')
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

const held = columnsBut(HeldTextEntity, ['tenantId', 'memberId']);

export type HeldTextRow = RowOf<typeof held>;

/** Texts that others do not read, in the database. */
@Injectable()
export class HeldTextsRepository {
  private readonly rows: TenantRepository<HeldTextEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, HeldTextEntity);
  }

  of(memberId: string): Promise<HeldTextRow[]> {
    return this.database.rows(
      held,
      `SELECT ${held.list} FROM held_text WHERE tenant_id = :tenant AND member_id = :memberId ORDER BY field`,
      { memberId },
    );
  }

  async find(memberId: string, field: HeldField): Promise<HeldTextRow | undefined> {
    return (await this.of(memberId)).find((row) => row.field === field);
  }

  /** Takes the place of what was held of the field before. */
  async put(memberId: string, row: HeldTextRow): Promise<void> {
    await this.delete(memberId, row.field);
    await this.rows.insert({ memberId, ...row });
  }

  async takeDown(memberId: string, field: HeldField, restrictionId: string): Promise<void> {
    await this.rows.update({ memberId, field }, { restrictionId });
  }

  /** @returns whether there was one */
  async delete(memberId: string, field: HeldField): Promise<boolean> {
    return (await this.rows.delete({ memberId, field })) > 0;
  }
}
