import type { SearchQuery } from '../../../packages/contract/src/meeting/calls/discovery.ts';
import { interestBits } from '../../../apps/server/src/modules/profiles/record/interest-bits.ts';

export interface Statement {
  sql: string;
  parameters: Record<string, unknown>;
}

/** Where the bench's readers live: Amersfoort, in hundredths of a degree, and what a degree eastward shrinks to there, squared. */
const north = 5215.5;
const east = 538.75;
const shrink = Math.cos((52.155 * Math.PI) / 180) ** 2;

const card =
  'p.id, p.name, p.date_of_birth, p.gender, p.country, p.region, p.city, p.fictional, p.main_photo, p.created_at, p.last_seen_at, p.latitude, p.longitude, p.presence_shown';
const ranked =
  'p.id, p.date_of_birth, p.gender, p.sexuality, p.seeking, p.country, p.region, p.latitude, p.longitude, p.interest_bits, p.pictured, p.created_at, p.last_seen_at, r.within_hour, r.within_day, r.within_week, r.later';
const unblocked = `NOT EXISTS (SELECT 1 FROM member_block b WHERE b.tenant_id = :tenant AND b.blocker_id = p.id AND b.blocked_id = :reader)
  AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.tenant_id = :tenant AND b.blocker_id = :reader AND b.blocked_id = p.id)`;
const order = 'ORDER BY p.pictured DESC, p.last_seen_at DESC, p.id DESC';
const square = `(p.latitude - ${north}e0) * (p.latitude - ${north}e0) + (p.longitude - ${east}e0) * (p.longitude - ${east}e0) * ${shrink}e0`;
const reach = (km: number) => `${((km * 100) / 111.32) ** 2}e0`;

/**
 * The first page of a search as one would write it by hand for this table: the reader, how many match, and the page; the database
 * chooses the indexes itself. Nothing is put together from parts of the application.
 */
export function byHand(reader: string, query: SearchQuery, sort: SearchQuery['sort']): Statement[] {
  const { sql, parameters: told } = where(query);
  const parameters = { ...told, reader };
  const match = `p.tenant_id = :tenant AND p.listed = 1 AND p.id <> :reader ${sql} AND ${unblocked}`;
  const own = {
    sql: 'SELECT * FROM profile WHERE tenant_id = :tenant AND id = :reader',
    parameters: { reader },
  };
  const total = {
    sql: `SELECT COUNT(*) FROM (SELECT 1 FROM profile p WHERE ${match} LIMIT 10001) c`,
    parameters,
  };
  return [own, total, ...page(match, sort).map((one) => ({ sql: one, parameters }))];
}

function page(match: string, sort: SearchQuery['sort']): string[] {
  if (sort === 'relevance')
    return [
      `SELECT ${ranked} FROM profile p LEFT JOIN reply_count r ON r.tenant_id = p.tenant_id AND r.member_id = p.id
        WHERE ${match} AND p.pictured = 1 AND p.fictional = 0 AND p.created_at > NOW() - INTERVAL 3 DAY
        ORDER BY p.created_at DESC LIMIT 120`,
      `SELECT ${ranked}, ${card} FROM profile p LEFT JOIN reply_count r ON r.tenant_id = p.tenant_id AND r.member_id = p.id
        WHERE ${match} ${order} LIMIT 241`,
    ];
  if (sort === 'distance') {
    const ring = `CASE ${[10, 25, 50, 100, 250].map((km, at) => `WHEN ${square} <= ${reach(km)} THEN ${at}`).join(' ')} ELSE 5 END`;
    return [
      `SELECT ${card} FROM profile p WHERE ${match} ORDER BY ${ring}, p.pictured DESC, p.last_seen_at DESC LIMIT 25`,
    ];
  }
  return [`SELECT ${card} FROM profile p WHERE ${match} ${order} LIMIT 25`];
}

function where(query: SearchQuery): Statement {
  const parts: string[] = [];
  const parameters: Record<string, unknown> = {};
  if (query.gender) parts.push(`p.gender = '${query.gender}'`);
  if (query.country) parts.push(`p.country = '${query.country}'`);
  if (query.countryregion) parts.push(`p.region = '${query.countryregion}'`);
  if (query.min_age !== undefined)
    parts.push(`p.date_of_birth <= CURDATE() - INTERVAL ${query.min_age} YEAR`);
  if (query.max_age !== undefined)
    parts.push(`p.date_of_birth > CURDATE() - INTERVAL ${query.max_age + 1} YEAR`);
  if (query.within_km !== undefined) parts.push(`${square} <= ${reach(query.within_km)}`);
  if (query.interests) {
    parameters['bits'] = interestBits(query.interests);
    parts.push('(p.interest_bits & CAST(:bits AS UNSIGNED)) <> 0');
  }
  if (query.online)
    parts.push('p.last_seen_at >= NOW() - INTERVAL 10 MINUTE AND p.fictional = 0 AND p.presence_shown = 1');
  if (query.new) parts.push('p.created_at > NOW() - INTERVAL 14 DAY AND p.fictional = 0');
  if (query.verified) parts.push('p.verified_photo_id IS NOT NULL AND p.pictured = 1 AND p.fictional = 0');
  return { sql: parts.map((part) => `AND ${part}`).join(' '), parameters };
}
