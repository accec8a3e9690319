import { Module } from '@nestjs/common';
import { StaffModule } from '../../console/staff/staff.module.js';
import { CodeUsesRepository } from './code-uses.repository.js';
import { CohortsRepository } from './cohorts.repository.js';
import { CountCohorts } from './count-cohorts.js';
import { CountGrowth } from './count-growth.js';
import { CountUse } from './count-use.js';
import { GrowthController } from './growth.controller.js';
import { GrowthRepository } from './growth.repository.js';

/** Sources of members, and what becomes of them, counted from the rows of other modules. */
@Module({
  imports: [StaffModule],
  controllers: [GrowthController],
  providers: [
    // Sources of members.
    CountGrowth,
    GrowthRepository,
    // Codes and invitations.
    CountUse,
    CodeUsesRepository,
    // What becomes of a week's signups.
    CountCohorts,
    CohortsRepository,
  ],
})
export class GrowthModule {}
