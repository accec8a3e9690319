import { Injectable } from '@nestjs/common';
import type { DeskRisk } from '@kindling/contract/safety/desk';
import type { PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { MemberFacts } from '../../../profiles/member-facts.api.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import { photoGone, photoStored, RemovedPictures } from '../../../profiles/photos/photos.api.js';
import { mainPhotoChanged } from '../../../profiles/profiles.api.js';
import { DeskApi } from '../../desk/desk.api.js';
import { risksOfPhoto } from './photo-risks.js';

/** Puts each photo that comes in on the desk, by its risk, and takes it off when its owner deletes it. */
@Injectable()
export class QueuePhotos {
  constructor(
    private readonly desk: DeskApi,
    private readonly memberFacts: MemberFacts,
    private readonly photoModeration: PhotoModeration,
    private readonly removedPictures: RemovedPictures,
  ) {}

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
    // Who deletes it in the seconds before it is removed can't send it again unnoticed.
    if (decided?.decision === 'remove' && hash !== null)
      await this.removedPictures.remember(hash, decided.ground as PhotoGround);
  }

  /** Everybody who looks sees it first. */
  @OnEvent(mainPhotoChanged)
  async raise({ photoId }: { photoId: string | null }): Promise<void> {
    if (photoId !== null) await this.desk.raise('photo', photoId, 'main_photo');
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
