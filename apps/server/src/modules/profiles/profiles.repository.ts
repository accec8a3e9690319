import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../kernel/database/row-shape.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { PageReads } from '../../kernel/pages/page-reads.js';
import type { PhotoRecord } from '../pictures/pictures.api.js';
import { ProfileEntity } from './profile.entity.js';
import type { ProfileMatch, ProfileSearch, ProfileSelection } from './profile-search.js';

const profile = columnsBut(
  ProfileEntity,
  ['tenantId', 'listed', 'pictured', 'hiddenStatus', 'createdAt', 'placeId'],
  'p',
);
const card = columnsOf(
  ProfileEntity,
  [
    ...(['id', 'name', 'dateOfBirth', 'gender', 'country', 'region', 'city'] as const),
    ...(['fictional', 'mainPhoto', 'lastSeenAt'] as const),
  ],
  'p',
);
const profileId = columnsOf(ProfileEntity, ['id'], 'p');
const profileName = columnsOf(ProfileEntity, ['id', 'name', 'fictional'], 'p');

export type ProfileRow = RowOf<typeof profile>;
export type CardRow = RowOf<typeof card>;

const notBlockedByThem = `NOT EXISTS (
  SELECT 1 FROM member_block b
   WHERE b.tenant_id = :tenant AND b.blocker_id = p.id AND b.blocked_id = :viewerId)`;

/** Neither blocked the other (trust 18); so it is with a visitor, who is nobody. */
const notBlocked = `${notBlockedByThem} AND NOT EXISTS (
  SELECT 1 FROM member_block b
   WHERE b.tenant_id = :tenant AND b.blocker_id = :viewerId AND b.blocked_id = p.id)`;

/** Listed, or active and the one who wrote to the reader first (decisions §4.1). */
const shownToViewer = `(p.listed = 1 OR (p.status = 'active' AND EXISTS (
  SELECT 1 FROM profile_contact c
   WHERE c.tenant_id = :tenant AND c.member_id = p.id AND c.contacted_id = :viewerId)))`;

const visibleToViewer = `${shownToViewer} AND ${notBlocked}`;

