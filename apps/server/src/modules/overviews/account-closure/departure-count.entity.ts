import { Column, Entity } from 'typeorm';
import type { DeletionReason } from '@kindling/contract/overviews/calls/account-closure';
import { CodeColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/** How many members of a brand gave a reason for leaving in a month. No other data on reasons is kept. */
@Entity('departure_count')
@Retention({ notAboutMembers: 'numbers only' }, 'the newest 36 months of each brand')
export class DepartureCountEntity extends TenantOwned {
  /** `YYYY-MM`, UTC. */
  @CodeColumn(7, { primary: true })
  month!: string;

  @CodeColumn(16, { primary: true })
  reason!: DeletionReason;

  @Column({ type: 'int', unsigned: true })
  departures!: number;
}
