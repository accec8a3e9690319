import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { CheckDueHosts } from './check-due-hosts.js';
import { CheckHost } from './check-host.js';
import { HostCheckGauges } from './host-check-gauges.js';
import { HostChecksApi } from './host-checks.api.js';
import { HostChecksController } from './host-checks.controller.js';
import { HostCheckEntity, HostChecksRepository } from './host-checks.repository.js';

export const hostCheckEntities: readonly EntityClass[] = [HostCheckEntity];

/** Whether the hosts of brands lead here, and with which certificate. */
@Module({
  imports: [StaffModule],
  controllers: [HostChecksController],
  providers: [
    HostChecksApi,
    HostChecksRepository,
    // One host, on request or when it is due.
    CheckHost,
    CheckDueHosts,
    HostCheckGauges,
  ],
  exports: [CheckDueHosts, HostChecksApi],
})
export class HostChecksModule {}
