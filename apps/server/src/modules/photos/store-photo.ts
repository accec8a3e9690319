import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { Events } from '../../kernel/events.js';
import { problem } from '../../kernel/http/problem.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { PhotoDecoder } from './photo-decoder.js';
import { photoStored } from './photo-events.js';
import { photoFilesJob } from './photo-files-job.js';
import { perceptualHash } from './photo-hash.js';
import { allNames, blurredName, clearName } from './photo-names.js';
import { photoRecord } from './photo-view.js';
import { PhotosRepository, type PhotoRow } from './photos.repository.js';
import type { Pixels, ProcessedPhoto } from './process-photo.js';

export interface StoreOptions {
  /** Without this the first photo of a profile becomes its main photo. */
  main?: boolean;
  /** How many photos the member may have with this one. */
  limit?: number;
  /** Ends the work when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

/** Far longer than it takes to store the files of a photo that is decoded. */
const secondsForRow = 3600;

type NewPhoto = FilesOf & Pick<PhotoRow, 'id' | 'memberId' | 'storageKey' | 'blurredKey'>;
/** What a photo's row says of its files. */
type FilesOf = Pick<PhotoRow, 'widths' | 'avif' | 'hash' | 'width' | 'height' | 'placeholder'>;

/** Takes a picture into a member's gallery, where it waits for its inspection. */
@Injectable()
export class StorePhoto {
  constructor(
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
    @Inject(PhotoDecoder) private readonly decoder: PhotoDecoder,
    @Inject(PhotoStorage) private readonly storage: PhotoStorage,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(Database) private readonly database: Database,
    @Inject(Events) private readonly events: Events,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** As a new photo's row says. Whoever may store what is approved already has a class of their own for it. */
  protected get status(): PhotoRow['status'] {
    return 'inspection';
  }

  /**
   * @returns the photo's id
   * @throws Problem `photo_limit_reached`; what `PhotoDecoder.decode` throws
   */
  async store(memberId: string, source: Buffer, options: StoreOptions = {}): Promise<string> {
    const processed = await this.decoder.decode(source, { memberId, signal: options.signal });
    const keys = { storageKey: this.newKey(), blurredKey: this.newKey() };
    const photo = { ...describe(processed), ...keys, id: this.ids.next(), memberId };
    await this.promiseRow(photo);
    await this.putFiles(processed, keys);
    try {
      await this.database.inTransaction(() => this.insert(photo, options));
    } catch (error) {
      await this.removeFiles(photo);
      throw error;
    }
    return photo.id;
  }

  /**
   * Takes a picture that this process drew itself, so it needs no decoder. If it gets no row its files stay behind:
   * whoever drew it can draw it again.
   *
   * @param effort how hard to try for small files, 0 to 6; they have no AVIF and no hash, which cost as much as the rest
   * @returns the photo's id
   * @throws Problem `photo_limit_reached`
   */
  async storeDrawn(
    memberId: string,
    drawing: Pixels,
    { effort, ...options }: StoreOptions & { effort: number },
  ): Promise<string> {
    // Imported here, because a process that serves members must not load the library that decodes pictures.
    const { renderPhoto } = await import('./process-photo.js');
    const processed = await renderPhoto(drawing, { effort, isDrawn: true });
    const keys = { storageKey: this.newKey(), blurredKey: this.newKey() };
    const photo = { ...describe(processed), ...keys, id: this.ids.next(), memberId };
    await this.putFiles(processed, keys);
    await this.database.inTransaction(() => this.insert(photo, options));
    return photo.id;
  }

  private async insert(photo: NewPhoto, options: StoreOptions): Promise<void> {
    const { memberId } = photo;
    await this.profiles.lock(memberId);
    const { limit = Infinity } = options;
    const shown = await this.photos.countShown(memberId);
    if (shown >= limit) throw problem('photo_limit_reached');
    const isMain = options.main ?? !(await this.photos.hasMain(memberId));
    const row: PhotoRow = {
      ...photo,
      ...{ explicit: false, restrictionId: null, removedGround: null, removedAt: null },
      mainOf: isMain ? memberId : null,
      status: this.status,
      position: await this.photos.nextPosition(memberId),
      createdAt: this.clock.now(),
    };
    await this.photos.insert(row);
    if (isMain) await this.profiles.setMainPhoto(memberId, photoRecord(row));
    if (row.status === 'inspection')
      await this.events.emit(photoStored, { photoId: row.id, memberId, isFirst: shown === 0 });
  }

  /** Sees to it that the files are removed if they have no row in an hour, whatever happens from here on. */
  private async promiseRow({ storageKey, blurredKey, widths }: NewPhoto): Promise<void> {
    await this.database.inTransaction(() =>
      this.outbox.add(photoFilesJob, { storageKey, blurredKey, widths }, secondsForRow),
    );
  }

  /** Stores the files. This comes before the row, so that no row names a file that is not there. */
  private async putFiles(
    { renditions, blurred }: ProcessedPhoto,
    keys: { storageKey: string; blurredKey: string },
  ): Promise<void> {
    await Promise.all([
      ...renditions.map(({ width, webp }) => this.storage.put(clearName(keys.storageKey, width), webp)),
      ...renditions.map(
        ({ width, avif }) => avif && this.storage.put(clearName(keys.storageKey, width, 'avif'), avif),
      ),
      this.storage.put(blurredName(keys.blurredKey), blurred),
    ]);
  }

  /** Removes the files of a photo that got no row: at once, and not only in an hour. */
  private async removeFiles(photo: NewPhoto): Promise<void> {
    await Promise.allSettled(allNames(photo).map((name) => this.storage.remove(name)));
  }

  private newKey(): string {
    return this.ids.secret().slice(0, 22);
  }
}

function describe({ renditions, placeholder, grey }: ProcessedPhoto): FilesOf {
  const largest = renditions.at(-1);
  if (!largest) throw new Error('A photo without renditions');
  return {
    widths: renditions.map(({ width }) => width),
    avif: renditions.every(({ avif }) => avif !== undefined),
    hash: grey && perceptualHash(grey),
    width: largest.width,
    height: largest.height,
    placeholder,
  };
}
