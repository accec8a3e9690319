import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { Events } from '../../../../kernel/outbox/events.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { PhotoDecoder } from '../../../pictures/pictures.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { PhotoFiles } from '../files/photo-files.js';
import { PhotosRepository } from './photos.repository.js';
import type { PhotoRow } from './photos.repository.js';
import { StorePhoto } from './store-photo.js';

/**
 * Takes a picture into a gallery that others see at once. Nothing may import this class but the demo and the console's
 * desk: the dependency rules see to it.
 */
@Injectable()
export class StoreApprovedPhoto extends StorePhoto {
  // Nest injects nothing into a class that only inherits its constructor.
  constructor(
    photos: PhotosRepository,
    photoDecoder: PhotoDecoder,
    photoFiles: PhotoFiles,
    profiles: ProfilesApi,
    database: Database,
    events: Events,
    ids: Ids,
    clock: Clock,
  ) {
    super(photos, photoDecoder, photoFiles, profiles, database, events, ids, clock);
  }

  protected override get status(): PhotoRow['status'] {
    return 'active';
  }
}
