import { Column, Entity, ForeignKey } from 'typeorm';
import type { BrandPageTexts } from '@kindling/contract/routes/brand-page-desk';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { BrandPageEntity } from './brand-page.entity.js';

/** Every version of a brand's page; any can be restored. */
@Entity('brand_page_version')
@ForeignKey(() => BrandPageEntity, ['tenantId', 'slug'], ['tenantId', 'slug'], {
  name: 'fk_brand_page_version_page',
  onDelete: 'CASCADE',
})
export class BrandPageVersionEntity extends TenantOwned {
  @CodeColumn(40, { primary: true })
  slug!: string;

  @Column({ type: 'int', unsigned: true, primary: true })
  version!: number;

  @Column({ type: 'boolean' })
  shown!: boolean;

  @Column({ type: 'json' })
  texts!: BrandPageTexts;

  /** Id of the staff member. */
  @IdColumn()
  author!: string;

  @InstantColumn()
  createdAt!: Date;
}
