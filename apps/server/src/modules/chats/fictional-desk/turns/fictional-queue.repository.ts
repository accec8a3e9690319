import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../../kernel/database/lists/keyset.js';
import { columnsOf, computed, type RowOf } from '../../../../kernel/database/row-shape.js';
import { instant, nullable, text, wholeNumber } from '../../../../kernel/database/row-values.js';
import { acrossTenants } from '../../../../kernel/ground/tenant-context.js';
import { isFree, isRenewable, type LeaseTimes } from '../../../console/staff/staff.api.js';
import { FictionalTurnEntity } from './fictional-turns.repository.js';

const listed = columnsOf(FictionalTurnEntity, [
  ...(['tenantId', 'conversationId', 'profileId', 'memberId'] as const),
  ...(['priority', 'barred', 'waitingSince', 'leaseStaffId', 'leaseUntil'] as const),
]);
const place = columnsOf(FictionalTurnEntity, ['tenantId', 'conversationId']);
const waiting = computed('count', 'COUNT(*)', wholeNumber)
  .with('tenantId', 'tenant_id', text)
  .with('late', 'COUNT(IF(waiting_since <= :lateSince, 1, NULL))', wholeNumber)
  .with('oldestAt', 'MIN(waiting_since)', instant);

const held = computed('count', 'COUNT(*)', wholeNumber).with('until', 'MIN(lease_until)', nullable(instant));

export type ListedTurn = RowOf<typeof listed>;
export type TurnPlace = RowOf<typeof place>;

/** The brands that a staff member was given, or null for all. */
export type GivenTenants = readonly string[] | null;

const order = new Keyset<ListedTurn>([
  ['priority', (row) => row.priority],
  ['waiting_since', (row) => row.waitingSince],
  ['tenant_id', (row) => row.tenantId],
  ['conversation_id', (row) => row.conversationId],
]);

/** Whose part of the queue is looked at. */
export interface QueueOf {
  staffId: string;
  tenants: GivenTenants;
}

const given = (tenants: GivenTenants): string => (tenants ? 'tenant_id IN (:tenants)' : 'TRUE');

/** Who waits for fictional profiles, over all brands. It only finds: what is done is done in the brand. */
@Injectable()
export class FictionalQueueRepository {
  constructor(private readonly database: Database) {}

  page(tenants: GivenTenants, request: PageRequest): Promise<KeysetPage<ListedTurn>> {
    return acrossTenants('list who waits for fictional profiles', async () => {
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const from = `fictional_turn WHERE ${given(tenants)}`;
      return order.read(this.database, { shape: listed, from, parameters: { tenants } }, request);
    });
  }

  /**
   * What a staff member holds already, then what is free and not passed on by them, in the order of the queue.
   *
   * @param wanted `but`: `<tenant>:<id>` of what they put off
   */
  async next(
    { staffId, tenants, but }: QueueOf & { but: readonly string[] },
    times: LeaseTimes,
    atMost: number,
  ): Promise<TurnPlace[]> {
    if (tenants?.length === 0) return [];
    return acrossTenants('find who waits for a fictional profile', async () => {
      // One statement each, as each is an index.
      const parts = [
        `lease_staff_id = :staffId AND ${isRenewable}`,
        `${isFree} AND LOCATE(:staffId, barred) = 0`,
      ];
      const putOff = but.length > 0 ? " AND CONCAT(tenant_id, ':', conversation_id) NOT IN (:but)" : '';
      const found: TurnPlace[] = [];
      for (const part of parts)
        found.push(
          ...(await this.database.rows(
            place,
            `SELECT ${place.list} FROM fictional_turn WHERE ${given(tenants)} AND ${part}${putOff}
              ORDER BY priority, waiting_since, tenant_id, conversation_id LIMIT :atMost`,
            { tenants, staffId, ...times, atMost, but },
          )),
        );
      return found;
    });
  }

  /** How many wait in the hands of colleagues, and until when the first. */
  async withColleagues({ staffId, tenants }: QueueOf, now: Date): Promise<RowOf<typeof held> | undefined> {
    if (tenants?.length === 0) return undefined;
    const [found] = await acrossTenants('count conversations that colleagues hold', () =>
      this.database.rows(
        held,
        `SELECT ${held.list} FROM fictional_turn
          WHERE ${given(tenants)} AND LOCATE(:staffId, barred) = 0
            AND lease_until > :now AND lease_staff_id <> :staffId`,
        { tenants, staffId, now },
      ),
    );
    return found;
  }

  /**
   * How many conversations of each brand wait, since when, and how many of them since before `lateSince`. What a staff
   * member passed on does not wait for them until it is late: then it waits for all.
   */
  async waiting({ staffId, tenants }: QueueOf, lateSince: Date): Promise<RowOf<typeof waiting>[]> {
    if (tenants?.length === 0) return [];
    return acrossTenants('count who waits for fictional profiles', () =>
      this.database.rows(
        waiting,
        `SELECT ${waiting.list} FROM fictional_turn
          WHERE ${given(tenants)} AND (LOCATE(:staffId, barred) = 0 OR waiting_since <= :lateSince)
          GROUP BY tenant_id`,
        { staffId, tenants, lateSince },
      ),
    );
  }

  /** Gives back everything that a staff member holds. */
  async release(staffId: string): Promise<void> {
    await acrossTenants('give back conversations with fictional profiles', () =>
      this.database.write(
        'UPDATE fictional_turn SET lease_staff_id = NULL, lease_until = NULL, leased_at = NULL WHERE lease_staff_id = :staffId',
        { staffId },
      ),
    );
  }
}
