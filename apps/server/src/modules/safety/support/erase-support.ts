import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { withoutNames } from '../../../kernel/without-names.js';
import { SupportCasesRepository } from './support-cases.repository.js';

/** Replaces the names of a member in their complaints, which stay until they were closed for six months (decisions §3.5). */
@Injectable()
export class EraseSupport {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SupportCasesRepository) private readonly cases: SupportCasesRepository,
  ) {}

  /**
   * @param names what the member was called by: every name of theirs and the address
   * @param email their address; undefined when it is not known any more
   * @throws Error outside a transaction
   */
  async erase(memberId: string, names: readonly string[], email: string | undefined): Promise<void> {
    this.database.requireTransaction('Erasing complaints');
    const asVisitor = email === undefined ? [] : await this.cases.ofEmail(email);
    for (const { id, orderWords } of [...(await this.cases.ofMember(memberId)), ...asVisitor]) {
      for (const message of await this.cases.messagesOf(id))
        await this.cases.setText(message.id, withoutNames(message.text, names));
      const order = orderWords === null ? null : withoutNames(orderWords, names);
      await this.cases.change(id, { memberId: null, email: null, orderWords: order });
    }
  }
}
