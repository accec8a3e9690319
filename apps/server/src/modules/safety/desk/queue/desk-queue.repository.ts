import { Injectable } from '@nestjs/common';
import type { DeskKindName } from '@kindling/contract/safety/desk';
import { Database } from '../../../../kernel/database/database.js';
import { columnsOf, computed, type RowOf } from '../../../../kernel/database/row-shape.js';
import { flag, instant, nullable, wholeNumber } from '../../../../kernel/database/row-values.js';
import { acrossTenants } from '../../../../kernel/ground/tenant-context.js';
import { isFree, type LeaseTimes } from '../../../console/staff/staff.api.js';
import { lastEscalated, soonMs } from '../desk-rules.js';
import { DeskItemEntity } from './desk-item.entity.js';
import type { Holder } from './desk-items.repository.js';

const place = columnsOf(DeskItemEntity, ['tenantId', 'id']);

const queue = columnsOf(DeskItemEntity, ['tenantId', 'kind'])
  .with('depicted', 'JSON_CONTAINS(risks, \'"depicted_person"\')', flag)
  .with('count', 'COUNT(*)', wholeNumber)
  .with('late', 'COUNT(IF(COALESCE(due_at <= :now, created_at <= :lateSince), 1, NULL))', wholeNumber)
  .with('oldestAt', 'MIN(created_at)', instant)
  .with('dueAt', 'MIN(due_at)', nullable(instant));

const isWithColleague = 'lease_until > :now AND lease_staff_id <> :staffId';
const heldOf = computed('count', `COUNT(IF(${isWithColleague}, 1, NULL))`, wholeNumber)
  .with('until', `MIN(IF(${isWithColleague}, lease_until, NULL))`, nullable(instant))
  .with('own', `COUNT(IF(${isWithColleague}, NULL, 1))`, wholeNumber);
type HeldOf = RowOf<typeof heldOf>;

/** Where an item is. */
export type DeskPlace = RowOf<typeof place>;
export type DeskQueue = RowOf<typeof queue>;

/** The staff member and the brands of a query. */
export interface QueueOf {
  staffId: string;
  /** The brands they were given, or null for all. */
  tenants: readonly string[] | null;
}

const given = (tenants: QueueOf['tenants']): string => (tenants ? 'tenant_id IN (:tenants)' : 'TRUE');
/** Leaves out the items that a staff member is barred from. */
const forThem = 'LOCATE(:staffId, barred) = 0';

/** The parts of the queue in their order; each item is in one. */
const urgencies = [
  { where: 'priority <= :lastEscalated', order: 'priority, created_at' },
  { where: 'priority > :lastEscalated AND due_at <= :soon', order: 'due_at' },
  {
    where: 'priority > :lastEscalated AND (due_at IS NULL OR due_at > :soon)',
    order: 'priority, created_at',
  },
] as const;

/** The queue over all brands. It only finds: what is done with an item is done in its brand. */
@Injectable()
export class DeskQueueRepository {
  constructor(private readonly database: Database) {}

  /** The items of a kind that a tab holds, in the order in which it got them. */
  async held(
    { staffId, tenants }: QueueOf,
    { tab, kind, atMost }: { tab: string; kind: DeskKindName; atMost: number },
  ): Promise<DeskPlace[]> {
    if (tenants?.length === 0) return [];
    return acrossTenants('find what a moderator holds', () =>
      this.database.rows(
        place,
        `SELECT ${place.list} FROM desk_item
          WHERE lease_staff_id = :staffId AND lease_tab = :tab AND state = 'open' AND kind = :kind
            AND ${given(tenants)}
          ORDER BY leased_at, priority, created_at, id LIMIT :atMost`,
        { staffId, tab, tenants, kind, atMost },
      ),
    );
  }

