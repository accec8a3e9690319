import { Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { listOwnRestrictions } from '@kindling/contract/safety/calls/restrictions';
import type { OwnRestriction } from '@kindling/contract/safety/restriction';
import { hashSecret } from '../../../../kernel/ground/hash-secret.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Clock } from '../../../../ports/clock.js';
import { AppealsRepository, type StoredAppeal } from '../appeals/appeals.repository.js';
import { appealNumber, isLinkOpen } from '../restriction-rules.js';
import { RestrictionsRepository, type StoredRestriction } from '../restrictions.repository.js';

/** A restriction with its statement and its appeal, for its member. */
@Injectable()
export class ShowRestriction {
  constructor(
    private readonly clock: Clock,
    private readonly appeals: AppealsRepository,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /** What stands against a member, the newest first. */
  async standingOf(memberId: string): Promise<Answer<typeof listOwnRestrictions>['restrictions']> {
    const standing = (await this.restrictions.ofMember(memberId)).filter(({ endedAt }) => endedAt === null);
    const appeals = await this.appeals.against(standing.map(({ id }) => id));
    return standing.map((restriction) => {
      const appeal = appeals.get(restriction.id);
      const { id, kind, decided_at, appeal_until, can_appeal } = this.shown(restriction, appeal);
      return { id, kind, decided_at, appeal_until, can_appeal, appealed: appeal !== undefined };
    });
  }

  /** @throws Problem `not_found` for somebody else's */
  async ofMember(memberId: string, id: string): Promise<OwnRestriction> {
    const restriction = await this.restrictions.find(id);
    if (restriction?.memberId !== memberId) throw problem('not_found');
    return this.shown(restriction, await this.appealOf(id));
  }

  /** @throws Problem `link_expired` for a token that is wrong or over, and for what does not exist, alike */
  async ofLink(id: string, token: string): Promise<OwnRestriction> {
    const restriction = await this.restrictions.findByToken(id, hashSecret(token));
    const appeal = restriction && (await this.appealOf(id));
    if (!restriction || !isLinkOpen(restriction, appeal, this.clock.now())) throw problem('link_expired');
    return this.shown(restriction, appeal);
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
