import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { TrafficApi } from './traffic.api.js';
import { TrafficController } from './traffic.controller.js';
import { BeginSummingVisits } from './visits/begin-summing-visits.js';
import { SumVisits } from './visits/sum-visits.js';
import { VisitTally } from './visits/visit-tally.js';
import { VisitTallyEntity, VisitsRepository } from './visits/visits.repository.js';

export const trafficEntities: readonly EntityClass[] = [VisitTallyEntity];

@Module({
  controllers: [TrafficController],
  providers: [BeginSummingVisits, SumVisits, TrafficApi, VisitTally, VisitsRepository],
  exports: [TrafficApi, VisitsRepository],
})
export class TrafficModule {}
