import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { PageReads } from '../../../kernel/pages/page-reads.js';
import type { PhotoRecord } from '../../pictures/pictures.api.js';
import { answeredOf } from '../texts/prompt-answers.js';
import { foundColumns, presentColumns, type FoundRow, type PresentRow } from '../view/profile-card.js';
import {
  isInLists,
  isVisible,
  isVisibleButForOwnBlocks,
  isVisibleToRow,
} from '../view/profile-visibility.js';
import { interestBits } from './interest-bits.js';
import { ProfileEntity } from './profile.entity.js';

const profile = columnsBut(
  ProfileEntity,
  [
    ...(['tenantId', 'listed', 'pictured', 'hiddenStatus', 'accountId', 'unconfirmed'] as const),
    ...(['interestBits', 'prompted', 'latitude', 'longitude', 'cell'] as const),
  ],
  'p',
);
const profileId = columnsOf(ProfileEntity, ['id'], 'p');
const readerRowId = columnsOf(ProfileEntity, ['id'], 'v');
const locked = columnsOf(ProfileEntity, ['id', 'restrictedBy', 'unconfirmed', 'hiddenStatus'], 'p');
const profileName = columnsOf(ProfileEntity, ['id', 'name', 'fictional'], 'p');
const brief = columnsOf(ProfileEntity, ['id', 'name', 'fictional', 'status', 'prompts'], 'p');

export type BriefProfile = RowOf<typeof brief>;
export type ProfileRow = RowOf<typeof profile>;

