import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { withoutNames } from '../../../kernel/ground/without-names.js';
import { SupportCasesRepository, type SupportCaseRow } from './support-cases.repository.js';

export { isFirstAnswer } from './support-cases.repository.js';
export { SupportQueueRepository } from './desk/support-queue.repository.js';
export { SupportMails, supportMailJob, type SupportMail, type SupportMailOrder } from './support-mails.js';

/** A member's complaints with their answers, for their data export; it names no staff. */
export interface SupportExport extends Pick<SupportCaseRow, 'number' | 'topic' | 'state' | 'openedAt'> {
  order: string | null;
  messages: { from: 'you' | 'us'; text: string; at: Date }[];
}

/** What other modules may do with complaints. */
@Injectable()
export class SupportApi {
  constructor(
    private readonly database: Database,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /** A member's complaints, the first one first. */
  casesOf(memberId: string): Promise<SupportCaseRow[]> {
    return this.supportCases.ofMember(memberId);
  }

  /**
   * Replaces the names of an erased member in their complaints, which stay until six months after closing (decisions §3.5).
   *
   * @param names every name of the member, and the address
   * @param email their address; undefined when it is no longer known
   * @throws Error outside a transaction
   */
  async erase(memberId: string, names: readonly string[], email: string | undefined): Promise<void> {
    this.database.requireTransaction('Erasing complaints');
    const asVisitor = email === undefined ? [] : await this.supportCases.ofEmail(email);
    for (const { id, orderWords } of [...(await this.supportCases.ofMember(memberId)), ...asVisitor]) {
      for (const message of await this.supportCases.messagesOf(id))
        await this.supportCases.setText(message.id, withoutNames(message.text, names));
      const order = orderWords === null ? null : withoutNames(orderWords, names);
      await this.supportCases.change(id, { memberId: null, email: null, orderWords: order });
    }
  }

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
