import { Injectable } from '@nestjs/common';
import type { Company } from '@kindling/contract/brands/settings/settings';
import type { TenantFile } from '@kindling/contract/brands/settings/tenant-file';
import { markNames } from '@kindling/contract/themes/own-marks';
import type { KeysetPage } from '../../../kernel/database/lists/keyset.js';
import { problem } from '../../../kernel/ground/problem.js';
import { fileOf } from './brands/brand-file.js';
import { CompaniesRepository } from './files/companies.repository.js';
import { TenantConfig, type Comparison, type ImportReport } from './files/tenant-config.js';
import { marksFolder } from './logos/mark-files.js';
import { MarksRepository } from './logos/marks.repository.js';
import { SaveSettingsUseCase } from './save-settings.js';
import {
  SiteSettingsRepository,
  type StoredTenant,
  type StoredVersion,
  type VersionListing,
} from './site-settings.repository.js';
import { TenantListRepository, type TenantListing, type TenantSummary } from './tenant-list.repository.js';

export { PriceHistory } from './price-history.js';
export { invalidSettings } from './invalid-settings.js';
export { MarksRepository };
export { BrandLooks } from './theme/brand-looks.js';
export { BrandMarks } from './theme/brand-marks.js';
export { BrandPictures } from './theme/brand-pictures.js';
export { settingsSaved, type SettingsSaved } from './settings-events.js';
export { ThemeFiles } from './theme/theme-files.js';
export type { ImportReport, StoredTenant, StoredVersion, TenantSummary };

/** What the console and the commands may do with settings records. */
@Injectable()
export class SiteSettingsApi {
  constructor(
    private readonly companiesRepository: CompaniesRepository,
    private readonly marks: MarksRepository,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly saveSettingsUseCase: SaveSettingsUseCase,
    private readonly tenantConfig: TenantConfig,
    private readonly tenantList: TenantListRepository,
  ) {}

  record(tenantId: string): Promise<StoredTenant | undefined> {
    return this.siteSettings.find(tenantId);
  }

  /** @param ids the brands to list, or null for all */
  list(ids: readonly string[] | null): Promise<StoredTenant[]> {
    return this.siteSettings.list(ids);
  }

  /** One page of the console's list of brands, without their settings. */
  page(wanted: TenantListing): Promise<KeysetPage<TenantSummary>> {
    return this.tenantList.page(wanted);
  }

  /** One page of the versions of a brand's record, each with the one before. */
  versions(wanted: VersionListing): Promise<KeysetPage<StoredVersion>> {
    return this.siteSettings.versions(wanted);
  }

  /** @param given ids of the brands whose companies to list, or null for all companies */
  async companies(given: readonly string[] | null): Promise<Company[]> {
    const companies = await this.companiesRepository.list(given);
    return companies.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** See `SaveSettingsUseCase.save`. */
  save(edit: {
    tenantId: string;
    expectedVersion: number;
    settings: unknown;
    author: string;
    given?: readonly string[] | null;
  }): Promise<StoredTenant> {
    return this.saveSettingsUseCase.save(edit);
  }

  /**
   * Makes the settings of an earlier version the newest ones. Hosts and state stay as they are.
   *
   * @throws Problem `not_found`, or `settings_invalid` when the old record breaks a rule made since
   */
  async restore(edit: { tenantId: string; version: number; author: string }): Promise<StoredTenant> {
    const current = await this.siteSettings.find(edit.tenantId);
    const content = await this.siteSettings.contentOfVersion(edit.tenantId, edit.version);
    if (!current || !content) throw problem('not_found');
    return this.saveSettingsUseCase.save({
      tenantId: edit.tenantId,
      expectedVersion: current.version,
      settings: content.settings,
      author: edit.author,
      restored: edit.version,
    });
  }

  /** A record as its file in `config/tenants`. */
  fileOf(stored: StoredTenant): TenantFile {
    return fileOf(stored);
  }

  /** The pictures that a record names, as files. */
  async markFilesOf({ id, settings }: StoredTenant): Promise<{ path: string; bytes: Buffer }[]> {
    const found = await Promise.all(markNames(settings.look?.marks).map((name) => this.marks.find(id, name)));
    return found.flatMap((mark) =>
      mark ? [{ path: `${marksFolder}/${mark.name}.webp`, bytes: mark.bytes }] : [],
    );
  }

  /** @param root folder that holds `config` and `themes` */
  importFiles(root: string): Promise<ImportReport> {
    return this.tenantConfig.import(root);
  }

  /** @param root folder that holds `config` and `themes` */
  compareFiles(root: string): Promise<Comparison> {
    return this.tenantConfig.compare(root);
  }

  /** See `TenantConfig.unwrittenCompany`. */
  unwrittenCompany(root: string, { settings }: StoredTenant): Promise<Company | undefined> {
    return this.tenantConfig.unwrittenCompany(root, settings.company_id);
  }

  /** See `TenantConfig.adopt`. */
  adoptFile(root: string, id: string): Promise<void> {
    return this.tenantConfig.adopt(root, id);
  }
}