@Injectable()
export class ProfilesRepository {
  private readonly rows: TenantRepository<ProfileEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, ProfileEntity);
  }

  /** A profile that is not fictional needs the account of its id first. */
  insert(row: Omit<ProfileEntity, 'tenantId' | 'interestBits' | 'prompted' | 'accountId'>): Promise<void> {
    return this.rows.insert({ ...withSearched(row), accountId: row.fictional ? null : row.id });
  }

  find(id: string): Promise<ProfileRow | undefined> {
    return PageReads.once(`profile ${id}`, async () => {
      const rows = await this.database.rows(
        profile,
        `SELECT ${profile.list} FROM profile p WHERE p.tenant_id = :tenant AND p.id = :id`,
        { id },
      );
      return rows[0];
    });
  }

  /**
   * @param viewerId null for a visitor
   * @param despiteOwnBlocks also one that the viewer blocked
   */
  async findVisible(
    viewerId: string | null,
    id: string,
    despiteOwnBlocks = false,
  ): Promise<ProfileRow | undefined> {
    const rows = await this.database.rows(
      profile,
      `SELECT ${profile.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id = :id AND ${despiteOwnBlocks ? isVisibleButForOwnBlocks : isVisible}`,
      { id, viewerId },
    );
    return rows[0];
  }

  /** The same, as much as rules about it need to know. */
  async findVisibleBriefly(viewerId: string | null, id: string): Promise<BriefProfile | undefined> {
    const rows = await this.database.rows(
      brief,
      `SELECT ${brief.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id = :id AND ${isVisible}`,
      { id, viewerId },
    );
    return rows[0];
  }

  async findVisibleCards(viewerId: string | null, ids: readonly string[]): Promise<PresentRow[]> {
    if (ids.length === 0) return [];
    return this.database.rows(
      presentColumns,
      `SELECT ${presentColumns.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${isVisible}`,
      { ids, viewerId },
    );
  }

  async findVisibleIds(viewerId: string | null, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.rows(
      profileId,
      `SELECT ${profileId.list} FROM profile p WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${isVisible}`,
      { ids, viewerId },
    );
    return rows.map((row) => row.id);
  }

  /** Those among `readerIds` who may see a profile. */
  async findReaders(id: string, readerIds: readonly string[]): Promise<string[]> {
    if (readerIds.length === 0) return [];
    const rows = await this.database.rows(
      readerRowId,
      `SELECT ${readerRowId.list} FROM profile p JOIN profile v ON v.tenant_id = :tenant AND v.id IN (:readerIds)
        WHERE p.tenant_id = :tenant AND p.id = :id AND ${isVisibleToRow}`,
      { id, readerIds },
    );
    return rows.map((row) => row.id);
  }

  /** One that lists show; the caller has checked that the reader may see it. */
  async findListed(id: string): Promise<FoundRow | undefined> {
    const rows = await this.database.rows(
      foundColumns,
      `SELECT ${foundColumns.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id = :id AND ${isInLists(null)}`,
      { id },
    );
    return rows[0];
  }

  async findRestricted(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.rows(
      profileId,
      `SELECT ${profileId.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND p.restricted_by IS NOT NULL`,
      { ids },
    );
    return rows.map((row) => row.id);
  }

  /** Locks the profiles' rows until the transaction ends, in the order of their ids. */
  lock(ids: readonly string[]): Promise<RowOf<typeof locked>[]> {
    return this.database.rows(
      locked,
      `SELECT ${locked.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) ORDER BY p.id FOR UPDATE`,
      { ids },
    );
  }

  /** Makes a profile one whose member confirmed the address: active, unless a restriction or the deletion disables it. */
  async enable(id: string): Promise<void> {
    await this.database.write(
      `UPDATE profile
          SET unconfirmed = 0, status = IF(restricted_by IS NULL AND hidden_status IS NULL, 'active', 'disabled'),
              hidden_status = IF(restricted_by IS NULL AND hidden_status IS NOT NULL, 'active', hidden_status),
              listed = (status = 'active' AND invisible = 0)
        WHERE tenant_id = :tenant AND id = :id AND unconfirmed = 1`,
      { id },
    );
  }

  /** Disables a profile by a restriction; a hidden one is disabled once it is revealed. */
  async restrict(id: string, restrictionId: string): Promise<void> {
    await this.database.write(
      `UPDATE profile
          SET restricted_by = :restrictionId, hidden_status = IF(hidden_status IS NULL, NULL, 'disabled'),
              status = 'disabled', listed = 0
        WHERE tenant_id = :tenant AND id = :id`,
      { id, restrictionId },
    );
  }

  /** Takes the restriction off; assignments are carried out from left to right. */
  async unrestrict(id: string): Promise<void> {
    await this.database.write(
      `UPDATE profile
          SET restricted_by = NULL,
              hidden_status = IF(hidden_status IS NULL, NULL, IF(unconfirmed, 'disabled', 'active')),
              status = IF(hidden_status IS NULL AND NOT unconfirmed, 'active', 'disabled'),
              listed = (status = 'active' AND invisible = 0)
        WHERE tenant_id = :tenant AND id = :id AND restricted_by IS NOT NULL`,
      { id },
    );
  }

  /** Names of those profiles that a member may see, or would see but for blocks of their own. */
  async names(viewerId: string, ids: readonly string[]): Promise<RowOf<typeof profileName>[]> {
    if (ids.length === 0) return [];
    return this.database.rows(
      profileName,
      `SELECT ${profileName.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${isVisibleButForOwnBlocks}`,
      { ids, viewerId },
    );
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /** Disables a profile so that `reveal` finds what it was; nothing happens to one that is hidden already. */
  /** Whether `hide` took it out of the site. */
  async isHidden(id: string): Promise<boolean> {
    const found = await this.database.number(
      `SELECT COUNT(*) FROM profile WHERE tenant_id = :tenant AND id = :id AND hidden_status IS NOT NULL`,
      { id },
    );
    return found > 0;
  }

  async hide(id: string): Promise<void> {
    await this.database.write(
      `UPDATE profile SET hidden_status = status, status = 'disabled', listed = 0
        WHERE tenant_id = :tenant AND id = :id AND hidden_status IS NULL`,
      { id },
    );
  }

  /** Assignments are carried out from left to right. */
  async reveal(id: string): Promise<void> {
    await this.database.write(
      `UPDATE profile
          SET status = hidden_status, listed = (status = 'active' AND invisible = 0), hidden_status = NULL
        WHERE tenant_id = :tenant AND id = :id AND hidden_status IS NOT NULL`,
      { id },
    );
  }

  /** In lists, or out of every one of them (specification §4 "Visibility"). @returns false where it was so before */
  async setInvisible(id: string, invisible: boolean): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE profile SET invisible = :invisible, listed = (status = 'active' AND NOT :invisible)
        WHERE tenant_id = :tenant AND id = :id AND invisible <> :invisible`,
      { id, invisible },
    );
    return affectedRows > 0;
  }

  async setPresenceShown(id: string, presenceShown: boolean): Promise<void> {
    await this.database.write(
      `UPDATE profile
          SET presence_shown = :presenceShown,
              last_seen_at = IF(:presenceShown, last_seen_at, CAST(DATE(last_seen_at) AS DATETIME(3)))
        WHERE tenant_id = :tenant AND id = :id`,
      { id, presenceShown },
    );
  }

  async update(
    id: string,
    patch: Partial<
      Omit<ProfileEntity, 'tenantId' | 'id' | 'interestBits' | 'prompted' | 'fictional' | 'accountId'>
    >,
  ): Promise<void> {
    await this.rows.update({ id }, withSearched(patch));
  }

  async setMainPhoto(id: string, photo: PhotoRecord | null): Promise<void> {
    await this.database.write(
      `UPDATE profile
          SET main_photo = :photo, pictured = :pictured,
              verified_photo_id = IF(verified_photo_id = :photoId, verified_photo_id, NULL)
        WHERE tenant_id = :tenant AND id = :id`,
      {
        id,
        photo: photo && JSON.stringify(photo),
        pictured: photo?.status === 'active',
        photoId: photo?.id ?? null,
      },
    );
  }

  /** @returns false for a photo that is not, or not any more, the one that others see */
  async setVerifiedPhoto(id: string, photoId: string): Promise<boolean> {
    const result = await this.database.write(
      `UPDATE profile SET verified_photo_id = :photoId
        WHERE tenant_id = :tenant AND id = :id AND pictured = 1 AND JSON_VALUE(main_photo, '$.id') = :photoId`,
      { id, photoId },
    );
    return result.affectedRows > 0;
  }

  async touch(id: string, lastSeenAt: Date): Promise<void> {
    await this.database.write(
      `UPDATE profile SET last_seen_at = :lastSeenAt
        WHERE tenant_id = :tenant AND id = :id AND last_seen_at < :lastSeenAt`,
      { id, lastSeenAt },
    );
  }
}

/** What the search filters by is held a second time, and written with what it is made of. */
function withSearched<T extends Partial<Pick<ProfileEntity, 'interests' | 'prompts'>>>(
  values: T,
): T & { interestBits?: string; prompted?: boolean } {
  const { interests, prompts } = values;
  return {
    ...values,
    ...(interests === undefined ? {} : { interestBits: interestBits(interests) }),
    ...(prompts === undefined ? {} : { prompted: answeredOf(prompts).length > 0 }),
  };
}
