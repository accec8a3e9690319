import { Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { listOwnRestrictions } from '@kindling/contract/safety/calls/restrictions';
import type { OwnRestriction } from '@kindling/contract/safety/restriction';
import { Database } from '../../../kernel/database/database.js';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { problem } from '../../../kernel/ground/problem.js';
import { withoutNames } from '../../../kernel/ground/without-names.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { AppealsRepository, type StoredAppeal } from './appeals/appeals.repository.js';
import { keptUntil, appealNumber, isLinkOpen } from './restriction-rules.js';
import { RestrictionsRepository, type StoredRestriction } from './restrictions.repository.js';

/** A member's restrictions and appeals for their data export (trust 16); it names no staff. */
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

/** A member's restrictions with their appeals: as the member reads them, exports them and leaves them behind. */
@Injectable()
export class MemberRestrictions {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly appeals: AppealsRepository,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /** The restrictions in force against a member, the newest first. */
  async standingOf(memberId: string): Promise<Answer<typeof listOwnRestrictions>['restrictions']> {
    const standing = (await this.restrictions.ofMember(memberId)).filter(({ endedAt }) => endedAt === null);
    const appeals = await this.appeals.against(standing.map(({ id }) => id));
    return standing.map((restriction) => {
      const appeal = appeals.get(restriction.id);
      const { id, kind, decided_at, appeal_until, can_appeal } = this.shown(restriction, appeal);
      return { id, kind, decided_at, appeal_until, can_appeal, appealed: appeal !== undefined };
    });
  }

  /** A restriction with its statement and its appeal, for its member. @throws Problem `not_found` for another member's */
  async ofMember(memberId: string, id: string): Promise<OwnRestriction> {
    const restriction = await this.restrictions.find(id);
    if (restriction?.memberId !== memberId) throw problem('not_found');
    return this.shown(restriction, await this.appealOf(id));
  }

  /** The same by the mailed link. @throws Problem `link_expired` for a wrong or expired token and an unknown id, alike */
  async ofLink(id: string, token: string): Promise<OwnRestriction> {
    const restriction = await this.restrictions.findByToken(id, hashSecret(token));
    const appeal = restriction && (await this.appealOf(id));
    if (!restriction || !isLinkOpen(restriction, appeal, this.clock.now())) throw problem('link_expired');
    return this.shown(restriction, appeal);
  }

  /**
   * Anonymises the cases of an erased member: a random id in place of theirs, no name and no address in any text. They are
   * kept for six months after closing (decisions §3.5), so that reports and reasons outlast the account.
   *
   * @param names every name of the member, and the address
   * @throws Error outside a transaction
   */
  async erase(memberId: string, names: readonly string[]): Promise<void> {
    this.database.requireTransaction('Erasing restrictions');
    const cases = await this.restrictions.ofMember(memberId);
    const appeals = await this.appeals.against(cases.map(({ id }) => id));
    const anonymous = this.ids.next();
    for (const one of cases) {
      const appeal = appeals.get(one.id);
      await this.restrictions.anonymise(one.id, {
        memberId: anonymous,
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

  private async appealOf(id: string): Promise<StoredAppeal | undefined> {
    return (await this.appeals.against([id])).get(id);
  }

  private shown(restriction: StoredRestriction, appeal: StoredAppeal | undefined): OwnRestriction {
    const { id, kind, statement, language, decidedAt, appealUntil } = restriction;
    const { endedAt, endReason, endStatement } = restriction;
    return {
      ...{ id, kind, statement, language },
      decided_at: decidedAt.toISOString(),
      appeal_until: appealUntil.toISOString(),
      can_appeal: !appeal && endedAt === null && appealUntil > this.clock.now(),
      ended:
        endedAt && endReason && endStatement !== null
          ? { at: endedAt.toISOString(), reason: endReason, statement: endStatement }
          : null,
      appeal: appeal
        ? {
            number: appealNumber(appeal.id),
            text: appeal.text,
            created_at: appeal.createdAt.toISOString(),
            due_at: appeal.dueAt.toISOString(),
            decision: appeal.decision,
            decided_at: appeal.decidedAt?.toISOString() ?? null,
            statement: appeal.statement,
          }
        : null,
    };
  }
}

/** Null while an appeal waits: its decision closes the case. */
function endOf({ appealUntil }: StoredRestriction, appeal: StoredAppeal | undefined): Date | null {
  if (!appeal) return keptUntil(appealUntil);
  return appeal.decidedAt && keptUntil(appeal.decidedAt);
}
