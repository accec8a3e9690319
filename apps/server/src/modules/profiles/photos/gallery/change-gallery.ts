import { Injectable } from '@nestjs/common';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Events } from '../../../../kernel/outbox/events.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { photoFilesJob } from '../files/photo-files.js';
import { photoGone, photoStored } from '../photo-events.js';
import { DeletedPhotosRepository, undoSeconds } from '../removed/deleted-photos.repository.js';
import { MainPhoto } from './main-photo.js';
import { PhotosRepository, type PhotoRow } from './photos.repository.js';

/** What a member does to the photos they have. */
@Injectable()
export class ChangeGallery {
  constructor(
    private readonly database: Database,
    private readonly photos: PhotosRepository,
    private readonly deletedPhotos: DeletedPhotosRepository,
    private readonly profiles: ProfilesApi,
    private readonly mainPhoto: MainPhoto,
    private readonly credits: CreditsApi,
    private readonly outbox: Outbox,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a photo the one that lists show; others see it there once it is approved.
   *
   * @throws Problem `not_found` for what is not the member's own, or was removed
   */
  async setMain(memberId: string, photoId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      const { photo } = await this.find(memberId, photoId);
      await this.mainPhoto.set(memberId, photo);
    });
  }

  /**
   * Puts the photos into an order; the first is the main photo. Photos that are not named, as one that another window
   * sent meanwhile, keep theirs behind the others.
   *
   * @throws Problem `not_found` when one is not the member's own, or was removed
   */
  async order(memberId: string, ids: readonly string[]): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.profiles.lock(memberId);
      const gallery = await this.photos.shownOf(memberId);
      const named = ids.map((id) => {
        const photo = gallery.find((one) => one.id === id);
        if (!photo) throw problem('not_found');
        return photo;
      });
      const ordered = [...named, ...gallery.filter(({ id }) => !ids.includes(id))];
      await this.photos.setOrder(
        memberId,
        ordered.map(({ id }) => id),
      );
      const [first] = ordered;
      if (first && first.mainOf === null) await this.mainPhoto.set(memberId, first);
    });
  }

  /**
   * Removes a photo at once; its owner may have it back for a minute, then its files go by the outbox (decision 0048).
   * The next approved one, else the next at all, takes the place of a main photo.
   *
   * @throws Problem `not_found` for what is not the member's own, or was removed
   */
  async remove(memberId: string, photoId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      const { photo, others } = await this.find(memberId, photoId);
      await this.photos.delete(photo.id);
      await this.deletedPhotos.insert(photo, this.clock.now());
      const { storageKey, blurredKey, widths } = photo;
      await this.outbox.add(photoFilesJob, { storageKey, blurredKey, widths }, undoSeconds);
      if (photo.mainOf !== null) await this.mainPhoto.replace(memberId, others);
      await this.events.emit(photoGone, { photoId, memberId, hash: photo.hash });
    });
  }

  /**
   * Puts back a photo that the member deleted, as it was: with its place, its status, and as the main photo if it was
   * that. One that is there already stays as it is.
   *
   * @throws Problem `not_found` for what can't be had back, `photo_limit_reached` when another took its place meanwhile
   */
  async restore(memberId: string, photoId: string): Promise<void> {
    const { paidUser } = await this.credits.wallet(memberId);
    await this.database.inTransaction(async () => {
      await this.profiles.lock(memberId);
      const gallery = await this.photos.shownOf(memberId);
      if (gallery.some(({ id }) => id === photoId)) return;
      const found = await this.deletedPhotos.find(memberId, photoId);
      if (!found) throw problem('not_found');
      const { photo, deletedAt } = found;
      const limit = photoLimits[paidUser ? 'premium' : 'free'];
      // Who had premium once may have more, and loses none of them by a slip.
      const isReplaced = gallery.some(({ createdAt }) => createdAt > deletedAt);
      if (gallery.length >= limit && isReplaced) throw problem('photo_limit_reached');
      await this.deletedPhotos.delete(photo.id);
      await this.photos.insert({ ...photo, mainOf: null });
      if (photo.mainOf !== null) await this.mainPhoto.set(memberId, photo);
      if (photo.status === 'inspection')
        await this.events.emit(photoStored, { photoId, memberId, isFirst: gallery.length === 0 });
    });
  }

  private async find(memberId: string, photoId: string): Promise<{ photo: PhotoRow; others: PhotoRow[] }> {
    await this.profiles.lock(memberId);
    const gallery = await this.photos.shownOf(memberId);
    const photo = gallery.find(({ id }) => id === photoId);
    if (!photo) throw problem('not_found');
    return { photo, others: gallery.filter((other) => other !== photo) };
  }
}
