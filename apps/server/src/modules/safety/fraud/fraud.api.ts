import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { TracesRepository, type PersonalTrace } from './traces.repository.js';

export { compareMarksJob } from './fraud-jobs.js';

/** What other modules may do with what accounts have in common. */
@Injectable()
export class FraudApi {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly traces: TracesRepository,
  ) {}

  /**
   * Erases the marks of a member. Those of a case stay under a random id, as the other accounts of it are judged by them.
   *
   * @throws Error outside a transaction
   */
  async erase(memberId: string): Promise<void> {
    this.database.requireTransaction('Erasing marks');
    await this.traces.forget(memberId, this.ids.next(), this.clock.now());
  }

  /** What is noted of a member for their export: kinds and times, as the marks themselves are not stored. */
  export(memberId: string): Promise<PersonalTrace[]> {
    return this.traces.personal(memberId);
  }
}
