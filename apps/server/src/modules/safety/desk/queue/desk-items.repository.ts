import { Injectable } from '@nestjs/common';
import type { DeskKindName } from '@kindling/contract/safety/desk';
import { Database } from '../../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { isFree, isRenewable, type LeaseTimes } from '../../../console/staff/staff.api.js';
import { priorityOf } from '../desk-rules.js';
import { DeskItemEntity } from './desk-item.entity.js';

const item = columnsBut(DeskItemEntity, ['tenantId']);

export type DeskItemRow = RowOf<typeof item>;

type NewItem = Pick<
  DeskItemRow,
  'id' | 'kind' | 'subjectId' | 'memberId' | 'risks' | 'barred' | 'secondLookOf' | 'createdAt' | 'dueAt'
>;

/** The staff member who holds an item, and in which tab. */
export interface Holder {
  staffId: string;
  tab: string;
}

/** The columns of an item that is not held. */
export const notHeld = { leaseStaffId: null, leaseTab: null, leaseUntil: null, leasedAt: null } as const;

/** Items of the current brand. What reaches over brands is in `desk-queue.repository.ts`. */
@Injectable()
export class DeskItemsRepository {
  private readonly rows: TenantRepository<DeskItemEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, DeskItemEntity);
  }

  insert(row: NewItem): Promise<void> {
    return this.rows.insert({
      ...row,
      ...notHeld,
      openKey: openKey(row),
      state: 'open',
      priority: priorityOf({ escalated: false, risks: row.risks }),
      escalated: false,
      escalationNote: null,
      closedAt: null,
    });
  }

  find(id: string): Promise<DeskItemRow | undefined> {
    return this.rows.findOne({ id });
  }

  /** @throws Error outside a transaction */
  async lock(id: string): Promise<DeskItemRow | undefined> {
    this.database.requireTransaction('Locking an item of the desk');
    const rows = await this.database.rows(
      item,
      `SELECT ${item.list} FROM desk_item WHERE tenant_id = :tenant AND id = :id FOR UPDATE`,
      { id },
    );
    return rows[0];
  }

  /** The open item of a subject: in the queue, or waiting for its decision's effect. */
  findOpen(kind: DeskKindName, subjectId: string): Promise<DeskItemRow | undefined> {
    return this.rows.findOne({ openKey: openKey({ kind, subjectId }) });
  }

  async update(id: string, patch: Partial<Omit<DeskItemRow, 'id'>>): Promise<void> {
    await this.rows.update({ id }, patch);
  }

  /** Ends what waits of a subject. */
  async close(subject: Pick<DeskItemRow, 'kind' | 'subjectId'>, now: Date): Promise<void> {
    await this.rows.update(
      { openKey: openKey(subject) },
      { ...notHeld, state: 'done', openKey: null, closedAt: now },
    );
  }

  /**
   * Leases an item to a staff member's tab, or renews the lease of the tab that has it. One of several requests succeeds.
   *
   * @returns false when another has it, theirs is over, or it is decided
   */
  async lease(id: string, { staffId, tab }: Holder, times: LeaseTimes): Promise<boolean> {
    const isKept = `lease_staff_id <=> :staffId AND lease_tab <=> :tab AND ${isRenewable}`;
    const { affectedRows } = await this.database.write(
      `UPDATE desk_item
          SET leased_at = IF(${isKept}, leased_at, :now), lease_staff_id = :staffId, lease_tab = :tab,
              lease_until = :until
        WHERE tenant_id = :tenant AND id = :id AND state = 'open' AND LOCATE(:staffId, barred) = 0
          AND (${isFree} OR (${isKept}))`,
      { id, staffId, tab, ...times },
    );
    return affectedRows === 1;
  }

  /** Bars an item's present holder from it for good. */
  async bar(id: string, staffId: string, barred: readonly string[]): Promise<void> {
    await this.rows.update(
      { id, state: 'open', leaseStaffId: staffId },
      { ...notHeld, barred: [...new Set([...barred, staffId])] },
    );
  }

  allOf(memberId: string): Promise<DeskItemRow[]> {
    return this.rows.find({ memberId });
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }
}

function openKey({ kind, subjectId }: Pick<DeskItemRow, 'kind' | 'subjectId'>): string {
  return `${kind}:${subjectId}`;
}
