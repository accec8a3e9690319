import { Injectable } from '@nestjs/common';
import type { PhotoRow } from './photos.repository.js';
import { StorePhoto } from './store-photo.js';

/**
 * Takes a picture into a gallery that everybody sees at once. Nobody may know this class but the demo and the console's
 * desk: the dependency rules see to it.
 */
@Injectable()
export class StoreApprovedPhoto extends StorePhoto {
  protected override get status(): PhotoRow['status'] {
    return 'active';
  }
}
