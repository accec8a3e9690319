import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../../kernel/database/database.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import type { ProcessedPhoto } from '../../../pictures/pictures.api.js';
import { PhotosRepository, type PhotoRow } from '../gallery/photos.repository.js';
import { allNames, blurredName, clearName } from '../photo-names.js';
import { DeletedPhotosRepository, undoSeconds } from '../removed/deleted-photos.repository.js';

const key = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Removes the files of a photo that has no row. */
export const photoFilesJob = defineJob(
  'photos.remove_files',
  z.strictObject({ storageKey: key, blurredKey: key, widths: z.array(z.int().positive()) }),
  // Its row is removed when it is done: it holds addresses of a picture that its owner may want gone for good.
  { subject: null, neverGivesUp: true, leavesNoTrace: true },
);

/** Far longer than it takes to store the files of a photo that is decoded. */
const secondsForRow = 3600;

type Keys = Pick<PhotoRow, 'storageKey' | 'blurredKey'>;

/** Stores the files of new photos. */
@Injectable()
export class PhotoFiles implements BeforeApplicationShutdown {
  private readonly adding = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    @Inject(LOG) private readonly log: Log,
    private readonly outbox: Outbox,
    private readonly photos: PhotosRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /** Sees to it that the files are removed if they have no row in an hour, whatever happens from here on. */
  async promiseRow({ storageKey, blurredKey, widths }: Keys & Pick<PhotoRow, 'widths'>): Promise<void> {
    await this.database.inTransaction(() =>
      this.outbox.add(photoFilesJob, { storageKey, blurredKey, widths }, secondsForRow),
    );
  }

  /** This comes before the row, so that no row names a file that is not there. */
  async put({ renditions, blurred }: ProcessedPhoto, { storageKey, blurredKey }: Keys): Promise<void> {
    await Promise.all([
      ...renditions.map(({ width, webp }) => this.photoStorage.put(clearName(storageKey, width), webp)),
      this.photoStorage.put(blurredName(blurredKey), blurred),
    ]);
  }

  /**
   * Adds the AVIF files, which are made after the photo was acknowledged; the caller waits for nothing. Without them pages
   * show the WebP files, so a process that ends before this loses nothing.
   */
  addAvif(photo: Pick<PhotoRow, 'id' | 'storageKey' | 'widths'>, made: Promise<readonly Buffer[]>): void {
    const added = this.putAvif(photo, made)
      .catch((error: unknown) => this.log.warn({ err: error, photo: photo.id }, 'a photo stays without AVIF'))
      .finally(() => this.adding.delete(added));
    this.adding.add(added);
  }

  /** Resolves once all AVIF files that were to be added so far are stored, or cannot be. */
  async settled(): Promise<void> {
    await Promise.all(this.adding);
  }

  /** A process that is asked to end stores what it is at work on. */
  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }

  /** Removes the files of a photo that got no row: at once, and not only in an hour. */
  remove(photo: Keys & Pick<PhotoRow, 'widths'>): Promise<void> {
    return this.removeNames(allNames(photo));
  }

  private async putAvif(
    { id, storageKey, widths }: Pick<PhotoRow, 'id' | 'storageKey' | 'widths'>,
    made: Promise<readonly Buffer[]>,
  ): Promise<void> {
    const names = widths.map((width) => clearName(storageKey, width, 'avif'));
    const files = await made;
    await Promise.all(files.map((bytes, at) => this.photoStorage.put(names[at] ?? '', bytes)));
    if (await this.photos.update(id, { avif: true })) return;
    // It was deleted or erased meanwhile, and its other files may be gone already.
    await this.removeNames(names);
  }

  private async removeNames(names: readonly string[]): Promise<void> {
    await Promise.allSettled(names.map((name) => this.photoStorage.remove(name)));
  }
}

type Files = z.output<typeof photoFilesJob.payload>;

/** A file that is gone already is as good as removed, so a repeat does no harm. */
@Injectable()
@JobHandler(photoFilesJob)
export class RemovePhotoFiles implements HandlesJob<Files> {
  constructor(
    private readonly photoStorage: PhotoStorage,
    private readonly photos: PhotosRepository,
    private readonly deletedPhotos: DeletedPhotosRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ storageKey, blurredKey, widths }: Files): Promise<void> {
    // Before the photo is looked for: from here on it can't be restored.
    await this.deletedPhotos.forget(storageKey, new Date(this.clock.now().getTime() - undoSeconds * 1000));
    if (await this.deletedPhotos.isKept(storageKey)) return;
    const photo = await this.photos.findByKey('clear', storageKey);
    // Files of a photo that staff removed stay as long as its row, for the appeal.
    if (photo) return;
    for (const name of allNames({ storageKey, blurredKey, widths })) await this.photoStorage.remove(name);
  }
}
