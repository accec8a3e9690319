import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey } from 'typeorm';
import type { BrandPageTexts } from '@kindling/contract/brands/calls/brand-page-desk';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { isDuplicate, Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';

/** A page that a brand wrote, in its current version. */
@Entity('brand_page')
@Retention({ notAboutMembers: 'pages that brands wrote' }, 'a hundred per brand')
export class BrandPageEntity extends TenantOwned {
  /** The slug of the brand's own page, or the name of the standard page that it replaces. */
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

/** Every version of a brand's page; any can be restored. */
@Entity('brand_page_version')
@Retention({ notAboutMembers: 'pages that brands wrote' }, 'the newest hundred versions of each page')
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

const listed = columnsBut(BrandPageEntity, []);
const listedVersion = columnsBut(BrandPageVersionEntity, []);

export type ListedPage = RowOf<typeof listed>;
export type StoredPage = Omit<BrandPageEntity, 'tenantId'>;
export type StoredPageVersion = Omit<BrandPageVersionEntity, 'tenantId'>;

export interface PageListing extends PageRequest {
  /** The brands whose pages to list, or null for all. */
  tenants: readonly string[] | null;
  column: keyof typeof orders;
}

const key = [
  ['tenant_id', (row: ListedPage) => row.tenantId],
  ['slug', (row: ListedPage) => row.slug],
] as const;
const orders = {
  changed_at: new Keyset<ListedPage>([['changed_at', (row) => row.changedAt], ...key]),
  slug: new Keyset<ListedPage>([
    ['slug', (row) => row.slug],
    ['tenant_id', (row) => row.tenantId],
  ]),
};
const byVersion = new Keyset<RowOf<typeof listedVersion>>([['version', (row) => row.version]]);

/** Of each page. */
const versionsKept = 100;

@Injectable()
export class BrandPagesRepository {
  private readonly pages: TenantRepository<BrandPageEntity>;
  private readonly versions: TenantRepository<BrandPageVersionEntity>;

  constructor(private readonly database: Database) {
    this.pages = new TenantRepository(database, BrandPageEntity);
    this.versions = new TenantRepository(database, BrandPageVersionEntity);
  }

  find(slug: string): Promise<StoredPage | undefined> {
    return this.pages.findOne({ slug });
  }

  all(): Promise<StoredPage[]> {
    return this.pages.find({}, { order: { slug: 'ASC' } });
  }

  /** @returns false when the brand has a page under this slug already */
  async insert(page: StoredPage, author: string): Promise<boolean> {
    try {
      await this.pages.insert(page);
    } catch (error) {
      if (isDuplicate(error, 'PRIMARY')) return false;
      throw error;
    }
    await this.keepVersion(page, author);
    return true;
  }

  /** @returns false when the page is not at the version before this one any more */
  async update(page: StoredPage, author: string): Promise<boolean> {
    const { slug, ...changes } = page;
    if ((await this.pages.update({ slug, version: page.version - 1 }, changes)) !== 1) return false;
    await this.keepVersion(page, author);
    return true;
  }

  /** With its versions. @returns false when there is none */
  async delete(slug: string): Promise<boolean> {
    return (await this.pages.delete({ slug })) === 1;
  }

  findVersion(slug: string, version: number): Promise<StoredPageVersion | undefined> {
    return this.versions.findOne({ slug, version });
  }

  /** One page of the versions of a page, each with the texts of the one before. */
  async pageOfVersions(
    slug: string,
    request: PageRequest,
  ): Promise<KeysetPage<StoredPageVersion & { before: StoredPageVersion['texts'] }>> {
    const from = 'brand_page_version WHERE tenant_id = :tenant AND slug = :slug';
    const page = await byVersion.read(
      this.database,
      { shape: listedVersion, from, parameters: { slug } },
      request,
    );
    const rows = [];
    for (const { tenantId: _tenant, ...row } of page.rows) {
      const before = (await this.findVersion(slug, row.version - 1))?.texts ?? {};
      rows.push({ ...row, before });
    }
    return { ...page, rows };
  }

  /** Tells every process by the brand's row which pages there are, and that they changed. */
  async announce(tenantId: string, slugs: readonly string[], now: Date): Promise<void> {
    await this.database.write(
      `UPDATE tenant SET pages_version = pages_version + 1, page_slugs = :slugs, changed_at = :now
        WHERE id = :tenantId`,
      { tenantId, slugs: slugs.join(' '), now },
    );
  }

  /** The console's list, over all the brands that a staff member was given. */
  page(listing: PageListing): Promise<KeysetPage<ListedPage>> {
    return acrossTenants('list pages of brands on the console', async () => {
      const { tenants, column } = listing;
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const from = `brand_page WHERE ${tenants ? 'tenant_id IN (:tenants)' : 'TRUE'}`;
      return orders[column].read(this.database, { shape: listed, from, parameters: { tenants } }, listing);
    });
  }

  private async keepVersion(
    { slug, version, shown, texts, changedAt: createdAt }: StoredPage,
    author: string,
  ): Promise<void> {
    await this.versions.insert({ slug, version, shown, texts, author, createdAt });
    await this.database.write(
      `DELETE FROM brand_page_version WHERE tenant_id = :tenant AND slug = :slug AND version <= :dropped`,
      { slug, dropped: version - versionsKept },
    );
  }
}
