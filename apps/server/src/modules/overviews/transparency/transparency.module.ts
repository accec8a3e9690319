import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { CountMonth } from './count-month.js';
import { KeepMonths } from './keep-months.js';
import { ShowTransparency } from './show-transparency.js';
import { TransparencyFilesController } from './transparency-files.controller.js';
import { TransparencyController } from './transparency.controller.js';
import { TransparencyMonthEntity, TransparencyRepository } from './transparency.repository.js';

export const transparencyEntities: readonly EntityClass[] = [TransparencyMonthEntity];

/**
 * Transparency reports of reports, restrictions and decisions, counted from the rows of other modules and stored by
 * month (trust 10).
 */
@Module({
  imports: [StaffModule],
  controllers: [TransparencyController, TransparencyFilesController],
  providers: [ShowTransparency, CountMonth, KeepMonths, TransparencyRepository],
})
export class TransparencyModule {}
