import { Module } from '@nestjs/common';
import { ImportTenants } from './import-tenants.js';
import { SaveSettingsUseCase } from './save-settings.js';
import { SiteSettingsApi } from './site-settings.api.js';
import { SiteSettingsController } from './site-settings.controller.js';
import { SiteSettingsRepository } from './site-settings.repository.js';

@Module({
  controllers: [SiteSettingsController],
  providers: [ImportTenants, SaveSettingsUseCase, SiteSettingsApi, SiteSettingsRepository],
  exports: [SiteSettingsApi],
})
export class SiteSettingsModule {}
