import { Injectable } from '@nestjs/common';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import type { PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import type { DeskMeasure } from '@kindling/contract/safety/desk';
import { groundsOfKind, type RestrictionGround } from '@kindling/contract/safety/restriction-kinds';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import { RemovedPictures } from '../../../profiles/photos/photos.api.js';
import { DecideHeldText } from '../../../profiles/profiles.api.js';
import type { MadeDecision } from '../../desk/desk.api.js';
import {
  RestrictionsApi,
  restrictionEnded,
  type NewRestriction,
  type EndedRestriction,
} from '../../restrictions/restrictions.api.js';
import { ReportsRepository, type ReportCase } from '../reports.repository.js';
import { isVersionOf, versionsIn } from './snapshot.js';

/** The restriction that a decision makes. */
export interface Taken extends Omit<NewRestriction, 'decidedBy'> {
  kind: DeskMeasure;
  /** The restriction that is already in force, imposed elsewhere meanwhile; undefined for none. */
  standing: string | undefined;
}

/** The measure of a decision about a case: found when the moderator decides, and again when it takes effect. */
@Injectable()
export class TakeMeasure {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly photoModeration: PhotoModeration,
    private readonly removedPictures: RemovedPictures,
    private readonly reports: ReportsRepository,
    private readonly restrictions: RestrictionsApi,
    private readonly decideHeldText: DecideHeldText,
  ) {}

  /**
   * @returns undefined where no member could be named: then the moderator took the picture down where they found it
   * @throws Problem `validation_failed` for an impossible measure, or one that the ground does not allow
   */
  async find(found: ReportCase, { ground, note, details }: MadeDecision): Promise<Taken | undefined> {
    if (found.kind === 'address') return undefined;
    const { memberId } = found;
    const { measure } = details;
    if (measure === undefined || memberId === null)
      throw fieldProblems({ measure: measure === undefined ? 'required' : 'invalid' });
    if (!isGroundOf(measure, ground))
      throw fieldProblems({ ground: ground === null ? 'required' : 'invalid' });
    const subjectId = await this.partTaken(found, measure, details);
    if (measure === 'account_banned' && !(await this.accounts.addressee(memberId)))
      throw fieldProblems({ measure: 'invalid' });
    const standing =
      measure === 'text_removed'
        ? await this.standingText(found, memberId, subjectId as HeldField)
        : await this.restrictions.standing(measure, { memberId, subjectId });
    return { kind: measure, memberId, subjectId, ground, note, standing };
  }

  /** @returns the restriction's id, which may be that of one already in force */
  async take({ standing, ...taken }: Taken, decidedBy: string, caseId: string): Promise<string> {
    if (standing !== undefined) return standing;
    const id = await this.restrictions.impose({ ...taken, decidedBy });
    if (taken.kind === 'photo_removed') await this.rememberGone(taken, caseId);
    return id;
  }

  /**
   * The picture of a reversed removal is no longer remembered. A photo that is still there knows its own hash and does that
   * itself; for one that its owner deleted before the removal, the copy in the case has it.
   */
  @OnEvent(restrictionEnded)
  async forgetGone({ restrictionId, kind, memberId, subjectId, ground }: EndedRestriction): Promise<void> {
    if (kind !== 'photo_removed' || subjectId === null || (await this.photoModeration.find(subjectId)))
      return;
    const hash = await this.reports.hashTaken(restrictionId, memberId, subjectId);
    if (hash !== undefined) await this.removedPictures.forget(hash, ground as PhotoGround);
  }

  /** A photo that its owner deleted before the removal is remembered all the same. */
  private async rememberGone({ subjectId, ground }: Omit<Taken, 'standing'>, caseId: string): Promise<void> {
    if (subjectId === null || (await this.photoModeration.find(subjectId))) return;
    const copy = (await this.reports.picturesOf(caseId)).find(({ photoId }) => photoId === subjectId);
    if (copy?.hash) await this.removedPictures.remember(copy.hash, ground as PhotoGround);
  }

  /** The photo or the words that a measure takes. @throws Problem `validation_failed` where the case is not about any */
  private async partTaken(
    found: ReportCase,
    measure: DeskMeasure,
    { photo, field }: MadeDecision['details'],
  ): Promise<string | null> {
    if (measure !== 'photo_removed' && photo !== undefined) throw fieldProblems({ photo_id: 'invalid' });
    const isOfProfile = measure === 'text_removed' && found.kind === 'profile';
    if (!isOfProfile && field !== undefined) throw fieldProblems({ field: 'invalid' });
    switch (measure) {
      case 'profile_disabled':
      case 'account_banned':
        return null;
      case 'message_removed':
        return part(found.messageId);
      case 'text_removed':
        return part(isOfProfile ? (field ?? 'about_me') : found.field);
      case 'photo_removed': {
        const pictures = found.kind === 'profile' ? await this.reports.picturesOf(found.id) : [];
        const photoIds = found.photoId === null ? pictures.map(({ photoId }) => photoId) : [found.photoId];
        // Of several photos the decision names one: none is guessed.
        const meant = photo ?? (photoIds.length === 1 ? photoIds[0] : undefined);
        if (photoIds.length > 0 && (meant === undefined || !photoIds.includes(meant)))
          throw fieldProblems({ photo_id: meant === undefined ? 'required' : 'invalid' });
        return part(meant ?? null);
      }
    }
  }

  /**
   * The restriction that already took a reported text down; undefined where the text is still public.
   *
   * @throws Problem `validation_failed` for a text that its member has rewritten: the present one was not reported
   */
  private async standingText(
    { id, field: about }: ReportCase,
    memberId: string,
    field: HeldField,
  ): Promise<string | undefined> {
    const reports = await this.reports.ofCase(id);
    const reported = versionsIn(
      reports.map(({ snapshot }) => snapshot),
      about ?? field,
    );
    const { shown, takenDown } = await this.decideHeldText.standing(memberId, field);
    if (shown !== null && reported.some((version) => isVersionOf(version, shown))) return undefined;
    if (takenDown && reported.some((version) => isVersionOf(version, takenDown.text)))
      return takenDown.restrictionId;
    throw fieldProblems({ measure: 'invalid' });
  }
}

function part(id: string | null): string {
  if (id === null) throw fieldProblems({ measure: 'invalid' });
  return id;
}

function isGroundOf(measure: DeskMeasure, ground: string | null): ground is RestrictionGround {
  return (groundsOfKind[measure] as readonly (string | null)[]).includes(ground);
}
