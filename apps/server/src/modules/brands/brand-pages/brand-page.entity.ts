import { Column, Entity } from 'typeorm';
import type { BrandPageTexts } from '@kindling/contract/brands/calls/brand-page-desk';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/** A page that a brand wrote, in its current version. */
@Entity('brand_page')
@Retention({ notAboutMembers: 'pages that brands wrote' })
export class BrandPageEntity extends TenantOwned {
  /** Of the brand's own page, or the name of the one that it stands in place of. */
  @CodeColumn(40, { primary: true })
  slug!: string;

  @Column({ type: 'int', unsigned: true })
  version!: number;

  /** Whether readers get it. */
  @Column({ type: 'boolean' })
  shown!: boolean;

  @Column({ type: 'json' })
  texts!: BrandPageTexts;

  @InstantColumn()
  changedAt!: Date;
}
