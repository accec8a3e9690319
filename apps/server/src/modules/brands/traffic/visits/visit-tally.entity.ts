import { Check, Column, Entity } from 'typeorm';
import type { PageName } from '@kindling/contract/pages';
import { CodeColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import type { VisitKind } from './visit-rules.js';

/** As an address writes them: two that differ in an accent are two. */
const words = { type: 'varchar', charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

/**
 * How many visits began on a page on a day, by where they came from (decision 0123). It is a number: no visit has a row
 * of its own, and nothing of a visitor is in it.
 */
@Entity('visit_tally')
@Check('ck_visit_tally_kind', "kind IN ('none', 'full', 'network', 'others')")
export class VisitTallyEntity extends TenantOwned {
  /** `YYYY-MM-DD` where the brand is at home; text, as nothing reckons with it. */
  @CodeColumn(10, { primary: true })
  day!: string;

  @CodeColumn(40, { primary: true })
  page!: PageName;

  /** Of kind, network, ref and sub, which are too long for a key. */
  @CodeColumn(43, { primary: true })
  sourceHash!: string;

  @CodeColumn(8)
  kind!: VisitKind;

  @Column({ ...words, length: 64 })
  network!: string;

  @Column({ ...words, length: 128 })
  ref!: string;

  @Column({ ...words, length: 128 })
  sub!: string;

  @Column({ type: 'int', unsigned: true })
  visits!: number;
}
