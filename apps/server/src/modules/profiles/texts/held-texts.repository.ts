import { Inject, Injectable } from '@nestjs/common';
import type { HeldField } from '@kindling/contract/own-profile-rules';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { HeldTextEntity } from './held-text.entity.js';

const held = columnsBut(HeldTextEntity, ['tenantId', 'memberId']);

export type HeldTextRow = RowOf<typeof held>;

/** Texts that others do not read, in the database. */
@Injectable()
export class HeldTextsRepository {
  private readonly rows: TenantRepository<HeldTextEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
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
