import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Broadcast } from './broadcast/broadcast.js';
import { ENVIRONMENT, type Environment } from './config/environment.js';
import {
  dataSourceOptions,
  GuardedDataSource,
  type EntityClass,
  type OnUnguarded,
} from './database/data-source.js';
import { Database } from './database/database.js';
import { Writers } from './database/writer/writers.js';
import { EVENT_ORDER, Events, type EventOrder } from './outbox/events.js';
import { EphemeralFacts } from './broadcast/ephemeral-facts.js';
import { DailyJobs } from './outbox/daily-jobs.js';
import { Housekeeping } from './housekeeping/housekeeping.js';
import { OldRows } from './housekeeping/old-rows.js';
import { OneByOne } from './housekeeping/one-by-one.js';
import { Drain } from './entrance/operations/drain.js';
import { Health } from './entrance/operations/health.js';
import { Callers } from './entrance/callers.js';
import { EndpointRegistry } from './http/endpoint-registry.js';
import { Hosts } from './tenancy/hosts.js';
import { Limits } from './http/limits/limits.js';
import { Previews } from './entrance/previews.js';
import { RouteLimits } from './http/limits/route-limits.js';
import { Texts } from './ground/texts.js';
import { LOG, type Log } from './ground/log.js';
import { OutboxEntity } from './outbox/outbox.entity.js';
import { Outbox } from './outbox/outbox.js';
import { SessionEntity } from './sessions/member-session.entity.js';
import { MemberSessions } from './sessions/member-sessions.js';
import { StaffSessionEntity } from './sessions/staff-session.entity.js';
import { StaffSessions } from './sessions/staff-sessions.js';
import { TenantChanges } from './tenancy/tenant-changes.js';
import { TenantRegistry } from './tenancy/tenant-registry.js';
import {
  CompanyEntity,
  FormerHostEntity,
  TenantEntity,
  TenantHostEntity,
  TenantMarkEntity,
  TenantSettingsVersionEntity,
} from './tenancy/tenant.entity.js';

export const kernelEntities: readonly EntityClass[] = [
  TenantEntity,
  TenantHostEntity,
  FormerHostEntity,
  TenantMarkEntity,
  TenantSettingsVersionEntity,
  CompanyEntity,
  SessionEntity,
  StaffSessionEntity,
  OutboxEntity,
];

export interface KernelOptions {
  environment: Environment;
  log: Log;
  /** Every entity of the modules; the kernel's own are added. */
  entities: readonly EntityClass[];
  /** The adapters of every port, bound by the composition root. */
  ports: readonly Provider[];
  /** The listeners of each event, in order. */
  eventOrder: EventOrder;
}

/** The kernel's providers, once per process. */
@Module({})
export class KernelModule {
  static forRoot({ environment, log, entities, ports, eventOrder }: KernelOptions): DynamicModule {
    const portTokens = ports.map((port) => (port as { provide: symbol }).provide);
    const onUnguarded: OnUnguarded = (problem) => {
      if (environment.NODE_ENV !== 'production') throw problem;
      log.error({ err: problem }, 'statement without tenant');
    };
    const writers = Writers.of(environment.DATABASE_URL, log);
    return {
      module: KernelModule,
      global: true,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSourceOptions(environment, [...kernelEntities, ...entities], writers),
          dataSourceFactory: async (options) => {
            if (!options) throw new Error('The data source needs options');
            return new GuardedDataSource(options, onUnguarded, writers).initialize();
          },
        }),
      ],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: LOG, useValue: log },
        ...ports,
        { provide: EVENT_ORDER, useValue: eventOrder },
        Broadcast,
        Callers,
        DailyJobs,
        Database,
        Drain,
        EndpointRegistry,
        Events,
        EphemeralFacts,
        Health,
        Hosts,
        Housekeeping,
        Limits,
        OldRows,
        OneByOne,
        Outbox,
        Previews,
        RouteLimits,
        MemberSessions,
        StaffSessions,
        TenantChanges,
        TenantRegistry,
        Texts,
      ],
      exports: [
        ENVIRONMENT,
        LOG,
        ...portTokens,
        DiscoveryModule,
        Broadcast,
        Callers,
        DailyJobs,
        Database,
        Drain,
        EndpointRegistry,
        Events,
        EphemeralFacts,
        Health,
        Hosts,
        Housekeeping,
        Limits,
        OldRows,
        OneByOne,
        Outbox,
        Previews,
        RouteLimits,
        MemberSessions,
        StaffSessions,
        TenantChanges,
        TenantRegistry,
        Texts,
      ],
    };
  }
}
