import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';
import type { ProfileEntity } from '../record/profile.entity.js';
import { blurred, cellOf, type Position } from './distance-rules.js';

/** What a profile holds of a place: its number, and what distances are computed from. */
export type BlurredPlace = Pick<ProfileEntity, 'placeId' | 'latitude' | 'longitude' | 'cell'>;

const nowhere = { latitude: null, longitude: null, cell: null } as const;
const wholes = 2 ** 32;

/**
 * Moves the centre of a member's city to where distances to them are computed from (trust 15). Where to is drawn by a key from
 * the member and the city: it stays the same however often they move away and back, so nothing averages out, and comparing
 * answers only finds a place where no member is.
 */
@Injectable()
export class BlurPlace {
  private readonly key: Buffer;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.key = Buffer.from(
      hkdfSync('sha256', environment.KINDLING_SECRET, '', 'kindling/blurred-places', 32),
    );
  }

  /** @param centre of the city; null where the member names none */
  of(memberId: string, placeId: number | null, centre: Position | null): BlurredPlace {
    if (placeId === null || centre === null) return { placeId, ...nowhere };
    const name = tenantKey('place', memberId, String(placeId));
    const drawn = createHmac('sha256', this.key).update(name).digest();
    const place = blurred(centre, drawn.readUInt32BE(0) / wholes, drawn.readUInt32BE(4) / wholes);
    return { placeId, ...place, cell: cellOf(place) };
  }
}
