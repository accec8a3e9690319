import { Injectable } from '@nestjs/common';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { isPromptCode } from '@kindling/contract/profiles/prompts';
import type { TextFinding } from '@kindling/contract/text/text-findings';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/** A text that only its author sees, by its field; the member's next text takes its place. */
abstract class HeldWords extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  abstract field: HeldField;

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

/** A name or a text about its member that only they see: it waits for a moderator, or a moderator removed it. */
@Entity('held_text')
@Retention('erased', 'two rows per member')
@Check('ck_held_text_field', "field IN ('name', 'about_me')")
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_held_text_member',
  onDelete: 'CASCADE',
})
export class HeldTextEntity extends HeldWords {
  @CodeColumn(8, { primary: true })
  field!: HeldField;
}

/** An answer to a prompt, which is its field, that only its member sees: it waits, or a moderator removed it. */
@Entity('held_answer')
@Retention('erased', 'three rows per member')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_held_answer_member',
  onDelete: 'CASCADE',
})
export class HeldAnswerEntity extends HeldWords {
  @CodeColumn(16, { primary: true })
  field!: HeldField;
}

const held = columnsOf(HeldTextEntity, ['field', 'text', 'findings', 'restrictionId', 'createdAt']);

export type HeldTextRow = RowOf<typeof held>;

/** Texts that others do not read, in the database. */
@Injectable()
export class HeldTextsRepository {
  private readonly texts: TenantRepository<HeldWords>;
  private readonly answers: TenantRepository<HeldWords>;

  constructor(private readonly database: Database) {
    this.texts = new TenantRepository(database, HeldTextEntity);
    this.answers = new TenantRepository(database, HeldAnswerEntity);
  }

  of(memberId: string): Promise<HeldTextRow[]> {
    return this.database.rows(
      held,
      `SELECT ${held.list} FROM held_text WHERE tenant_id = :tenant AND member_id = :memberId
        UNION ALL
       SELECT ${held.list} FROM held_answer WHERE tenant_id = :tenant AND member_id = :memberId ORDER BY field`,
      { memberId },
    );
  }

  async find(memberId: string, field: HeldField): Promise<HeldTextRow | undefined> {
    return (await this.of(memberId)).find((row) => row.field === field);
  }

  /** Takes the place of what was held of the field before. */
  async put(memberId: string, row: HeldTextRow): Promise<void> {
    await this.delete(memberId, row.field);
    await this.rowsOf(row.field).insert({ memberId, ...row });
  }

  async takeDown(memberId: string, field: HeldField, restrictionId: string): Promise<void> {
    await this.rowsOf(field).update({ memberId, field }, { restrictionId });
  }

  /** @returns whether there was one */
  async delete(memberId: string, field: HeldField): Promise<boolean> {
    return (await this.rowsOf(field).delete({ memberId, field })) > 0;
  }

  private rowsOf(field: HeldField): TenantRepository<HeldWords> {
    return isPromptCode(field) ? this.answers : this.texts;
  }
}
