import { Injectable } from '@nestjs/common';
import { mostBrandPages } from '@kindling/contract/brands/brand-page-rules';
import { isBrandPageSlug } from '@kindling/contract/brands/brand-page-slugs';
import type { BrandPageTexts } from '@kindling/contract/brands/calls/brand-page-desk';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, Problem, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { TenantChanges } from '../../../kernel/tenancy/tenant-changes.js';
import { Clock } from '../../../ports/clock.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import { BrandPagesRepository, type StoredPage } from './brand-pages.repository.js';
import { pageProblems } from './check-texts.js';

/** Stores versions of the current brand's pages, each with its audit entry, and announces them to every process. */
@Injectable()
export class SavePage {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly brandPages: BrandPagesRepository,
    private readonly tenantChanges: TenantChanges,
  ) {}

  /** Creates a page that is not shown yet. @throws Problem `validation_failed` (`slug`), `settings_conflict` where there is one */
  async create(slug: string, staffId: string): Promise<StoredPage> {
    if (!isBrandPageSlug(slug)) throw fieldProblems({ slug: 'invalid' });
    const page = { slug, version: 1, shown: false, texts: {}, changedAt: this.clock.now() };
    await this.database.inTransaction(async () => {
      if ((await this.brandPages.all()).length >= mostBrandPages)
        throw fieldProblems({ slug: 'out_of_range' });
      if (!(await this.brandPages.insert(page, staffId))) throw problem('settings_conflict', { version: 1 });
      await this.record('page.created', page, staffId, []);
    });
    return page;
  }

  /**
   * @param edit.version the one that was edited
   * @throws Problem `not_found`, `settings_invalid` with every sentence about what is wrong, `settings_conflict` with the
   *   version that another author stored meanwhile
   */
  async save(
    slug: string,
    edit: { version: number; shown: boolean; texts: BrandPageTexts },
    staffId: string,
    restored = false,
  ): Promise<StoredPage> {
    const tenant = TenantContext.current();
    const found = pageProblems(edit.texts, edit.shown, tenant, slug);
    if (found.length > 0) throw new Problem('settings_invalid', { problems: found.join(' ') });
    const { shown, texts } = edit;
    const page = { slug, version: edit.version + 1, shown, texts, changedAt: this.clock.now() };
    await this.database.inTransaction(async () => {
      const before = await this.brandPages.find(slug);
      if (!before) throw problem('not_found');
      if (!(await this.brandPages.update(page, staffId)))
        throw problem('settings_conflict', { version: before.version });
      await this.announce(tenant.id);
      await this.record(restored ? 'page.restored' : 'page.edited', page, staffId, changedIn(before, page));
    });
    await this.tenantChanges.announce(tenant.id);
    return page;
  }

  /** Makes an earlier version the newest one. @throws Problem as `save` */
  async restore(slug: string, version: number, staffId: string): Promise<StoredPage> {
    const current = await this.brandPages.find(slug);
    const earlier = await this.brandPages.findVersion(slug, version);
    if (!current || !earlier) throw problem('not_found');
    const { shown, texts } = earlier;
    return this.save(slug, { version: current.version, shown, texts }, staffId, true);
  }

  /** With all its versions: what it said is gone, that it was there stays in the audit log. @throws Problem `not_found` */
  async delete(slug: string, staffId: string): Promise<void> {
    const tenantId = TenantContext.id();
    await this.database.inTransaction(async () => {
      const page = await this.brandPages.find(slug);
      if (!page || !(await this.brandPages.delete(slug))) throw problem('not_found');
      await this.announce(tenantId);
      await this.record('page.deleted', page, staffId, []);
    });
    await this.tenantChanges.announce(tenantId);
  }

  /** Tells every process which pages readers get now. */
  private async announce(tenantId: string): Promise<void> {
    const slugs = (await this.brandPages.all()).flatMap((one) => (one.shown ? one.slug : []));
    await this.brandPages.announce(tenantId, slugs, this.clock.now());
  }

  private record(
    action: 'page.created' | 'page.edited' | 'page.restored' | 'page.deleted',
    { slug, version }: StoredPage,
    staffId: string,
    changes: readonly string[],
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({
      staffId,
      action,
      tenantId,
      subjects: [`${tenantId}:${slug}:${version}`],
      changes,
    });
  }
}

/** The differences between two versions: languages, and whether it is shown. */
function changedIn(before: StoredPage, now: StoredPage): string[] {
  return [...changedLanguages(before.texts, now.texts), ...(before.shown === now.shown ? [] : ['shown'])];
}

/** Languages whose text differs. */
export function changedLanguages(before: BrandPageTexts, now: BrandPageTexts): (keyof BrandPageTexts)[] {
  const languages = new Set([...Object.keys(before), ...Object.keys(now)] as (keyof BrandPageTexts)[]);
  return [...languages].filter(
    (language) => JSON.stringify(before[language]) !== JSON.stringify(now[language]),
  );
}
