import { Injectable } from '@nestjs/common';
import type { Complaint } from '@kindling/contract/safety/calls/support';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { ShowComplaint } from './show-complaint.js';
import { SupportCasesRepository } from './support-cases.repository.js';
import { additions, dueAfter } from './support-rules.js';

/** Whoever complained writes more. What was answered waits for an answer again, with a deadline of its own. */
@Injectable()
export class AddToComplaint {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly showComplaint: ShowComplaint,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /** @throws Problem `link_expired`, `support_case_closed`, `rate_limited`, `validation_failed` (`text`) */
  async add(number: string, token: string, words: string): Promise<Complaint> {
    const known = await this.showComplaint.caseOfLink(number, token);
    if (!known) throw problem('link_expired');
    const text = words.trim();
    if (text === '') throw fieldProblems({ text: 'required' });
    await this.limits.consume(additions, known.id);
    const changed = await this.database.inTransaction(async () => {
      const found = await this.supportCases.lock(known.id);
      if (!found || found.state === 'closed') throw problem('support_case_closed');
      const now = this.clock.now();
      await this.supportCases.write({
        ...{ id: this.ids.next(), caseId: found.id, kind: 'complaint', staffId: null },
        ...{ text, writtenAt: now },
      });
      if (found.state === 'open') return found;
      const opened = { state: 'open', dueAt: dueAfter(now), changedAt: now } as const;
      await this.supportCases.change(found.id, opened);
      return { ...found, ...opened };
    });
    return this.showComplaint.shown(changed);
  }
}
