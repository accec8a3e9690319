import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { OneByOne } from '../../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { PhotosRepository } from '../gallery/photos.repository.js';
import { PhotoModeration } from '../staff/photo-moderation.js';

/** The six months of the appeal (trust 9) and two to decide about one of the last day. */
const keptMs = 245 * 24 * 3_600_000;

/** Deletes photos that staff removed, files and all, when no appeal can bring them back any more. */
@Injectable()
@Sweep('removed photos')
export class SweepRemovedPhotos implements Sweeps {
  constructor(
    private readonly oneByOne: OneByOne,
    private readonly database: Database,
    private readonly photos: PhotosRepository,
    private readonly photoModeration: PhotoModeration,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.photos.removedBefore(new Date(now.getTime() - keptMs), atMost);
    return this.oneByOne.end(found, ({ id }) =>
      this.database.inTransaction(() => this.photoModeration.discard(id)),
    );
  }
}
