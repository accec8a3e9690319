import { Injectable } from '@nestjs/common';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { EndRestriction, type RestrictionEnding } from './imposing/end-restriction.js';
import {
  ImposeRestriction,
  type NewRestriction,
  type StatementDraft,
} from './imposing/impose-restriction.js';
import type { RestrictionSubject } from './imposing/restriction-effects.js';
import { MemberRestrictions, type RestrictionExport } from './member-restrictions.js';
import { decisionsPerStaff, isBan } from './restriction-rules.js';
import { RestrictionsRepository, type StoredRestriction } from './restrictions.repository.js';
import { RestrictionLinks } from './statements/restriction-links.js';
import { restrictionMailJob } from './statements/restriction-mails.js';

export {
  RestrictionEffects,
  type RestrictionEffect,
  type RestrictionSubject,
  type TakenSubject,
} from './imposing/restriction-effects.js';
export { restrictionEnded, type EndedRestriction } from './imposing/end-restriction.js';
export { appealNumber } from './restriction-rules.js';
export { restrictionMailJob, type RestrictionMailOrder } from './statements/restriction-mails.js';
export { RestrictionMails, type RestrictionMail } from './statements/restriction-mails.js';
export type { NewRestriction, RestrictionEnding, RestrictionExport };
export type { StoredRestriction as Restriction };

/** What other modules may do with restrictions. Each runs in the caller's transaction. */
@Injectable()
export class RestrictionsApi {
  constructor(
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly imposeRestriction: ImposeRestriction,
    private readonly endRestriction: EndRestriction,
    private readonly memberRestrictions: MemberRestrictions,
    private readonly restrictionLinks: RestrictionLinks,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /** See `ImposeRestriction.impose`. */
  impose(restriction: NewRestriction): Promise<string> {
    return this.imposeRestriction.impose(restriction);
  }

  /** See `ImposeRestriction.preview`. */
  preview(draft: Omit<NewRestriction, 'decidedBy'>): Promise<StatementDraft> {
    return this.imposeRestriction.preview(draft);
  }

  /** Counts an account-level decision against the moderator's limit. @throws Problem `rate_limited` */
  countAccountDecision(staffId: string): Promise<void> {
    return this.limits.consumeOnConsole(decisionsPerStaff, staffId);
  }

  /** See `EndRestriction.end`. */
  end(restrictionId: string, ending: RestrictionEnding): Promise<void> {
    return this.endRestriction.end(restrictionId, ending);
  }

  find(restrictionId: string): Promise<StoredRestriction | undefined> {
    return this.restrictions.find(restrictionId);
  }

  /** The id of the newest restriction of a kind in force against a subject of a member; undefined for none. */
  async standing(
    kind: StoredRestriction['kind'],
    { memberId, subjectId }: RestrictionSubject,
  ): Promise<string | undefined> {
    const rows = await this.restrictions.standing(memberId, [kind]);
    return rows.find((row) => row.subjectId === subjectId)?.id;
  }

  /** How many restrictions a member had that no appeal reversed. */
  countOf(memberId: string): Promise<number> {
    return this.restrictions.countOf(memberId);
  }

  /** How many of these restrictions an appeal reversed. */
  reversedOf(restrictionIds: readonly string[]): Promise<number> {
    return this.restrictions.reversedOf(restrictionIds);
  }

  /** A member's restrictions, the newest first. */
  listOf(memberId: string): Promise<StoredRestriction[]> {
    return this.restrictions.ofMember(memberId);
  }

  /** The token that opens a statement without a login, for its member alone, who has to be identified by now. */
  tokenOf(restrictionId: string): string {
    return this.restrictionLinks.token(restrictionId);
  }

  /** The banned member, by the link of their ban; undefined for any other link, and once the ban is over. */
  async bannedByLink(restrictionId: string, token: string): Promise<string | undefined> {
    const restriction = await this.restrictions.findByToken(restrictionId, hashSecret(token));
    return restriction && isBan(restriction) ? restriction.memberId : undefined;
  }

  /** Mails a banned member the way to their data export. */
  async offerData(restrictionId: string): Promise<void> {
    await this.outbox.add(restrictionMailJob, { about: 'data', restrictionId });
  }

  /** See `MemberRestrictions.erase`. */
  erase(memberId: string, names: readonly string[]): Promise<void> {
    return this.memberRestrictions.erase(memberId, names);
  }

  /** See `MemberRestrictions.export`. */
  export(memberId: string): Promise<RestrictionExport[]> {
    return this.memberRestrictions.export(memberId);
  }
}
