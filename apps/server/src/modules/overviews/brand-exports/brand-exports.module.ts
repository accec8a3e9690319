import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { SiteSettingsModule } from '../../brands/site-settings/site-settings.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { BrandExportsController } from './brand-exports.controller.js';
import { BrandExportEntity, BrandExportsRepository } from './brand-exports.repository.js';
import { ExportParts } from './export-parts.js';
import { MakeBrandExport } from './make-brand-export.js';
import { OfferBrandExport } from './offer-brand-export.js';
import { SweepBrandExports } from './sweep-brand-exports.js';

export const brandExportsEntities: readonly EntityClass[] = [BrandExportEntity];

/** A closed brand's own data as a file, read from the rows of other modules. */
@Module({
  imports: [PhotosModule, SiteSettingsModule, StaffModule],
  controllers: [BrandExportsController],
  providers: [
    // Ordered on the console, created by the worker, kept for a week.
    OfferBrandExport,
    MakeBrandExport,
    ExportParts,
    BrandExportsRepository,
    SweepBrandExports,
  ],
})
export class BrandExportsModule {}