/** Profiles in the database. */
@Injectable()
export class ProfilesRepository {
  private readonly rows: TenantRepository<ProfileEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, ProfileEntity);
  }

  insert(row: Omit<ProfileEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(row);
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

  /** @param viewerId null for a visitor */
  async findVisible(viewerId: string | null, id: string): Promise<ProfileRow | undefined> {
    const rows = await this.database.rows(
      profile,
      `SELECT ${profile.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id = :id AND ${visibleToViewer}`,
      { id, viewerId },
    );
    return rows[0];
  }

  async findVisibleCards(viewerId: string | null, ids: readonly string[]): Promise<CardRow[]> {
    if (ids.length === 0) return [];
    return this.database.rows(
      card,
      `SELECT ${card.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${visibleToViewer}`,
      { ids, viewerId },
    );
  }

  async findVisibleIds(viewerId: string | null, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.rows(
      profileId,
      `SELECT ${profileId.list} FROM profile p WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${visibleToViewer}`,
      { ids, viewerId },
    );
    return rows.map((row) => row.id);
  }

  /** Those with a picture first, then newest activity first. The page is chosen in the index alone, then only its rows are read. */
  search(search: ProfileSearch): Promise<CardRow[]> {
    const { after, limit } = search;
    return this.database.rows(
      card,
      `SELECT ${card.list}
         FROM (SELECT p.id FROM ${searchSource(search)}
                WHERE ${searchCondition(search)}
                  ${after ? behindPlace : ''}
                ORDER BY p.pictured DESC, p.last_seen_at DESC, p.id DESC LIMIT :limit) page
         STRAIGHT_JOIN profile p ON p.tenant_id = :tenant AND p.id = page.id
        ORDER BY p.pictured DESC, p.last_seen_at DESC, p.id DESC`,
      {
        ...searchParameters(search),
        ...{ afterPictured: after?.pictured, afterSeen: after?.lastSeenAt, afterId: after?.id },
        limit,
      },
    );
  }

  /** Members with a picture who joined last; no fictional profile is a new member. */
  newest(limit: number, viewerId: string | null): Promise<CardRow[]> {
    return this.database.rows(
      card,
      `SELECT ${card.list} FROM profile p FORCE INDEX (ix_profile_newest)
        WHERE p.tenant_id = :tenant AND p.listed = 1 AND p.pictured = 1 AND p.fictional = 0
          ${viewerId === null ? '' : `AND p.id <> :viewerId AND ${notBlocked}`}
        ORDER BY p.created_at DESC, p.id DESC LIMIT :limit`,
      { limit, viewerId },
    );
  }

  /** @returns how many match, at most `cap` */
  countSearch(search: ProfileMatch, cap: number): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM (
         SELECT 1 FROM ${searchSource(search)} WHERE ${searchCondition(search)} LIMIT :cap) AS capped`,
      { ...searchParameters(search), cap },
    );
  }

  /** Locks the profiles' rows until the transaction ends, in the order of their ids. */
  async lock(ids: readonly string[]): Promise<void> {
    await this.database.select(
      'SELECT id FROM profile WHERE tenant_id = :tenant AND id IN (:ids) ORDER BY id FOR UPDATE',
      { ids },
    );
  }

  /** @returns whether the profile was disabled until now */
  async enable(id: string): Promise<boolean> {
    const result = await this.database.write(
      `UPDATE profile SET status = 'active', listed = (invisible = 0)
        WHERE tenant_id = :tenant AND id = :id AND status = 'disabled'`,
      { id },
    );
    return result.affectedRows > 0;
  }

  /** Names of those profiles that a member may see, or would see but for blocks of their own. */
  async names(viewerId: string, ids: readonly string[]): Promise<RowOf<typeof profileName>[]> {
    if (ids.length === 0) return [];
    return this.database.rows(
      profileName,
      `SELECT ${profileName.list} FROM profile p
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${shownToViewer} AND ${notBlockedByThem}`,
      { ids, viewerId },
    );
  }

  async createdAt(id: string): Promise<Date | undefined> {
    return (await this.rows.findOne({ id }, { select: { createdAt: true } }))?.createdAt;
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /** Disables a profile so that `reveal` finds what it was; nothing happens to one that is hidden already. */
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

  /** In lists, or out of every one of them (specification §4 "Visibility"). */
  async setInvisible(id: string, invisible: boolean): Promise<void> {
    await this.database.write(
      `UPDATE profile SET invisible = :invisible, listed = (status = 'active' AND NOT :invisible)
        WHERE tenant_id = :tenant AND id = :id`,
      { id, invisible },
    );
  }

  async update(id: string, patch: Partial<Omit<ProfileEntity, 'tenantId' | 'id'>>): Promise<void> {
    await this.rows.update({ id }, patch);
  }

  async setMainPhoto(id: string, photo: PhotoRecord | null): Promise<void> {
    await this.database.write(
      'UPDATE profile SET main_photo = :photo, pictured = :pictured WHERE tenant_id = :tenant AND id = :id',
      { id, photo: photo && JSON.stringify(photo), pictured: photo?.status === 'active' },
    );
  }

  async touch(id: string, lastSeenAt: Date): Promise<void> {
    await this.database.write(
      `UPDATE profile SET last_seen_at = :lastSeenAt
        WHERE tenant_id = :tenant AND id = :id AND last_seen_at < :lastSeenAt`,
      { id, lastSeenAt },
    );
  }

  async insertContactIfInvisible(memberId: string, contactedId: string, createdAt: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO profile_contact (tenant_id, member_id, contacted_id, created_at)
       SELECT p.tenant_id, p.id, :contactedId, :createdAt FROM profile p
        WHERE p.tenant_id = :tenant AND p.id = :memberId AND p.invisible = 1
       ON DUPLICATE KEY UPDATE created_at = profile_contact.created_at`,
      { memberId, contactedId, createdAt },
    );
  }

  async insertContact(memberId: string, contactedId: string, createdAt: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO profile_contact (tenant_id, member_id, contacted_id, created_at)
       VALUES (:tenant, :memberId, :contactedId, :createdAt)
       ON DUPLICATE KEY UPDATE created_at = created_at`,
      { memberId, contactedId, createdAt },
    );
  }
}

/** What lies behind a place in that order. */
const behindPlace = `AND p.pictured <= :afterPictured AND (p.pictured < :afterPictured OR (
  p.last_seen_at <= :afterSeen AND (p.last_seen_at < :afterSeen OR p.id < :afterId)))`;

/** Named, because estimates of how many rows match differ between a small brand and a large one; the right index does not. */
function searchSource({ gender }: ProfileMatch): string {
  return `profile p FORCE INDEX (${gender ? 'ix_profile_listed_gender' : 'ix_profile_listed'})`;
}

function searchCondition(search: ProfileMatch): string {
  const { gender, country, region, birthDates, viewerId, butNot } = search;
  const selection = selectionCondition({ gender, country, region, birthDates }, '');
  return [
    'p.tenant_id = :tenant AND p.listed = 1',
    ...selection,
    ...(viewerId ? ['p.id <> :viewerId', notBlocked] : []),
    // A value that is absent makes its comparison NULL: such a profile is not in the narrower selection.
    ...(butNot ? [`(${selectionCondition(butNot, 'but').join(' AND ')}) IS NOT TRUE`] : []),
  ].join(' AND ');
}

function selectionCondition(selection: ProfileSelection, prefix: string): string[] {
  const { gender, country, region, birthDates } = selection;
  return [
    ...(gender ? [`p.gender = :${prefix}gender`] : []),
    ...(country ? [`p.country = :${prefix}country`] : []),
    ...(region ? [`p.region = :${prefix}region`] : []),
    ...(birthDates?.notAfter ? [`p.date_of_birth <= :${prefix}notAfter`] : []),
    ...(birthDates?.after ? [`p.date_of_birth > :${prefix}after`] : []),
  ];
}

function searchParameters(search: ProfileMatch): Record<string, unknown> {
  const { gender, country, region, birthDates, viewerId, butNot } = search;
  return {
    ...{ gender, country, region, viewerId, notAfter: birthDates?.notAfter, after: birthDates?.after },
    ...{ butgender: butNot?.gender, butcountry: butNot?.country, butregion: butNot?.region },
    ...{ butnotAfter: butNot?.birthDates?.notAfter, butafter: butNot?.birthDates?.after },
  };
}
