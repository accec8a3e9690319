import { Column, Entity } from 'typeorm';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import type { MonthCounts } from './month-counts.js';

/**
 * A brand's month in numbers, kept once it is over. The cases behind them go six months after they were closed
 * (decisions §3.5); a year's report needs the numbers longer.
 */
@Entity('transparency_month')
export class TransparencyMonthEntity extends TenantOwned {
  /** `YYYY-MM` where the brand is at home. */
  @CodeColumn(7, { primary: true })
  month!: string;

  @Column({ type: 'json' })
  counts!: MonthCounts;

  @InstantColumn()
  countedAt!: Date;
}
