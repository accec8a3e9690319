import { Injectable } from '@nestjs/common';
import { Database, mayBeDone } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Events } from '../../../../kernel/outbox/events.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import {
  perceptualHash,
  PhotoDecoder,
  renderPhoto,
  type Pixels,
  type ProcessedPhoto,
} from '../../../pictures/pictures.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { PhotoFiles } from '../files/photo-files.js';
import { photoStored } from '../photo-events.js';
import { photoRecord } from './photo-view.js';
import { PhotosRepository, type PhotoRow, type Sent } from './photos.repository.js';

export interface StoreOptions {
  /** Without this the first photo of a profile becomes its main photo. */
  main?: boolean;
  /** How many photos the member may have with this one. */
  limit?: number;
  /** Under which id which file was sent, by a browser. */
  sent?: Sent;
  /** Ends the work once the caller is gone. */
  signal?: AbortSignal | undefined;
}

type NewPhoto = FilesOf & Pick<PhotoRow, 'id' | 'memberId' | 'storageKey' | 'blurredKey'>;
/** What a photo's row says of its files. */
type FilesOf = Pick<PhotoRow, 'widths' | 'avif' | 'hash' | 'width' | 'height' | 'placeholder'>;

/** Takes a picture into a member's gallery, where it waits for its inspection. */
@Injectable()
export class StorePhoto {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly photoDecoder: PhotoDecoder,
    private readonly photoFiles: PhotoFiles,
    private readonly profiles: ProfilesApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** As a new photo's row says. Whoever may store what is approved already has a class of their own for it. */
  protected get status(): PhotoRow['status'] {
    return 'inspection';
  }

  /**
   * Resolves once the photo is stored as WebP; its AVIF files follow.
   *
   * @returns the photo's id
   * @throws Problem `photo_limit_reached`; what `PhotoDecoder.take` throws; the refusal of a key for a repeat (`isDuplicate`)
   */
  async store(memberId: string, source: Buffer, options: StoreOptions = {}): Promise<string> {
    const { photo: processed, avif } = await this.photoDecoder.take(source, {
      memberId,
      signal: options.signal,
    });
    const keys = { storageKey: this.newKey(), blurredKey: this.newKey() };
    const photo = { ...describe(processed), ...keys, id: this.ids.next(), memberId };
    await this.photoFiles.promiseRow(photo);
    await this.photoFiles.put(processed, keys);
    try {
      await this.database.inTransaction(() => this.insert(photo, options));
    } catch (error) {
      // Where the row may be there all the same, the promise above finds out.
      if (!mayBeDone(error)) await this.photoFiles.remove(photo);
      throw error;
    }
    this.photoFiles.addAvif(photo, avif);
    return photo.id;
  }

  /**
   * Takes a picture that this process drew itself, so it needs no decoder. If it gets no row its files stay behind:
   * its author can draw it again. It gets no AVIF and no hash, which cost as much as the rest.
   *
   * @param effort how hard to try for small files, 0 to 6
   * @returns the photo's id
   * @throws Problem `photo_limit_reached`
   */
  async storeDrawn(
    memberId: string,
    drawing: Pixels,
    { effort, ...options }: StoreOptions & { effort: number },
  ): Promise<string> {
    const processed = await renderPhoto(drawing, { effort, isDrawn: true });
    const keys = { storageKey: this.newKey(), blurredKey: this.newKey() };
    const photo = { ...describe(processed), ...keys, id: this.ids.next(), memberId };
    await this.photoFiles.put(processed, keys);
    await this.database.inTransaction(() => this.insert(photo, options));
    return photo.id;
  }

  private async insert(photo: NewPhoto, options: StoreOptions): Promise<void> {
    const { memberId } = photo;
    await this.profiles.lock(memberId);
    const { limit = Infinity, sent = { clientId: null, fileHash: null } } = options;
    const shown = await this.photos.countShown(memberId);
    if (shown >= limit) throw problem('photo_limit_reached');
    const isMain = options.main ?? !(await this.photos.hasMain(memberId));
    const row: PhotoRow = {
      ...photo,
      ...sent,
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

  private newKey(): string {
    return this.ids.secret().slice(0, 22);
  }
}

function describe({ renditions, placeholder, grey }: ProcessedPhoto): FilesOf {
  const largest = renditions.at(-1);
  if (!largest) throw new Error('A photo without renditions');
  return {
    widths: renditions.map(({ width }) => width),
    avif: false,
    hash: grey && perceptualHash(grey),
    width: largest.width,
    height: largest.height,
    placeholder,
  };
}
