import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { withoutNames } from '../../../kernel/ground/without-names.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Ids } from '../../../ports/ids.js';
import { AppealsRepository, type StoredAppeal } from './appeals/appeals.repository.js';
import { keptUntil } from './restriction-rules.js';
import { RestrictionsRepository, type StoredRestriction } from './restrictions.repository.js';

/**
 * Makes the cases of a member who is erased nobody's: a random id in place of theirs, no name and no address in any
 * text. They are kept until closed plus six months (decisions §3.5), so that reports and reasons outlast who leaves.
 */
@Injectable()
export class EraseRestrictions {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly appeals: AppealsRepository,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /**
   * @param names what the member was called by: every name of theirs and the address
   * @throws Error outside a transaction
   */
  async erase(memberId: string, names: readonly string[]): Promise<void> {
    this.database.requireTransaction('Erasing restrictions');
    const cases = await this.restrictions.ofMember(memberId);
    const appeals = await this.appeals.against(cases.map(({ id }) => id));
    const nobody = this.ids.next();
    for (const one of cases) {
      const appeal = appeals.get(one.id);
      await this.restrictions.makeNobodys(one.id, {
        memberId: nobody,
        note: one.note && withoutNames(one.note, names),
        statement: withoutNames(one.statement, names),
        endStatement: one.endStatement && withoutNames(one.endStatement, names),
        keepUntil: one.keepUntil ?? endOf(one, appeal),
      });
      if (appeal)
        await this.appeals.setWords(appeal.id, {
          text: withoutNames(appeal.text, names),
          note: appeal.note && withoutNames(appeal.note, names),
          statement: appeal.statement && withoutNames(appeal.statement, names),
        });
    }
    await this.outbox.forget(cases.map(({ id }) => id));
  }
}

/** Null while an appeal waits: whoever decides it closes the case. */
function endOf({ appealUntil }: StoredRestriction, appeal: StoredAppeal | undefined): Date | null {
  if (!appeal) return keptUntil(appealUntil);
  return appeal.decidedAt && keptUntil(appeal.decidedAt);
}
