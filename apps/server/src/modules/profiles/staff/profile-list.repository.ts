import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { beginningWith } from '../../../kernel/database/lists/like-pattern.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { ProfileEntity } from '../record/profile.entity.js';

export interface ProfileListing extends PageRequest {
  /** The brands whose profiles to list, or null for all. */
  tenants: readonly string[] | null;
  /** The name begins with it. */
  nameStart?: string;
  /** How many of a name are found at most. Default: 1000. */
  namesakes?: number;
  /** Only these. */
  ids?: readonly string[];
  fictional?: boolean;
  status?: 'active' | 'disabled';
  /** Signed up at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** Confirmed their address at or after, and before. */
  confirmedSince?: Date | undefined;
  confirmedUntil?: Date | undefined;
  column: keyof typeof orders;
}

const listed = columnsOf(
  ProfileEntity,
  [
    ...(['tenantId', 'id', 'name', 'dateOfBirth', 'gender', 'country', 'city'] as const),
    ...(['fictional', 'status', 'mainPhoto', 'aboutMe', 'prompts', 'createdAt', 'lastSeenAt'] as const),
    ...(['invisible', 'restrictedBy'] as const),
  ],
  'p',
);

export type ListedProfile = RowOf<typeof listed>;

const key = [
  ['p.tenant_id', (row: ListedProfile) => row.tenantId],
  ['p.id', (row: ListedProfile) => row.id],
] as const;
const orders = {
  created_at: new Keyset<ListedProfile>([['p.created_at', (row) => row.createdAt], ...key]),
  name: new Keyset<ListedProfile>([['p.name', (row) => row.name], ...key]),
  last_seen_at: new Keyset<ListedProfile>([['p.last_seen_at', (row) => row.lastSeenAt], ...key]),
};

/** A beginning that more names than this have finds these many of them: type more of it. */
const usualNamesakes = 1000;

/** The console's look at profiles, over all the brands that a staff member was given. */
@Injectable()
export class ProfileListRepository {
  constructor(private readonly database: Database) {}

  /** @returns one page and how many there are, counted up to 10,000, of a name up to `namesakes` */
  page(listing: ProfileListing): Promise<KeysetPage<ListedProfile>> {
    return acrossTenants('list profiles on the console', async () => {
      const { tenants, nameStart, ids, namesakes = usualNamesakes } = listing;
      if (tenants?.length === 0 || ids?.length === 0) return { rows: [], total: 0 };
      const where = condition(listing);
      const parameters = {
        tenants,
        ids,
        namesakes,
        pattern: beginningWith(nameStart ?? ''),
        fictional: listing.fictional,
        status: listing.status,
        since: listing.since,
        until: listing.until,
        confirmedSince: listing.confirmedSince,
        confirmedUntil: listing.confirmedUntil,
      };
      const all = `profile p WHERE ${where}`;
      const rows = {
        shape: listed,
        parameters,
        ...(nameStart ? { from: foundByName(where), countedFrom: all, cap: namesakes } : { from: all }),
      };
      return orders[listing.column].read(this.database, rows, listing);
    });
  }

  find(tenantId: string, id: string): Promise<ListedProfile | undefined> {
    return acrossTenants('show a profile on the console', async () => {
      const rows = await this.database.rows(
        listed,
        `SELECT ${listed.list} FROM profile p WHERE p.tenant_id = :tenantId AND p.id = :id`,
        { tenantId, id },
      );
      return rows[0];
    });
  }
}

/** Who is found comes from the index of names alone, and no more of them than are looked at; then their rows by key. */
function foundByName(where: string): string {
  return `(SELECT p.tenant_id, p.id FROM profile p WHERE ${where} LIMIT :namesakes) AS found
          JOIN profile p ON p.tenant_id = found.tenant_id AND p.id = found.id`;
}

function condition(listing: ProfileListing): string {
  const { tenants, nameStart, ids, fictional, status, since, until } = listing;
  return [
    ...(tenants ? ['p.tenant_id IN (:tenants)'] : []),
    ...(nameStart ? ['p.name LIKE :pattern'] : []),
    ...(ids ? ['p.id IN (:ids)'] : []),
    ...(fictional === undefined ? [] : ['p.fictional = :fictional']),
    ...(status ? ['p.status = :status'] : []),
    ...(since ? ['p.created_at >= :since'] : []),
    ...(until ? ['p.created_at < :until'] : []),
    ...(listing.confirmedSince || listing.confirmedUntil ? [isConfirmed(listing)] : []),
    'TRUE',
  ].join(' AND ');
}

/** Whoever confirmed in a few days is found by those days, then their profile by key. */
function isConfirmed({ confirmedSince, confirmedUntil }: ProfileListing): string {
  return `(p.tenant_id, p.id) IN (
    SELECT m.tenant_id, m.id FROM account m WHERE ${[
      ...(confirmedSince ? ['m.confirmed_at >= :confirmedSince'] : []),
      ...(confirmedUntil ? ['m.confirmed_at < :confirmedUntil'] : []),
    ].join(' AND ')})`;
}
