import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../staff/staff.module.js';
import { AskBulkUndo } from './ask-bulk-undo.js';
import { BulkJobs } from './bulk-jobs.js';
import { BulkJobEntity, BulkRowEntity, BulkJobsRepository } from './bulk-jobs.repository.js';
import { BulkRows } from './bulk-rows.js';
import { BulkController } from './bulk.controller.js';
import { CarryOutBulk } from './carry-out-bulk.js';
import { UndoBulk } from './undo-bulk.js';

export const bulkEntities: readonly EntityClass[] = [BulkJobEntity, BulkRowEntity];

/** Bulk actions of staff. */
@Module({
  imports: [StaffModule],
  controllers: [BulkController],
  providers: [BulkJobs, BulkRows, CarryOutBulk, AskBulkUndo, UndoBulk, BulkJobsRepository],
})
export class BulkModule {}
