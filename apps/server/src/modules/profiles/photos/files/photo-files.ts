import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import type { ProcessedPhoto } from '../../../pictures/pictures.api.js';
import { PhotosRepository, type PhotoRow } from '../gallery/photos.repository.js';
import { allNames, blurredName, clearName } from '../photo-names.js';
import { photoFilesJob } from './photo-files-job.js';

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
