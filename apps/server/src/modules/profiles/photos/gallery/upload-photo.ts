import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { isDuplicate } from '../../../../kernel/database/database.js';
import { Problem, problem } from '../../../../kernel/ground/problem.js';
import { tenantKey } from '../../../../kernel/ground/tenant-key.js';
import { KeyedTurns, TooManyTurns } from '../../../../kernel/ground/turns/keyed-turns.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { DeletedPhotosRepository } from '../removed/deleted-photos.repository.js';
import { PhotosRepository } from './photos.repository.js';
import { StorePhoto } from './store-photo.js';

/** More than a member needs in an hour, even for a whole gallery with some pictures tried again. */
const uploads = { name: 'photo-upload', points: 60, seconds: 3600 };

/** Of one upload, waiting. */
const copiesAtMost = 60;

/** A file that a browser sends, under an id that is this file's for good. */
export interface SentFile {
  clientId: string;
  file: Buffer;
}

type Upload = SentFile & { memberId: string; fileHash: string };

/** Takes what a member sends as a photo: it waits for its inspection (decisions §4.5). */
@Injectable()
export class UploadPhoto {
  /** Copies of one upload come one after the other: the later ones find what the first one stored, without its work. */
  private readonly turns = new KeyedTurns(1, copiesAtMost);

  constructor(
    private readonly limits: Limits,
    private readonly credits: CreditsApi,
    private readonly profiles: ProfilesApi,
    private readonly photos: PhotosRepository,
    private readonly deletedPhotos: DeletedPhotosRepository,
    private readonly storePhoto: StorePhoto,
  ) {}

  /**
   * However often it comes, one `clientId` is one photo.
   *
   * @param signal ends the work once the caller is gone
   * @returns false for a repeat
   * @throws Problem `idempotency_conflict` for another file under the same id, `rate_limited`, `photo_limit_reached`, one
   *   of `photoFaults`, `unavailable` when too many wait
   */
  async upload(
    memberId: string,
    { clientId, file }: SentFile,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    const upload = { memberId, clientId, file, fileHash: createHash('sha256').update(file).digest('hex') };
    try {
      return await this.turns.pass(tenantKey(memberId, clientId), () => this.uploadOnce(upload, signal));
    } catch (error) {
      if (error instanceof TooManyTurns) throw problem('unavailable');
      throw error;
    }
  }

  private async uploadOnce(upload: Upload, signal: AbortSignal | undefined): Promise<boolean> {
    if (await this.isStored(upload)) return false;
    try {
      await this.store(upload, signal);
      return true;
    } catch (error) {
      // A copy in another process is refused by the photo's key, or by what the first one changed.
      if (!(error instanceof Problem || isDuplicate(error))) throw error;
      if (await this.isStored(upload)) return false;
      throw error;
    }
  }

  private async store(
    { memberId, clientId, fileHash, file }: Upload,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    await this.limits.consume(uploads, memberId);
    const limit = (await this.hasMany(memberId)) ? photoLimits.premium : photoLimits.free;
    // Checked before the work, too: most members reach the limit one photo at a time.
    if ((await this.photos.countShown(memberId)) >= limit) throw problem('photo_limit_reached');
    await this.storePhoto.store(memberId, file, { limit, sent: { clientId, fileHash }, signal });
  }

  /** Also one that its owner deleted a moment ago, which a late copy does not bring back. */
  private async isStored({ memberId, clientId, fileHash }: Upload): Promise<boolean> {
    const found =
      (await this.photos.findByClientId(memberId, clientId)) ??
      (await this.deletedPhotos.allOf(memberId)).find((photo) => photo.clientId === clientId);
    if (found && found.fileHash !== fileHash) throw problem('idempotency_conflict');
    return found !== undefined;
  }

  /** Premium members, and fictional profiles, which have no wallet. */
  private async hasMany(memberId: string): Promise<boolean> {
    return (await this.credits.wallet(memberId)).paidUser || (await this.profiles.isFictional(memberId));
  }
}
