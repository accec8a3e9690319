import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { TrafficApi } from './traffic.api.js';
import { TrafficController } from './traffic.controller.js';
import { SumVisits } from './visits/sum-visits.js';
import { VisitTally } from './visits/visit-tally.js';
import { VisitTallyEntity, VisitsRepository } from './visits/visits.repository.js';

export const trafficEntities: readonly EntityClass[] = [VisitTallyEntity];

@Module({
  controllers: [TrafficController],
  providers: [TrafficApi, VisitTally, VisitsRepository, SumVisits],
  exports: [TrafficApi, VisitsRepository],
})
export class TrafficModule {}
