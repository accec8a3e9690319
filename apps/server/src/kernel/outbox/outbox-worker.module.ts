import { BullModule } from '@nestjs/bull';
import { Module, type DynamicModule } from '@nestjs/common';
import { redisAddress } from '../config/addresses.js';
import type { Environment } from '../config/environment.js';
import { GaugeTimer } from '../housekeeping/gauge-timer.js';
import { HousekeepingTimer } from '../housekeeping/housekeeping-timer.js';
import { OutboxGauges } from './outbox-gauges.js';
import { OutboxProcessor } from './outbox-processor.js';
import { outboxQueue, OutboxRelay, queueLock } from './outbox-relay.js';

/** The worker's part of the outbox, which leases rows, queues and runs them, the housekeeping and the gauges of the database. */
@Module({})
export class OutboxWorkerModule {
  /** @param prefix of the queue's keys in Redis, so that two installations can share one */
  static forRoot(environment: Pick<Environment, 'REDIS_URL'>, prefix = 'kindling'): DynamicModule {
    return {
      module: OutboxWorkerModule,
      imports: [
        BullModule.registerQueue({
          name: outboxQueue,
          prefix,
          settings: queueLock,
          redis: {
            ...redisAddress(environment.REDIS_URL),
            maxRetriesPerRequest: null,
            enableReadyCheck: false,
          },
        }),
      ],
      providers: [GaugeTimer, HousekeepingTimer, OutboxGauges, OutboxRelay, OutboxProcessor],
      exports: [OutboxRelay, OutboxProcessor],
    };
  }
}
