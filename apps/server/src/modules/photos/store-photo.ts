import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { blurredName, clearName } from './photo-names.js';
import { photoRecord } from './photo-view.js';
import { PhotosRepository, type PhotoRow } from './photos.repository.js';
import { processPhoto, type ProcessedPhoto } from './process-photo.js';

export interface StoreOptions {
  /** An upload waits for its inspection; only the console and the demo store what is approved already. */
  status: 'inspection' | 'active';
  /** Without this the first photo of a profile becomes its main photo. */
  main?: boolean;
}

/** Takes a picture into a member's gallery. */
@Injectable()
export class StorePhoto {
  constructor(
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
    @Inject(PhotoStorage) private readonly storage: PhotoStorage,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(Database) private readonly database: Database,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @returns the photo's id
   * @throws UnreadablePhoto
   */
  async store(memberId: string, source: Buffer, options: StoreOptions): Promise<string> {
    const processed = await processPhoto(source);
    const keys = { storageKey: this.newKey(), blurredKey: this.newKey() };
    await this.putFiles(processed, keys);
    const id = this.ids.next();
    await this.database.inTransaction(async () => {
      await this.profiles.lock(memberId);
      const isMain = options.main ?? !(await this.photos.hasMain(memberId));
      const row: PhotoRow = {
        ...describe(processed),
        ...keys,
        id,
        memberId,
        mainOf: isMain ? memberId : null,
        status: options.status,
        position: await this.photos.nextPosition(memberId),
        createdAt: this.clock.now(),
      };
      await this.photos.insert(row);
      if (isMain) await this.profiles.setMainPhoto(memberId, photoRecord(row));
    });
    return id;
  }

  /** Files first: a row never names a file that is not there. */
  private async putFiles(
    { renditions, blurred }: ProcessedPhoto,
    keys: { storageKey: string; blurredKey: string },
  ): Promise<void> {
    await Promise.all([
      ...renditions.map(({ width, webp }) => this.storage.put(clearName(keys.storageKey, width), webp)),
      this.storage.put(blurredName(keys.blurredKey), blurred),
    ]);
  }

  private newKey(): string {
    return this.ids.secret().slice(0, 22);
  }
}

/** What a photo's row says of its files. */
export function describe({
  renditions,
  placeholder,
}: ProcessedPhoto): Pick<PhotoRow, 'widths' | 'width' | 'height' | 'placeholder'> {
  const largest = renditions.at(-1);
  if (!largest) throw new Error('A photo without renditions');
  return {
    widths: renditions.map(({ width }) => width),
    width: largest.width,
    height: largest.height,
    placeholder,
  };
}
