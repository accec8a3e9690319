import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { BrandPageDeskController } from './brand-page-desk.controller.js';
import { BrandPagesController } from './brand-pages.controller.js';
import { BrandPageEntity, BrandPageVersionEntity, BrandPagesRepository } from './brand-pages.repository.js';
import { SavePage } from './save-page.js';
import { ShowPage } from './show-page.js';

export const brandPagesEntities: readonly EntityClass[] = [BrandPageEntity, BrandPageVersionEntity];

/** Pages that brands write themselves (decisions §11.7). */
@Module({
  imports: [StaffModule],
  controllers: [BrandPagesController, BrandPageDeskController],
  providers: [BrandPagesRepository, ShowPage, SavePage],
})
export class BrandPagesModule {}
