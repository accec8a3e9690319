import { Injectable } from '@nestjs/common';
import type { Complaint } from '@kindling/contract/safety/calls/support';
import { problem } from '../../../kernel/ground/problem.js';
import { ComplaintLinks, ShowReport, type ReportState } from '../reports/reports.api.js';
import { SupportCasesRepository, type SupportCaseRow } from './support-cases.repository.js';

/** A complaint as whoever made it sees it. */
@Injectable()
export class ShowComplaint {
  constructor(
    private readonly complaintLinks: ComplaintLinks,
    private readonly showReport: ShowReport,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /** @throws Problem `link_expired` for a token that does not open it, and for a number that nobody has, alike */
  async ofLink(number: string, token: string): Promise<Complaint> {
    const found = await this.caseOfLink(number, token);
    if (found) return this.shown(found);
    const report = await this.showReport.ofLink(number, token);
    if (!report) throw problem('link_expired');
    return shownReport(report);
  }

  /** @returns undefined where the token opens no case of support of this number */
  async caseOfLink(number: string, token: string): Promise<SupportCaseRow | undefined> {
    const found = await this.supportCases.findByNumber(number);
    return found && this.complaintLinks.opens('support', found.id, token) ? found : undefined;
  }

  async shown({ id, number, topic, openedAt, dueAt, state }: SupportCaseRow): Promise<Complaint> {
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
