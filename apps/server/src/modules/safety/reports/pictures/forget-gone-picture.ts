import { Injectable } from '@nestjs/common';
import type { PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { PhotoModeration } from '../../../profiles/photos/photo-moderating.api.js';
import { RemovedPictures } from '../../../profiles/photos/photos.api.js';
import { restrictionEnded, type EndedRestriction } from '../../restrictions/restrictions.api.js';
import { ReportsRepository } from '../reports.repository.js';

/**
 * What a picture looks like is no longer remembered once its removal was wrong. A photo that is there knows its own hash
 * and sees to it; of one that its owner deleted before it was removed, the copy in the case does.
 */
@Injectable()
export class ForgetGonePicture {
  constructor(
    private readonly photoModeration: PhotoModeration,
    private readonly removedPictures: RemovedPictures,
    private readonly reports: ReportsRepository,
  ) {}

  @OnEvent(restrictionEnded)
  async forget({ restrictionId, kind, memberId, subjectId, ground }: EndedRestriction): Promise<void> {
    if (kind !== 'photo_removed' || subjectId === null || (await this.photoModeration.find(subjectId)))
      return;
    const hash = await this.reports.hashTaken(restrictionId, memberId, subjectId);
    if (hash !== undefined) await this.removedPictures.forget(hash, ground as PhotoGround);
  }
}
