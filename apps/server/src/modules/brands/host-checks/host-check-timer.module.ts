import { Module } from '@nestjs/common';
import { HostCheckTimer } from './host-check-timer.js';
import { HostChecksModule } from './host-checks.module.js';

/** The worker's part: looks at hosts by the clock. */
@Module({ imports: [HostChecksModule], providers: [HostCheckTimer] })
export class HostCheckTimerModule {}
