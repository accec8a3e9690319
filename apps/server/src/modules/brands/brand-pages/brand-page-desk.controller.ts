import { Controller } from '@nestjs/common';
import { isReplaceablePage } from '@kindling/contract/brands/brand-page-rules';
import type { Language } from '@kindling/contract/languages';
import { localizedPath } from '@kindling/contract/paths/paths';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/brands/calls/brand-page-desk';
import { listParameters } from '@kindling/contract/console/list-query';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { GivenBrands, ListPages, listedTenants, StaffApi } from '../../console/staff/staff.api.js';
import { BrandPagesRepository, type ListedPage, type StoredPage } from './brand-pages.repository.js';
import { textProblems } from './check-texts.js';
import { changedLanguages, SavePage } from './save-page.js';
import { ShowPage } from './show-page.js';

const pageList = listParameters(routes.brandPageColumns, routes.brandPageFilter);
const versionList = listParameters(routes.brandPageVersionColumns, routes.brandPageVersionFilter);

/** Pages that brands write, on the console. */
@Controller()
export class BrandPageDeskController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly listPages: ListPages,
    private readonly brandPages: BrandPagesRepository,
    private readonly tenantRegistry: TenantRegistry,
    private readonly savePage: SavePage,
    private readonly showPage: ShowPage,
    private readonly staff: StaffApi,
  ) {}

  @Endpoint(routes.listBrandPages)
  async list(
    { query }: Input<typeof routes.listBrandPages>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.listBrandPages>> {
    const { filter, place, ...wanted } = this.listPages.read('brand-pages', pageList, query, caller);
    const page = await this.brandPages.page({ tenants: listedTenants(caller, filter?.tenant), ...wanted });
    this.listPages.tell(call, place, page);
    const rows: routes.BrandPageRow[] = [];
    for (const row of page.rows) {
      const tenant = await this.tenantRegistry.byId(row.tenantId);
      if (tenant) rows.push(rowOf(row, tenant.settings));
    }
    return rows;
  }

  @Endpoint(routes.getBrandPage)
  get(
    { params }: Input<typeof routes.getBrandPage>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.getBrandPage>> {
    return this.givenBrands.within(params.id, caller, async (slug) => this.whole(await this.find(slug)));
  }

  @Endpoint(routes.createBrandPage)
  create(
    { body }: Input<typeof routes.createBrandPage>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.createBrandPage>> {
    return this.givenBrands.inBrand(body.tenant, caller, async () =>
      this.whole(await this.savePage.create(body.slug, caller.staffId)),
    );
  }

  @Endpoint(routes.updateBrandPage)
  update(
    { params, body }: Input<typeof routes.updateBrandPage>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.updateBrandPage>> {
    return this.givenBrands.within(params.id, caller, async (slug) =>
      this.whole(await this.savePage.save(slug, body, caller.staffId)),
    );
  }

  @Endpoint(routes.deleteBrandPage)
  async delete(
    { params }: Input<typeof routes.deleteBrandPage>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.deleteBrandPage>> {
    await this.givenBrands.within(params.id, caller, (slug) => this.savePage.delete(slug, caller.staffId));
    return { done: true };
  }

  @Endpoint(routes.restoreBrandPage)
  restore(
    { params, body }: Input<typeof routes.restoreBrandPage>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.restoreBrandPage>> {
    return this.givenBrands.within(params.id, caller, async (slug) =>
      this.whole(await this.savePage.restore(slug, body.version, caller.staffId)),
    );
  }

  @Endpoint(routes.listBrandPageVersions)
  async versions(
    { query }: Input<typeof routes.listBrandPageVersions>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.listBrandPageVersions>> {
    const { filter, place, ...wanted } = this.listPages.read(
      'brand-page-versions',
      versionList,
      query,
      caller,
    );
    if (!filter) throw fieldProblems({ filter: 'required' });
    return this.givenBrands.within(filter.page, caller, async (slug) => {
      const page = await this.brandPages.pageOfVersions(slug, wanted);
      const names = await this.staff.names(page.rows.map(({ author }) => author));
      this.listPages.tell(call, place, page);
      return page.rows.map(({ version, author, createdAt, shown, texts, before }) => ({
        ...{ id: `${filter.page}:${version}`, version, shown },
        author: names.get(author) ?? author,
        created_at: createdAt.toISOString(),
        changed: changedLanguages(before, texts),
      }));
    });
  }

  @Endpoint(routes.previewBrandPage)
  preview(
    { params, body }: Input<typeof routes.previewBrandPage>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.previewBrandPage>> {
    return this.givenBrands.within(params.id, caller, async (slug) => {
      await this.find(slug);
      return {
        page: await this.showPage.rendered(body.text, body.language),
        found: textProblems(body.text, TenantContext.current(), slug),
      };
    });
  }

  private async find(slug: string): Promise<StoredPage> {
    const page = await this.brandPages.find(slug);
    if (!page) throw problem('not_found');
    return page;
  }

  private whole(page: StoredPage): routes.BrandPage {
    const { id: tenantId, primaryHost, settings } = TenantContext.current();
    const { domain_language: domain, locales } = settings;
    const path = isReplaceablePage(page.slug)
      ? localizedPath(page.slug, domain, domain)
      : localizedPath('token', domain, domain, { token: page.slug });
    return {
      ...rowOf({ ...page, tenantId }, settings),
      texts: page.texts,
      languages: [domain, ...locales.filter((language) => language !== domain)],
      host: primaryHost,
      path,
    };
  }
}

function rowOf(
  { tenantId, slug, version, shown, texts, changedAt }: ListedPage,
  { domain_language: domain }: Settings,
): routes.BrandPageRow {
  return {
    ...{ id: `${tenantId}:${slug}`, tenant: tenantId, slug, version, shown },
    title: texts[domain]?.title ?? '',
    written_in: Object.keys(texts) as Language[],
    changed_at: changedAt.toISOString(),
  };
}
