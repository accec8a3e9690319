import { Injectable } from '@nestjs/common';
import { AppealsRepository } from './appeals/appeals.repository.js';
import { appealNumber } from './restriction-rules.js';
import { RestrictionsRepository } from './restrictions.repository.js';

/** What was decided against a member and what they said to it, for them to take along (trust 16); nobody of staff. */
export interface RestrictionExport {
  kind: string;
  ground: string;
  statement: string;
  language: string;
  automated: boolean;
  decidedAt: Date;
  appealUntil: Date;
  endedAt: Date | null;
  endReason: string | null;
  endStatement: string | null;
  appeal: {
    number: string;
    text: string;
    createdAt: Date;
    dueAt: Date;
    decision: string | null;
    decidedAt: Date | null;
    statement: string | null;
  } | null;
}

@Injectable()
export class ExportRestrictions {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  async export(memberId: string): Promise<RestrictionExport[]> {
    const cases = await this.restrictions.ofMember(memberId);
    const appeals = await this.appeals.against(cases.map(({ id }) => id));
    return cases.map((one) => {
      const { kind, ground, statement, language, automated, decidedAt, appealUntil } = one;
      const { endedAt, endReason, endStatement } = one;
      const appeal = appeals.get(one.id);
      return {
        ...{ kind, ground, statement, language, automated, decidedAt, appealUntil },
        ...{ endedAt, endReason, endStatement },
        appeal: appeal
          ? {
              number: appealNumber(appeal.id),
              text: appeal.text,
              createdAt: appeal.createdAt,
              dueAt: appeal.dueAt,
              decision: appeal.decision,
              decidedAt: appeal.decidedAt,
              statement: appeal.statement,
            }
          : null,
      };
    });
  }
}
