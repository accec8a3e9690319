import { Injectable } from '@nestjs/common';
import type { DeskKindName } from '@kindling/contract/safety/desk';
import { Database } from '../../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { DeskDecisionEntity } from './desk-decision.entity.js';

const decision = columnsBut(DeskDecisionEntity, ['tenantId'], 'd');

export type DeskDecisionRow = RowOf<typeof decision>;

/** Decisions of the current brand. */
@Injectable()
export class DeskDecisionsRepository {
  private readonly rows: TenantRepository<DeskDecisionEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, DeskDecisionEntity);
  }

  insert(row: DeskDecisionRow): Promise<void> {
    return this.rows.insert(row);
  }

  find(id: string): Promise<DeskDecisionRow | undefined> {
    return this.rows.findOne({ id });
  }

  /** An item's decisions that were not taken back, the latest first. */
  standingOf(itemId: string): Promise<DeskDecisionRow[]> {
    return this.database.rows(
      decision,
      `SELECT ${decision.list} FROM desk_decision d
        WHERE d.tenant_id = :tenant AND d.item_id = :itemId AND d.undone_at IS NULL
        ORDER BY d.decided_at DESC, d.id DESC`,
      { itemId },
    );
  }

  async update(id: string, patch: Partial<Omit<DeskDecisionRow, 'id'>>): Promise<void> {
    await this.rows.update({ id }, patch);
  }

  async isDecidedBy(kind: DeskKindName, subjectId: string, staffId: string): Promise<boolean> {
    const found = await this.database.number(
      `SELECT COUNT(*) FROM desk_decision d
         JOIN desk_item i ON i.tenant_id = d.tenant_id AND i.id = d.item_id
        WHERE d.tenant_id = :tenant AND i.kind = :kind AND i.subject_id = :subjectId
          AND d.staff_id = :staffId AND d.applied_at IS NOT NULL AND d.decision <> 'escalate'`,
      { kind, subjectId, staffId },
    );
    return found > 0;
  }

  /** Marks the decisions that made a restriction, except those of the staff member who ended it. */
  async overturn(restrictionId: string, by: string | null, overturnedAt: Date): Promise<void> {
    await this.database.write(
      `UPDATE desk_decision SET overturned_at = :overturnedAt
        WHERE tenant_id = :tenant AND restriction_id = :restrictionId AND applied_at IS NOT NULL
          AND NOT (staff_id <=> :by)`,
      { restrictionId, by, overturnedAt },
    );
  }

  /** Deletes the notes about an item's subject; decision, time and decider stay for the figures. */
  async forgetNotes(itemId: string): Promise<void> {
    await this.rows.update({ itemId }, { note: null });
  }
}
