import { Injectable } from '@nestjs/common';
import type { Complaint } from '@kindling/contract/safety/calls/support';
import { Database } from '../../../kernel/database/database.js';
import { problem, fieldProblems } from '../../../kernel/ground/problem.js';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { ComplaintLinks, ReportsApi, type ReportState } from '../reports/reports.api.js';
import { SupportCasesRepository, type SupportCaseRow } from './support-cases.repository.js';
import { additions, dueAfter, answeredBefore, closedBefore } from './support-rules.js';

/** Complaints on pages of their own, where their complainants read the answers and write more, until they are closed. */
@Injectable()
@Sweep('cases of support')
export class Complaints implements Sweeps {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly oneByOne: OneByOne,
    private readonly complaintLinks: ComplaintLinks,
    private readonly reports: ReportsApi,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /** @throws Problem `link_expired` for a wrong token and for an unknown number, alike */
  async ofLink(number: string, token: string): Promise<Complaint> {
    const found = await this.caseOfLink(number, token);
    if (found) return this.shown(found);
    const report = await this.reports.ofLink(number, token);
    if (!report) throw problem('link_expired');
    return shownReport(report);
  }

  /**
   * Adds to a complaint. One that was answered waits for an answer again, with a deadline of its own.
   *
   * @throws Problem `link_expired`, `support_case_closed`, `rate_limited`, `validation_failed` (`text`)
   */
  async add(number: string, token: string, words: string): Promise<Complaint> {
    const known = await this.caseOfLink(number, token);
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
    return this.shown(changed);
  }

  /** Closes answered complaints that got no further word, and deletes closed ones after six months (decisions §3.5). */
  async sweep(now: Date, atMost: number): Promise<number> {
    const answered = await this.supportCases.unchangedSince('answered', answeredBefore(now), atMost);
    const closed = await this.supportCases.unchangedSince('closed', closedBefore(now), atMost);
    return Math.max(
      await this.oneByOne.end(answered, ({ id }) => this.supportCases.close(id, now)),
      await this.oneByOne.end(closed, ({ id }) => this.supportCases.delete(id)),
    );
  }

  /** @returns undefined where the token opens no support case of this number */
  private async caseOfLink(number: string, token: string): Promise<SupportCaseRow | undefined> {
    const found = await this.supportCases.findByNumber(number);
    return found && this.complaintLinks.opens('support', found.id, token) ? found : undefined;
  }

  private async shown({ id, number, topic, openedAt, dueAt, state }: SupportCaseRow): Promise<Complaint> {
    const messages = (await this.supportCases.messagesOf(id)).filter(({ kind }) => kind !== 'note');
    return {
      ...{ number, topic, state, outcome: null },
      made_at: openedAt.toISOString(),
      due_at: dueAt.toISOString(),
      messages: messages.map(({ kind, text, writtenAt }) => ({
        ...{ from: kind === 'complaint' ? ('you' as const) : ('us' as const), text },
        at: writtenAt.toISOString(),
      })),
      can_write: state !== 'closed',
    };
  }
}

function shownReport({ number, kind, reportedAt, dueAt, outcome }: ReportState): Complaint {
  const topics = { profile: 'person', address: 'picture', photo: 'picture', text: 'text', message: 'text' };
  return {
    ...{ number, topic: topics[kind] as Complaint['topic'], outcome },
    state: outcome === null ? 'open' : 'closed',
    made_at: reportedAt.toISOString(),
    due_at: dueAt.toISOString(),
    messages: [],
    can_write: false,
  };
}
