import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { withoutNames } from '../../../kernel/ground/without-names.js';
import { namelessSnapshot, withoutReporter } from './cases/snapshot.js';
import { ReportsRepository } from './reports.repository.js';

/**
 * Replaces the names of a member in what was reported by them and about them (decisions §3.5). The cases stay until they
 * were closed for six months: leaving erases no report (trust 11).
 */
@Injectable()
export class EraseReports {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportsRepository,
  ) {}

  /**
   * @param names what the member was called by: every name of theirs and the address
   * @param email their address; undefined when it is not known any more
   * @throws Error outside a transaction
   */
  async erase(memberId: string, names: readonly string[], email: string | undefined): Promise<void> {
    this.database.requireTransaction('Erasing reports');
    for (const { id, snapshot, words } of await this.reports.reportsAbout(memberId)) {
      await this.reports.replace(id, {
        snapshot: namelessSnapshot(snapshot, names),
        words: withoutNames(words, names),
      });
    }
    for (const { id, snapshot, words } of await this.reports.reportsBy(memberId))
      await this.reports.replace(id, {
        reporterId: null,
        snapshot: withoutReporter(snapshot),
        words: withoutNames(words, names),
      });
    await this.reports.forgetMember(memberId);
    if (email !== undefined) await this.reports.forgetEmail(email);
  }
}
