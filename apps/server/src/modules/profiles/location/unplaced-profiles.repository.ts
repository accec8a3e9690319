import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { ProfileEntity } from '../record/profile.entity.js';
import type { BlurredPlace } from './blur-place.js';

const walked = columnsOf(ProfileEntity, ['tenantId', 'id', 'country', 'placeId', 'latitude'], 'p');

export type WalkedProfile = RowOf<typeof walked>;

/** Profiles whose city is older than distances. */
@Injectable()
export class UnplacedProfilesRepository {
  constructor(private readonly database: Database) {}

  /** The next profiles of all brands, placed or not, in the order of their keys. */
  walk(after: Pick<WalkedProfile, 'tenantId' | 'id'>, limit: number): Promise<WalkedProfile[]> {
    return this.database.rows(
      walked,
      `SELECT ${walked.list} FROM profile p FORCE INDEX (PRIMARY)
        WHERE p.tenant_id > :tenantId OR (p.tenant_id = :tenantId AND p.id > :id)
        ORDER BY p.tenant_id, p.id LIMIT :limit`,
      { ...after, limit },
    );
  }

  /** Unless the member changed the city meanwhile. */
  async place(id: string, { placeId, latitude, longitude, cell }: BlurredPlace): Promise<void> {
    await this.database.write(
      `UPDATE profile SET latitude = :latitude, longitude = :longitude, cell = :cell
        WHERE tenant_id = :tenant AND id = :id AND place_id = :placeId AND latitude IS NULL`,
      { id, placeId, latitude, longitude, cell },
    );
  }
}
