import { Injectable } from '@nestjs/common';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { EraseRestrictions } from './erase-restrictions.js';
import { ExportRestrictions, type RestrictionExport } from './export-restrictions.js';
import { DecisionLimit } from './imposing/decision-limit.js';
import { EndRestriction, type RestrictionEnding } from './imposing/end-restriction.js';
import {
  ImposeRestriction,
  type NewRestriction,
  type StatementDraft,
} from './imposing/impose-restriction.js';
import type { RestrictionSubject } from './imposing/restriction-effects.js';
import { restrictionMailJob } from './restriction-jobs.js';
import { isBan } from './restriction-rules.js';
import { RestrictionsRepository, type StoredRestriction } from './restrictions.repository.js';
import { RestrictionLinks } from './statements/restriction-links.js';

export {
  RestrictionEffects,
  type RestrictionEffect,
  type RestrictionSubject,
  type TakenSubject,
} from './imposing/restriction-effects.js';
export { restrictionEnded, type EndedRestriction } from './restriction-events.js';
export { restrictionMailJob, type RestrictionMailOrder } from './restriction-jobs.js';
export { RestrictionMails, type RestrictionMail } from './statements/restriction-mails.js';
export type { NewRestriction, RestrictionEnding, RestrictionExport };
export type { StoredRestriction as Restriction };

/** What other modules may take from members, and give back. Each runs in the caller's transaction. */
@Injectable()
export class RestrictionsApi {
  constructor(
    private readonly outbox: Outbox,
    private readonly decisionLimit: DecisionLimit,
    private readonly imposeRestriction: ImposeRestriction,
    private readonly endRestriction: EndRestriction,
    private readonly eraseRestrictions: EraseRestrictions,
    private readonly exportRestrictions: ExportRestrictions,
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

  /** See `DecisionLimit.count`: for decisions about whole accounts that are made elsewhere. */
  countAccountDecision(staffId: string): Promise<void> {
    return this.decisionLimit.count(staffId);
  }

  /** See `EndRestriction.end`. */
  end(restrictionId: string, ending: RestrictionEnding): Promise<void> {
    return this.endRestriction.end(restrictionId, ending);
  }

  find(restrictionId: string): Promise<StoredRestriction | undefined> {
    return this.restrictions.find(restrictionId);
  }

  /** The id of the restriction of a kind that stands against a subject of a member, the newest; undefined: none does. */
  async standing(
    kind: StoredRestriction['kind'],
    { memberId, subjectId }: RestrictionSubject,
  ): Promise<string | undefined> {
    const rows = await this.restrictions.standing(memberId, [kind]);
    return rows.find((row) => row.subjectId === subjectId)?.id;
  }

  /** How many restrictions a member had that no appeal found wrong. */
  countOf(memberId: string): Promise<number> {
    return this.restrictions.countOf(memberId);
  }

  /** How many of these restrictions an appeal found wrong. */
  reversedOf(restrictionIds: readonly string[]): Promise<number> {
    return this.restrictions.reversedOf(restrictionIds);
  }

  /** A member's restrictions, the newest first. */
  listOf(memberId: string): Promise<StoredRestriction[]> {
    return this.restrictions.ofMember(memberId);
  }

  /** What opens a statement without a login; for its member alone, who is to be known by now. */
  tokenOf(restrictionId: string): string {
    return this.restrictionLinks.token(restrictionId);
  }

  /** Who is banned, by the link of their ban; undefined for any other link, and once the ban is over. */
  async bannedByLink(restrictionId: string, token: string): Promise<string | undefined> {
    const restriction = await this.restrictions.findByToken(restrictionId, hashSecret(token));
    return restriction && isBan(restriction) ? restriction.memberId : undefined;
  }

  /** Mails a banned member where they take their data along. */
  async offerData(restrictionId: string): Promise<void> {
    await this.outbox.add(restrictionMailJob, { about: 'data', restrictionId });
  }

  /** See `EraseRestrictions.erase`. */
  erase(memberId: string, names: readonly string[]): Promise<void> {
    return this.eraseRestrictions.erase(memberId, names);
  }

  /** See `ExportRestrictions.export`. */
  export(memberId: string): Promise<RestrictionExport[]> {
    return this.exportRestrictions.export(memberId);
  }
}
