import { Module } from '@nestjs/common';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PicturesModule } from '../../pictures/pictures.module.js';
import { HostChecksModule } from '../host-checks/host-checks.module.js';
import { AppController } from './app/app.controller.js';
import { BrandCompanies } from './brands/brand-companies.js';
import { ChangeBrand } from './brands/change-brand.js';
import { CheckBrand } from './brands/check-brand.js';
import { CreateBrand } from './brands/create-brand.js';
import { DraftBrand } from './brands/draft-brand.js';
import { AuditSettingsEdits } from './desk/audit-settings-edits.js';
import { BrandsController } from './desk/brands.controller.js';
import { CompaniesController } from './desk/companies.controller.js';
import { TenantsController } from './desk/tenants.controller.js';
import { CompaniesRepository } from './files/companies.repository.js';
import { TenantConfig } from './files/tenant-config.js';
import { Logos } from './logos/logos.js';
import { MarksController } from './logos/marks.controller.js';
import { MarksRepository } from './logos/marks.repository.js';
import { PriceHistory } from './price-history.js';
import { SaveSettingsUseCase } from './save-settings.js';
import { SiteSettingsApi } from './site-settings.api.js';
import { SiteSettingsController } from './site-settings.controller.js';
import { SiteSettingsRepository } from './site-settings.repository.js';
import { TenantListRepository } from './tenant-list.repository.js';
import { BrandLooks } from './theme/brand-looks.js';
import { BrandMarks } from './theme/brand-marks.js';
import { BrandPictures } from './theme/brand-pictures.js';
import { ThemeFiles } from './theme/theme-files.js';
import { ThemeController } from './theme/theme.controller.js';
import { ValidateSettings } from './validate-settings.js';

@Module({
  imports: [HostChecksModule, PicturesModule, StaffModule],
  controllers: [
    SiteSettingsController,
    ThemeController,
    AppController,
    MarksController,
    BrandsController,
    CompaniesController,
    TenantsController,
  ],
  providers: [
    SiteSettingsApi,
    SiteSettingsRepository,
    // A version of a brand's settings is checked and stored.
    SaveSettingsUseCase,
    ValidateSettings,
    AuditSettingsEdits,
    PriceHistory,
    // A brand begins as a draft and is published once it lacks nothing.
    CreateBrand,
    DraftBrand,
    CheckBrand,
    ChangeBrand,
    CompaniesRepository,
    BrandCompanies,
    TenantListRepository,
    // The same as code, in `config`.
    TenantConfig,
    // How it looks.
    ThemeFiles,
    BrandLooks,
    BrandMarks,
    BrandPictures,
    MarksRepository,
    Logos,
  ],
  exports: [
    BrandLooks,
    BrandMarks,
    BrandPictures,
    MarksRepository,
    PriceHistory,
    SiteSettingsApi,
    ThemeFiles,
  ],
})
export class SiteSettingsModule {}
