import { Injectable, type OnModuleInit } from '@nestjs/common';
import { photoGrounds, type PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import type { DeskRisk } from '@kindling/contract/safety/desk';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { MemberFacts } from '../../profiles/member-facts.api.js';
import { PhotoModeration } from '../../profiles/photos/photo-moderating.api.js';
import { photoGone, photoStored, RemovedPictures } from '../../profiles/photos/photos.api.js';
import { mainPhotoChanged } from '../../profiles/profiles.api.js';
import {
  DeskKinds,
  DeskApi,
  type DecidedItem,
  type DeskKind,
  type DraftedStatement,
  type MadeDecision,
} from '../desk/desk.api.js';
import { RestrictionsApi, type NewRestriction } from '../restrictions/restrictions.api.js';
import { checkGround } from './check-ground.js';
import { risksOfPhoto } from './photo-risks.js';

/** Photos on the desk (trust 7): approved, approved as explicit (trust 21), or removed with a statement of reasons. */
@Injectable()
export class PhotoDesk implements DeskKind, OnModuleInit {
  readonly kind = 'photo';
  readonly hasSecondLook = true;

  constructor(
    private readonly desk: DeskApi,
    private readonly deskKinds: DeskKinds,
    private readonly memberFacts: MemberFacts,
    private readonly photoModeration: PhotoModeration,
    private readonly removedPictures: RemovedPictures,
    private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
  }

  @OnEvent(photoStored)
  async open({
    photoId,
    memberId,
    isFirst,
  }: {
    photoId: string;
    memberId: string;
    isFirst: boolean;
  }): Promise<void> {
    const risks = await this.risksOf(photoId, memberId, isFirst);
    await this.desk.open({ kind: 'photo', subjectId: photoId, memberId, risks });
  }

  @OnEvent(photoGone)
  async withdraw({ photoId, hash }: { photoId: string; hash: string | null }): Promise<void> {
    const decided = await this.desk.withdraw('photo', photoId);
    // Deleting a photo in the seconds before its removal does not let it back in unnoticed.
    if (decided?.decision === 'remove' && hash !== null)
      await this.removedPictures.remember(hash, decided.ground as PhotoGround);
  }

  /** The main photo is what every visitor sees first. */
  @OnEvent(mainPhotoChanged)
  async raise({ photoId }: { photoId: string | null }): Promise<void> {
    if (photoId !== null) await this.desk.raise('photo', photoId, 'main_photo');
  }

  async describe(photoId: string, blind: boolean): Promise<DeskSubject | undefined> {
    const photo = await this.photoModeration.find(photoId);
    if (!photo || (photo.status !== 'inspection' && !blind)) return undefined;
    const { image, width, height, placeholder } = photo;
    // A removed photo would resemble itself.
    const resembles = blind ? null : ((await this.photoModeration.resembledRemoved(photoId)) ?? null);
    return { kind: 'photo', image, width, height, placeholder, resembles };
  }

  async check(made: MadeDecision, photoId: string): Promise<void> {
    const { explicit, measure } = made.details;
    if (measure !== undefined) throw fieldProblems({ measure: 'invalid' });
    if (explicit && made.decision !== 'approve') throw fieldProblems({ explicit: 'invalid' });
    // The statement as the member would get it: a ground that says nothing by itself needs facts.
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

  private async risksOf(photoId: string, memberId: string, isFirst: boolean): Promise<DeskRisk[]> {
    const photo = await this.photoModeration.find(photoId);
    return risksOfPhoto({
      isFirst,
      isMain: photo?.isMain ?? false,
      resembles: await this.photoModeration.resembledRemoved(photoId),
      ofMember: await this.memberFacts.risksOf(memberId),
    });
  }
}

function removalOf(
  { id, memberId }: { id: string; memberId: string },
  { ground, note }: MadeDecision,
): Omit<NewRestriction, 'decidedBy'> {
  return { kind: 'photo_removed', memberId, subjectId: id, ground: ground as PhotoGround, note };
}
