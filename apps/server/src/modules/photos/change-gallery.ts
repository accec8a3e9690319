import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { photoFilesJob } from './photo-files-job.js';
import { photoRecord } from './photo-view.js';
import { PhotosRepository, type PhotoRow } from './photos.repository.js';

/** What a member does to the photos they have. */
@Injectable()
export class ChangeGallery {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /**
   * Makes a photo the one that lists show; others see it there once it is approved.
   *
   * @throws Problem `not_found` for what is not the member's own, or was removed
   */
  async setMain(memberId: string, photoId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      const { photo } = await this.find(memberId, photoId);
      await this.makeMain(memberId, photo);
    });
  }

  /**
   * Removes a photo; its files go by the outbox. The next approved one, else the next at all, takes the place of a main
   * photo.
   *
   * @throws Problem `not_found` for what is not the member's own, or was removed
   */
  async remove(memberId: string, photoId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      const { photo, others } = await this.find(memberId, photoId);
      await this.photos.delete(photo.id);
      const { storageKey, blurredKey, widths } = photo;
      await this.outbox.add(photoFilesJob, { storageKey, blurredKey, widths });
      if (photo.mainOf === null) return;
      const next = others.find(({ status }) => status === 'active') ?? others[0];
      if (next) await this.makeMain(memberId, next);
      else await this.profiles.setMainPhoto(memberId, null);
    });
  }

  private async makeMain(memberId: string, photo: PhotoRow): Promise<void> {
    await this.photos.setMain(memberId, photo.id);
    await this.profiles.setMainPhoto(memberId, photoRecord(photo));
  }

  private async find(memberId: string, photoId: string): Promise<{ photo: PhotoRow; others: PhotoRow[] }> {
    await this.profiles.lock(memberId);
    const gallery = await this.photos.shownOf(memberId);
    const photo = gallery.find(({ id }) => id === photoId);
    if (!photo) throw problem('not_found');
    return { photo, others: gallery.filter((other) => other !== photo) };
  }
}
