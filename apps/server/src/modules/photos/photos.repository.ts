import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { PhotoEntity } from './photo.entity.js';

export type PhotoRow = Omit<PhotoEntity, 'tenantId'>;
type RawPhoto = Omit<PhotoRow, 'widths'> & { widths: string };

/** A stored photo with its place among the profile's approved photos. */
export type RankedPhoto = PhotoRow & { rank: number };

const columns = `p.id, p.member_id AS memberId, p.main_of AS mainOf, p.status, p.storage_key AS storageKey,
  p.blurred_key AS blurredKey, p.widths, p.width, p.height, p.placeholder, p.position, p.created_at AS createdAt`;

/** Photos in the database; their files are in the photo storage. */
@Injectable()
export class PhotosRepository {
  private readonly rows: TenantRepository<PhotoEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, PhotoEntity);
  }

  insert(rows: PhotoRow | readonly PhotoRow[]): Promise<void> {
    return this.rows.insert(rows);
  }

  /** A profile's photos that were not removed, in the order they are shown: the main photo first. */
  async shownOf(memberId: string): Promise<PhotoRow[]> {
    const rows = await this.database.select<RawPhoto>(
      `SELECT ${columns} FROM photo p
        WHERE p.tenant_id = :tenant AND p.member_id = :memberId AND p.status <> 'removed'
        ORDER BY p.main_of IS NULL, p.position, p.id`,
      { memberId },
    );
    return rows.map(photoRow);
  }

  /** Every photo of a member, removed ones too, in the order they are shown. */
  async allOf(memberId: string): Promise<PhotoRow[]> {
    const rows = await this.database.select<RawPhoto>(
      `SELECT ${columns} FROM photo p
        WHERE p.tenant_id = :tenant AND p.member_id = :memberId
        ORDER BY p.main_of IS NULL, p.position, p.id`,
      { memberId },
    );
    return rows.map(photoRow);
  }

  findByKey(kind: 'clear' | 'blurred', key: string): Promise<RankedPhoto | undefined> {
    return this.findRanked(kind === 'clear' ? 'p.storage_key = :key' : 'p.blurred_key = :key', { key });
  }

  async nextPosition(memberId: string): Promise<number> {
    const rows = await this.database.select<{ next: number | null }>(
      'SELECT MAX(position) + 1 AS next FROM photo WHERE tenant_id = :tenant AND member_id = :memberId',
      { memberId },
    );
    return Number(rows[0]?.next ?? 0);
  }

  /** How many photos of a member were not removed. */
  async countShown(memberId: string): Promise<number> {
    const rows = await this.database.select<{ shown: number }>(
      `SELECT COUNT(*) AS shown FROM photo
        WHERE tenant_id = :tenant AND member_id = :memberId AND status <> 'removed'`,
      { memberId },
    );
    return Number(rows[0]?.shown ?? 0);
  }

  /** Takes the place from the main photo there was: the unique key allows one. */
  async setMain(memberId: string, id: string): Promise<void> {
    await this.rows.update({ mainOf: memberId }, { mainOf: null });
    await this.rows.update({ id, memberId }, { mainOf: memberId });
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  async hasMain(memberId: string): Promise<boolean> {
    return (await this.rows.count({ mainOf: memberId })) > 0;
  }

  private async findRanked(
    condition: string,
    parameters: Record<string, unknown>,
  ): Promise<RankedPhoto | undefined> {
    const rows = await this.database.select<RawPhoto & { rank: number }>(
      `SELECT ${columns},
              (SELECT COUNT(*) FROM photo q
                WHERE q.tenant_id = :tenant AND q.member_id = p.member_id AND q.status = 'active'
                  AND (q.main_of IS NULL, q.position, q.id) < (p.main_of IS NULL, p.position, p.id)) AS \`rank\`
         FROM photo p WHERE p.tenant_id = :tenant AND ${condition}`,
      parameters,
    );
    const row = rows[0];
    return row && { ...photoRow(row), rank: Number(row.rank) };
  }
}

function photoRow<T extends RawPhoto>(raw: T): Omit<T, 'widths'> & { widths: number[] } {
  return { ...raw, widths: JSON.parse(raw.widths) as number[] };
}
