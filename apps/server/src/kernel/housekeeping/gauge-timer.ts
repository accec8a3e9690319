import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Clock } from '../../ports/clock.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { causeOf, LOG, type Log } from '../ground/log.js';
import { counter } from '../ground/measures.js';
import { acrossTenants } from '../ground/tenant-context.js';
import { Rounds } from './rounds.js';

const everyMs = 15_000;
const metadataKey = Symbol('gauges');

const failures = counter(
  'gauge_read_failures_total',
  'Readings of the gauges that come from the database which failed: those gauges then show the reading before',
);

/** Sets gauges to what the database says, over all brands. */
export interface ReadsGauges {
  /** Bounded by an index or a limit: it runs every few seconds, on every worker. */
  readGauges(now: Date): Promise<void>;
}

/** Marks a provider whose gauges the worker keeps up to date. */
export function GaugeReader() {
  return (target: new (...parameters: never[]) => ReadsGauges): void => {
    Reflect.defineMetadata(metadataKey, true, target);
  };
}

/**
 * Reads the gauges that come from the database, in the worker alone and by the clock: a scrape asks no statement, however
 * many web processes there are and however often they are scraped.
 */
@Injectable()
export class GaugeTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readers: ReadsGauges[] = [];
  private readonly rounds = new Rounds(
    () => this.readOnce(),
    () => everyMs,
  );

  constructor(
    private readonly discoveryService: DiscoveryService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.readers = this.discoveryService
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.hasMetadata(metadataKey, metatype))
      .map(({ instance }) => instance as ReadsGauges);
    if (this.environment.PRIVATE_PORT > 0) this.rounds.start(0);
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** One reading of all gauges; a failing one does not stop the others. */
  async readOnce(): Promise<void> {
    for (const reader of this.readers) {
      try {
        await acrossTenants('read gauges', () => reader.readGauges(this.clock.now()));
      } catch (error) {
        failures.inc();
        this.log.warn(causeOf(error), 'gauges could not be read');
      }
    }
  }
}
