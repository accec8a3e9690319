import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ComeBack } from './come-back.js';
import { DataExportEntity } from './data-export.entity.js';
import { DepartureController } from './departure.controller.js';
import { DepartureCountEntity } from './departure-count.entity.js';
import { DeparturesRepository } from './departures.repository.js';
import { Leave } from './leave.js';

export const departureEntities: readonly EntityClass[] = [DepartureCountEntity, DataExportEntity];

/** How members leave: deletion, its undoing, their data to take along, and their erasure. */
@Module({
  imports: [AccountsModule, ProfilesModule],
  controllers: [DepartureController],
  providers: [ComeBack, DeparturesRepository, Leave],
})
export class DepartureModule {}
