import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  getSettingsChoices,
  getSettingsSchema,
  getTenant,
  listTenants,
  listTenantVersions,
  restoreTenantVersion,
  tenantColumns,
  tenantFilter,
  tenantVersionColumns,
  tenantVersionFilter,
  updateTenant,
} from '@kindling/contract/brands/calls/tenants';
import { listParameters } from '@kindling/contract/console/list-query';
import { settingsJsonSchema } from '@kindling/contract/brands/settings/settings';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { ListPages, requireGiven, StaffApi } from '../../../console/staff/staff.api.js';
import { SiteSettingsApi, ThemeFiles } from '../site-settings.api.js';
import { toRecord, toRow, valueAt, withHosts } from './tenant-records.js';

const tenantList = listParameters(tenantColumns, tenantFilter);
const versionList = listParameters(tenantVersionColumns, tenantVersionFilter);
const schema = settingsJsonSchema();

/** The brands on the console. */
@Controller()
export class TenantsController {
  constructor(
    private readonly listPages: ListPages,
    private readonly siteSettings: SiteSettingsApi,
    private readonly staff: StaffApi,
    private readonly themeFiles: ThemeFiles,
  ) {}

  @Endpoint(listTenants)
  async list(
    { query }: Input<typeof listTenants>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listTenants>> {
    const { filter, place, ...wanted } = this.listPages.read('tenants', tenantList, query, caller);
    const { q: text, id: asked } = filter ?? {};
    const ids = asked?.filter((id) => caller.tenants?.includes(id) ?? true) ?? caller.tenants;
    const page = await this.siteSettings.page({ ids, text, ...wanted });
    this.listPages.tell(call, place, page);
    return page.rows.map(toRow);
  }

  @Endpoint(getTenant)
  async get({ params }: Input<typeof getTenant>, caller: StaffCaller): Promise<Answer<typeof getTenant>> {
    requireGiven(caller, params.id);
    const tenant = await this.siteSettings.record(params.id);
    if (!tenant) throw problem('not_found');
    return toRecord(tenant);
  }

  @Endpoint(updateTenant)
  async update(
    { params, body }: Input<typeof updateTenant>,
    caller: StaffCaller,
  ): Promise<Answer<typeof updateTenant>> {
    requireGiven(caller, params.id);
    const tenant = await this.siteSettings.save({
      tenantId: params.id,
      expectedVersion: body.version,
      settings: body.settings,
      author: caller.staffId,
      given: caller.tenants,
    });
    return toRecord(tenant);
  }

  @Endpoint(listTenantVersions)
  async listVersions(
    { query }: Input<typeof listTenantVersions>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listTenantVersions>> {
    const { filter, place, ...wanted } = this.listPages.read('tenant-versions', versionList, query, caller);
    if (!filter) throw fieldProblems({ filter: 'required' });
    requireGiven(caller, filter.tenant);
    const page = await this.siteSettings.versions({ tenantId: filter.tenant, ...wanted });
    const { rows } = page;
    const names = await this.staff.names(rows.map((version) => version.author));
    this.listPages.tell(call, place, page);
    return rows.map((version) => ({
      id: `${version.tenantId}:${version.version}`,
      tenant: version.tenantId,
      version: version.version,
      author: names.get(version.author) ?? version.author,
      created_at: version.createdAt.toISOString(),
      currency: version.settings.currency,
      changes: version.changed.map((path) => ({
        path,
        before: valueAt(version.before && withHosts(version.before), path),
        after: valueAt(withHosts(version), path),
      })),
    }));
  }

  @Endpoint(restoreTenantVersion)
  async restore(
    { params, body }: Input<typeof restoreTenantVersion>,
    caller: StaffCaller,
  ): Promise<Answer<typeof restoreTenantVersion>> {
    requireGiven(caller, params.id);
    return toRecord(
      await this.siteSettings.restore({ tenantId: params.id, version: body.version, author: caller.staffId }),
    );
  }

  @Endpoint(getSettingsChoices)
  async settingsChoices(_input: unknown, caller: StaffCaller): Promise<Answer<typeof getSettingsChoices>> {
    const companies = await this.siteSettings.companies(caller.tenants);
    return {
      themes: this.themeFiles.choices(),
      companies: companies.map(({ id, name, address, city, country, kvk, vat_numbers }) => ({
        ...{ id, name, address, city, country, kvk, vat_numbers },
      })),
    };
  }

  @Endpoint(getSettingsSchema)
  settingsSchema(): Promise<Answer<typeof getSettingsSchema>> {
    return Promise.resolve(schema);
  }
}
