import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { withoutNames } from '../../../kernel/ground/without-names.js';
import { SupportCasesRepository } from './support-cases.repository.js';

/** Replaces the names of a member in their complaints, which stay until they were closed for six months (decisions §3.5). */
@Injectable()
export class EraseSupport {
  constructor(
    private readonly database: Database,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /**
   * @param names what the member was called by: every name of theirs and the address
   * @param email their address; undefined when it is not known any more
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
}