  /** How many items of a kind a moderator holds in other tabs. */
  heldBeside({ staffId, tab }: Holder, kind: DeskKindName, now: Date): Promise<number> {
    return acrossTenants('count what a moderator holds', () =>
      this.database.number(
        `SELECT COUNT(*) FROM desk_item
          WHERE lease_staff_id = :staffId AND NOT lease_tab <=> :tab AND state = 'open' AND kind = :kind
            AND lease_until > :now`,
        { staffId, tab, kind, now },
      ),
    );
  }

  /**
   * Free items, the most urgent first: escalated, then due within a day, then by risk and age. Read without locks:
   * an item is then leased by a guarded write.
   */
  async free(queue: QueueOf, kind: DeskKindName, times: LeaseTimes, atMost: number): Promise<DeskPlace[]> {
    if (queue.tenants?.length === 0) return [];
    const found: DeskPlace[] = [];
    // One statement each, as each of these orders is an index.
    for (const part of urgencies) {
      if (found.length === atMost) break;
      found.push(...(await this.freePart(part, queue, { ...times, kind, atMost: atMost - found.length })));
    }
    return found;
  }

  /**
   * How many items of each kind and brand wait, held or free, and how many of them are late: past their
   * deadline or, without one, there since before `lateSince`. `depicted`: requested by a person in a picture.
   */
  async queues(
    { staffId, tenants }: QueueOf,
    kinds: readonly DeskKindName[],
    times: { now: Date; lateSince: Date },
  ): Promise<DeskQueue[]> {
    if (tenants?.length === 0 || kinds.length === 0) return [];
    return acrossTenants('count what waits on the desk', () =>
      this.database.rows(
        queue,
        `SELECT ${queue.list} FROM desk_item
          WHERE kind IN (:kinds) AND state = 'open' AND ${given(tenants)} AND ${forThem}
          GROUP BY tenant_id, kind, depicted`,
        { ...times, staffId, tenants, kinds },
      ),
    );
  }

  /** How many items of a kind colleagues hold, until when the first of them, and how many others wait. */
  async heldOf({ staffId, tenants }: QueueOf, kind: DeskKindName, now: Date): Promise<HeldOf> {
    const none = { count: 0, until: null, own: 0 };
    if (tenants?.length === 0) return none;
    const [found = none] = await acrossTenants('count what colleagues hold', () =>
      this.database.rows(
        heldOf,
        `SELECT ${heldOf.list} FROM desk_item
          WHERE kind = :kind AND state = 'open' AND ${given(tenants)} AND ${forThem}`,
        { staffId, tenants, kind, now },
      ),
    );
    return found;
  }

  /**
   * Releases the items that a moderator holds of these. They are free at once, and the moderator's again before other items
   * unless another takes them first.
   *
   * @param keys `<tenant>:<id>` of each
   */
  async release(staffId: string, keys: readonly string[], now: Date): Promise<void> {
    if (keys.length === 0) return;
    await acrossTenants('give back what a moderator holds', () =>
      this.database.write(
        `UPDATE desk_item SET lease_until = :now
          WHERE lease_staff_id = :staffId AND state = 'open' AND lease_until > :now
            AND CONCAT(tenant_id, ':', id) IN (:keys)`,
        { staffId, keys, now },
      ),
    );
  }

  private freePart(
    { where, order }: (typeof urgencies)[number],
    { staffId, tenants }: QueueOf,
    wanted: LeaseTimes & { kind: DeskKindName; atMost: number },
  ): Promise<DeskPlace[]> {
    const soon = new Date(wanted.now.getTime() + soonMs);
    return acrossTenants('find what waits on the desk', () =>
      this.database.rows(
        place,
        `SELECT ${place.list} FROM desk_item
          WHERE kind = :kind AND state = 'open' AND ${given(tenants)} AND ${forThem}
            AND ${isFree} AND ${where}
          ORDER BY ${order}, tenant_id, id LIMIT :atMost`,
        { ...wanted, staffId, tenants, soon, lastEscalated },
      ),
    );
  }
}
