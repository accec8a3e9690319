import { Injectable } from '@nestjs/common';
import { SupportCasesRepository, type SupportCaseRow } from './support-cases.repository.js';

/** What a member complained about and what they were answered; who of the staff did stays out. */
export interface SupportExport extends Pick<SupportCaseRow, 'number' | 'topic' | 'state' | 'openedAt'> {
  order: string | null;
  messages: { from: 'you' | 'us'; text: string; at: Date }[];
}

@Injectable()
export class ExportSupport {
  constructor(private readonly supportCases: SupportCasesRepository) {}

  async export(memberId: string): Promise<SupportExport[]> {
    const exported: SupportExport[] = [];
    for (const { id, number, topic, state, openedAt, orderWords: order } of await this.supportCases.ofMember(
      memberId,
    )) {
      const messages = (await this.supportCases.messagesOf(id)).filter(({ kind }) => kind !== 'note');
      exported.push({
        ...{ number, topic, state, openedAt, order },
        messages: messages.map(({ kind, text, writtenAt }) => ({
          ...{ from: kind === 'complaint' ? ('you' as const) : ('us' as const), text, at: writtenAt },
        })),
      });
    }
    return exported;
  }
}
