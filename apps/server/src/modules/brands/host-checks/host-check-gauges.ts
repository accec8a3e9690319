import { Injectable } from '@nestjs/common';
import { gauge } from '../../../kernel/ground/measures.js';
import { GaugeReader, type ReadsGauges } from '../../../kernel/housekeeping/gauge-timer.js';
import { hostStates } from './host-findings.js';
import { HostChecksRepository } from './host-checks.repository.js';

const hosts = gauge(
  'host_checks',
  'Hosts of brands by what the last look at DNS and certificate found: waiting (not right yet), right, ending and urgent (the certificate ends within 14 or 3 days), broken (was right), none (not on the internet)',
  ['state'],
);

/** Counts the hosts by an index that holds nothing else. */
@Injectable()
@GaugeReader()
export class HostCheckGauges implements ReadsGauges {
  constructor(private readonly hostChecks: HostChecksRepository) {}

  async readGauges(): Promise<void> {
    const rows = await this.hostChecks.states();
    for (const state of hostStates) hosts.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
  }
}
