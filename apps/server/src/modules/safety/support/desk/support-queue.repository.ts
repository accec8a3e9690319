import { Injectable } from '@nestjs/common';
import type { SupportState, SupportTopic } from '@kindling/contract/safety/complaint-rules';
import { Database } from '../../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../../kernel/database/lists/keyset.js';
import { beginningWith, typedInAscii } from '../../../../kernel/database/lists/like-pattern.js';
import { columnsBut, columnsOf, computed, type RowOf } from '../../../../kernel/database/row-shape.js';
import { instant, text, wholeNumber } from '../../../../kernel/database/row-values.js';
import { acrossTenants } from '../../../../kernel/ground/tenant-context.js';
import { SupportCaseEntity } from '../support-case.entity.js';
import { SupportMessageEntity } from '../support-cases.repository.js';

export const listed = columnsBut(SupportCaseEntity, []);
const begun = columnsOf(SupportMessageEntity, ['tenantId', 'caseId']).with('words', 'LEFT(text, 140)', text);
const waiting = computed('count', 'COUNT(*)', wholeNumber)
  .with('tenantId', 'tenant_id', text)
  .with('late', 'COUNT(IF(due_at <= :now, 1, NULL))', wholeNumber)
  .with('oldestAt', 'MIN(opened_at)', instant)
  .with('dueAt', 'MIN(due_at)', instant);

export type ListedCase = RowOf<typeof listed>;

export interface CaseListing extends PageRequest {
  /** The brands whose cases to list, or null for all. */
  tenants: readonly string[] | null;
  column: keyof typeof orders;
  state?: SupportState | undefined;
  topic?: SupportTopic | undefined;
  /** Only the cases of this staff member. */
  handlerId?: string | undefined;
  /** The beginning of the number. */
  prefix?: string | undefined;
  /** Opened at this moment or later. */
  since?: Date | undefined;
  /** Opened before this moment. */
  until?: Date | undefined;
}

const key = [
  ['tenant_id', (row: ListedCase) => row.tenantId],
  ['id', (row: ListedCase) => row.id],
] as const;
const orders = {
  due_at: new Keyset<ListedCase>([
    ['priority', (row) => row.priority],
    ['due_at', (row) => row.dueAt],
    ...key,
  ]),
  opened_at: new Keyset<ListedCase>([['opened_at', (row) => row.openedAt], ...key]),
};

/** Cases over all the brands that a staff member was given. */
@Injectable()
export class SupportQueueRepository {
  constructor(private readonly database: Database) {}

  page(listing: CaseListing): Promise<KeysetPage<ListedCase>> {
    return acrossTenants('list complaints on the console', async () => {
      const { tenants, column, state, topic, handlerId, prefix = '', since, until } = listing;
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const where = [
        tenants ? 'tenant_id IN (:tenants)' : 'TRUE',
        ...(state === undefined ? [] : ['state = :state']),
        ...(topic === undefined ? [] : ['topic = :topic']),
        ...(handlerId === undefined ? [] : ['handler_id = :handlerId']),
        ...(prefix === '' ? [] : [`number LIKE ${typedInAscii('pattern')}`]),
        ...(since === undefined ? [] : ['opened_at >= :since']),
        ...(until === undefined ? [] : ['opened_at < :until']),
      ].join(' AND ');
      const rows = {
        shape: listed,
        from: `support_case WHERE ${where}`,
        parameters: { tenants, state, topic, handlerId, pattern: beginningWith(prefix), since, until },
      };
      return orders[column].read(this.database, rows, listing);
    });
  }

  /** First message of each complaint, by `<tenant>:<case>`. @param cases of one or several brands */
  async beginningsOf(cases: readonly Pick<ListedCase, 'tenantId' | 'id'>[]): Promise<Map<string, string>> {
    if (cases.length === 0) return new Map();
    const rows = await acrossTenants('show how complaints begin on the console', () =>
      this.database.rows(
        begun,
        `SELECT ${begun.list} FROM support_message
          WHERE (tenant_id, case_id) IN (:cases) AND kind = 'complaint' ORDER BY written_at DESC, id DESC`,
        { cases: cases.map(({ tenantId, id }) => [tenantId, id]) },
      ),
    );
    // Sorted newest first: the oldest message overwrites the others.
    return new Map(rows.map(({ tenantId, caseId, words }) => [`${tenantId}:${caseId}`, words]));
  }

  /**
   * How many cases of each brand wait for an answer, since when, and how many of them for too long. A case that was passed
   * on does not wait for the person who did, until its deadline has passed: then it waits for all.
   */
  waiting(
    { staffId, tenants }: { staffId: string; tenants: readonly string[] | null },
    now: Date,
  ): Promise<RowOf<typeof waiting>[]> {
    return acrossTenants('count complaints that wait', async () => {
      if (tenants?.length === 0) return [];
      return this.database.rows(
        waiting,
        `SELECT ${waiting.list} FROM support_case
          WHERE state = 'open' AND ${tenants ? 'tenant_id IN (:tenants)' : 'TRUE'}
            AND (LOCATE(:staffId, barred) = 0 OR due_at <= :now)
          GROUP BY tenant_id`,
        { staffId, tenants, now },
      );
    });
  }
}
