import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  cloneTenant,
  compareTenantVersions,
  createTenant,
  getReadiness,
  getStandardTexts,
  getTenantFile,
  openPreview,
  setTenantHosts,
  setTenantState,
} from '@kindling/contract/brands/calls/brands';
import { languages } from '@kindling/contract/languages';
import { previewPath } from '../../../../kernel/entrance/preview-hook.js';
import { Previews } from '../../../../kernel/entrance/previews.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { requireGiven } from '../../../console/staff/staff.api.js';
import { compareWithFile } from '../brands/brand-file.js';
import { ChangeBrand } from '../brands/change-brand.js';
import { CheckBrand } from '../brands/check-brand.js';
import { CreateBrand } from '../brands/create-brand.js';
import { standardTexts } from '../brands/standard-texts.js';
import { changedPaths } from '../changed-paths.js';
import { CompaniesRepository } from '../files/companies.repository.js';
import { invalidSettings } from '../invalid-settings.js';
import { SiteSettingsRepository, type StoredTenant } from '../site-settings.repository.js';
import { BrandLooks } from '../theme/brand-looks.js';
import { toRecord, valueAt, withHosts } from './tenant-records.js';

/** The life of a brand on the console: opened, looked at, published, found under hosts, closed. */
@Controller()
export class BrandsController {
  constructor(
    private readonly changeBrand: ChangeBrand,
    private readonly companies: CompaniesRepository,
    private readonly checkBrand: CheckBrand,
    private readonly createBrand: CreateBrand,
    private readonly brandLooks: BrandLooks,
    private readonly previews: Previews,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly texts: Texts,
  ) {}

  @Endpoint(createTenant)
  async create(
    { body }: Input<typeof createTenant>,
    caller: StaffCaller,
  ): Promise<Answer<typeof createTenant>> {
    return toRecord(await this.createBrand.create(body, caller));
  }

  @Endpoint(cloneTenant)
  async clone(
    { params, body }: Input<typeof cloneTenant>,
    caller: StaffCaller,
  ): Promise<Answer<typeof cloneTenant>> {
    requireGiven(caller, params.id);
    return toRecord(await this.createBrand.clone(params.id, body, caller));
  }

  @Endpoint(getReadiness)
  async ready(
    { params }: Input<typeof getReadiness>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getReadiness>> {
    return this.checkBrand.readinessOf(await this.given(params.id, caller));
  }

  @Endpoint(getStandardTexts)
  async standardTexts(
    { params }: Input<typeof getStandardTexts>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getStandardTexts>> {
    const { settings } = await this.given(params.id, caller);
    return standardTexts(settings, languages, (language) => this.texts.in(language));
  }

  @Endpoint(setTenantState)
  async setState(
    { params, body }: Input<typeof setTenantState>,
    caller: StaffCaller,
  ): Promise<Answer<typeof setTenantState>> {
    requireGiven(caller, params.id);
    const edit = { tenantId: params.id, expectedVersion: body.version, author: caller.staffId };
    return toRecord(await this.changeBrand.setState(edit, body.state, body.without));
  }

  @Endpoint(setTenantHosts)
  async setHosts(
    { params, body }: Input<typeof setTenantHosts>,
    caller: StaffCaller,
  ): Promise<Answer<typeof setTenantHosts>> {
    requireGiven(caller, params.id);
    const edit = { tenantId: params.id, expectedVersion: body.version, author: caller.staffId };
    return toRecord(await this.changeBrand.setHosts(edit, body.hosts));
  }

  @Endpoint(openPreview)
  async preview(
    { params, body }: Input<typeof openPreview>,
    caller: StaffCaller,
  ): Promise<Answer<typeof openPreview>> {
    const { id } = await this.given(params.id, caller);
    if (body.look && !this.brandLooks.has(body.look.theme))
      throw invalidSettings([{ path: 'theme', reason: 'There is no such theme.' }]);
    const trial = body.look || body.mode ? body : undefined;
    const { token, expiresAt } = this.previews.issue(id, caller.sessionHash, trial);
    return {
      host: `${id}.${this.checkBrand.surroundings.consoleHost}`,
      path: `${previewPath}?token=${encodeURIComponent(token)}&to=`,
      expires_at: expiresAt.toISOString(),
    };
  }

  @Endpoint(compareTenantVersions)
  async compare(
    { params, query }: Input<typeof compareTenantVersions>,
    caller: StaffCaller,
  ): Promise<Answer<typeof compareTenantVersions>> {
    requireGiven(caller, params.id);
    const [before, after] = await Promise.all([
      this.siteSettings.contentOfVersion(params.id, query.before),
      this.siteSettings.contentOfVersion(params.id, query.after),
    ]);
    if (!before || !after) throw problem('not_found');
    const [one, other] = [withHosts(before), withHosts(after)];
    return {
      currency: after.settings.currency,
      changes: changedPaths(one, other).map((path) => ({
        path,
        before: valueAt(one, path),
        after: valueAt(other, path),
      })),
    };
  }

  @Endpoint(getTenantFile)
  async file(
    { params }: Input<typeof getTenantFile>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getTenantFile>> {
    const stored = await this.given(params.id, caller);
    const { file, onDisk, changed, problems } = await compareWithFile(stored, await this.companies.ids());
    const [disk, record] = [
      onDisk && { hosts: onDisk.hosts, ...onDisk.settings },
      { hosts: file.hosts, ...file.settings },
    ];
    return {
      file,
      on_disk: onDisk !== undefined || problems.length > 0,
      differences: changed.map((path) => ({
        path,
        before: valueAt(disk, path),
        after: valueAt(record, path),
      })),
      problems,
    };
  }

  private async given(id: string, caller: StaffCaller): Promise<StoredTenant> {
    requireGiven(caller, id);
    const stored = await this.siteSettings.find(id);
    if (!stored) throw problem('not_found');
    return stored;
  }
}
