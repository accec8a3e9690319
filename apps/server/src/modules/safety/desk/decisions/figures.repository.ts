import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { columnsOf, computed, type RowOf } from '../../../../kernel/database/row-shape.js';
import { instant, nullable, wholeNumber } from '../../../../kernel/database/row-values.js';
import { acrossTenants } from '../../../../kernel/ground/tenant-context.js';
import { DeskDecisionEntity } from './desk-decision.entity.js';

/** A longer look at one item counts as absence. */
const longestLookMs = 5 * 60_000;

const figures = columnsOf(DeskDecisionEntity, ['staffId'])
  .with('decisions', 'COUNT(*)', wholeNumber)
  .with('tookMs', `SUM(LEAST(took_ms, ${longestLookMs}))`, wholeNumber)
  .with('overturned', 'COUNT(overturned_at)', wholeNumber);
const last = computed('at', 'MAX(decided_at)', nullable(instant));

export type ModeratorFigures = RowOf<typeof figures>;

export interface FiguresOf {
  /** One person, or null for all. */
  staffId: string | null;
  /** The brands that the reader was given, or null for all. */
  tenants: readonly string[] | null;
  since: Date;
}

/** Figures of moderators from their decisions, over all brands. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly database: Database) {}

  async lastDecisionOf(staffId: string): Promise<Date | null> {
    const rows = await acrossTenants('find when a moderator decided last', () =>
      this.database.rows(last, `SELECT ${last.list} FROM desk_decision WHERE staff_id = :staffId`, {
        staffId,
      }),
    );
    return rows[0]?.at ?? null;
  }

  async of({ staffId, tenants, since }: FiguresOf): Promise<ModeratorFigures[]> {
    if (tenants?.length === 0) return [];
    return acrossTenants('count decisions of moderators', () =>
      this.database.rows(
        figures,
        `SELECT ${figures.list} FROM desk_decision
          WHERE decided_at >= :since AND undone_at IS NULL
            AND ${staffId === null ? 'TRUE' : 'staff_id = :staffId'}
            AND ${tenants === null ? 'TRUE' : 'tenant_id IN (:tenants)'}
          GROUP BY staff_id ORDER BY staff_id`,
        { staffId, tenants, since },
      ),
    );
  }
}
