import { Injectable, type OnModuleInit } from '@nestjs/common';
import { photoGrounds, type PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import {
  DeskKinds,
  type DecidedItem,
  type DeskKind,
  type DraftedStatement,
  type MadeDecision,
} from '../../desk/desk.api.js';
import { RestrictionsApi, type NewRestriction } from '../../restrictions/restrictions.api.js';
import { checkGround } from '../check-ground.js';

/** Photos on the desk (trust 7): approved, approved as explicit (trust 21), or removed with a statement of reasons. */
@Injectable()
export class PhotoDesk implements DeskKind, OnModuleInit {
  readonly kind = 'photo';
  readonly hasSecondLook = true;

  constructor(
    private readonly deskKinds: DeskKinds,
    private readonly photoModeration: PhotoModeration,
    private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
  }

  async describe(photoId: string, blind: boolean): Promise<DeskSubject | undefined> {
    const photo = await this.photoModeration.find(photoId);
    if (!photo || (photo.status !== 'inspection' && !blind)) return undefined;
    const { image, width, height, placeholder } = photo;
    // One that was removed looks like itself.
    const resembles = blind ? null : ((await this.photoModeration.resembledRemoved(photoId)) ?? null);
    return { kind: 'photo', image, width, height, placeholder, resembles };
  }

  async check(made: MadeDecision, photoId: string): Promise<void> {
    const { explicit, measure } = made.details;
    if (measure !== undefined) throw fieldProblems({ measure: 'invalid' });
    if (explicit && made.decision !== 'approve') throw fieldProblems({ explicit: 'invalid' });
    // As the member would get it: a ground that says nothing by itself needs facts.
    await this.preview(made, photoId);
  }

  async preview(made: MadeDecision, photoId: string): Promise<DraftedStatement | undefined> {
    checkGround(made, photoGrounds);
    const photo = made.decision === 'remove' ? await this.photoModeration.find(photoId) : undefined;
    return photo && this.restrictions.preview(removalOf(photo, made));
  }

  async apply({ subjectId }: DecidedItem, made: MadeDecision, staffId: string): Promise<string | null> {
    const photo = await this.photoModeration.find(subjectId);
    if (!photo) return null;
    if (made.decision === 'approve') {
      // A second look found that it should not have been removed.
      if (photo.removed)
        await this.restrictions.end(photo.removed.restrictionId, { by: staffId, reason: 'lifted' });
      await this.photoModeration.approve(subjectId, { explicit: made.details.explicit ?? false });
      return null;
    }
    if (photo.removed) return photo.removed.restrictionId;
    return this.restrictions.impose({ ...removalOf(photo, made), decidedBy: staffId });
  }

  agree(one: MadeDecision, other: MadeDecision): boolean {
    return one.decision === other.decision && one.details.explicit === other.details.explicit;
  }
}

function removalOf(
  { id, memberId }: { id: string; memberId: string },
  { ground, note }: MadeDecision,
): Omit<NewRestriction, 'decidedBy'> {
  return { kind: 'photo_removed', memberId, subjectId: id, ground: ground as PhotoGround, note };
}
