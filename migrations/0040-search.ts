import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `interestBits` numbers them. A migration goes by the list of its day: the code's may grow at its end. */
const interests = [
  ...['adventure', 'anal_sex', 'animals', 'art', 'astrology', 'bbq', 'beach', 'beer', 'biking', 'bondage'],
  ...[
    'coffee',
    'cooking',
    'dancing',
    'exchanging_pictures',
    'fashion',
    'foodie',
    'gardening',
    'gym',
    'hiking',
  ],
  ...['hugging', 'kissing', 'lingerie', 'massages', 'masturbating', 'movies', 'music', 'one_night_stand'],
  ...['oral_sex', 'outdoors', 'party', 'photography', 'politics', 'public_sex', 'reading', 'relationship'],
  ...[
    'sadomasochism',
    'safe_sex',
    'sex',
    'sex_toys',
    'shopping',
    'sports',
    'sushi',
    'tattoos',
    'tea',
    'theater',
  ],
  ...['threesome', 'travelling', 'vegetarian', 'video_games', 'wine'],
];

const filtered =
  'latitude, longitude, interest_bits, created_at, verified_photo_id, fictional, presence_shown';
const indexes = {
  ix_profile_listed: `tenant_id, listed, pictured, last_seen_at, id, gender, country, region, date_of_birth, ${filtered}`,
  ix_profile_listed_gender: `tenant_id, listed, gender, pictured, last_seen_at, id, country, region, date_of_birth, ${filtered}`,
  ix_profile_newest:
    'tenant_id, listed, pictured, created_at, id, gender, country, region, date_of_birth, last_seen_at, latitude, longitude, interest_bits, verified_photo_id, fictional, presence_shown',
  ix_profile_age: `tenant_id, listed, gender, date_of_birth, pictured, last_seen_at, country, region, ${filtered}`,
  ix_profile_region: `tenant_id, listed, country, region, gender, date_of_birth, pictured, last_seen_at, ${filtered}`,
  ix_profile_cell: `tenant_id, listed, cell, gender, date_of_birth, pictured, last_seen_at, country, region, ${filtered}`,
};
const before = {
  ix_profile_listed: 'tenant_id, listed, pictured, last_seen_at, id, gender, country, region, date_of_birth',
  ix_profile_listed_gender:
    'tenant_id, listed, gender, pictured, last_seen_at, id, country, region, date_of_birth',
  ix_profile_newest: 'tenant_id, listed, pictured, fictional, created_at, id',
};

/** What the search filters by, in the rows of profiles and in the indexes that it reads. */
export class Search1795000040000 implements MigrationInterface {
  readonly name = 'Search1795000040000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE profile
      ADD COLUMN IF NOT EXISTS interest_bits bigint unsigned NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS latitude smallint NULL,
      ADD COLUMN IF NOT EXISTS longitude smallint NULL,
      ADD COLUMN IF NOT EXISTS cell int unsigned NULL`);
    const bits = interests.map(
      (name, bit) => `IF(JSON_CONTAINS(interests, '"${name}"'), CAST(1 AS UNSIGNED) << ${bit}, 0)`,
    );
    await queries.query(`UPDATE profile SET interest_bits = ${bits.join(' + ')} WHERE interest_bits = 0`);
    await rebuild(queries, indexes);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['ix_profile_age', 'ix_profile_region', 'ix_profile_cell'])
      await queries.query(`ALTER TABLE profile DROP INDEX IF EXISTS ${name}`);
    await rebuild(queries, before);
    for (const name of ['interest_bits', 'latitude', 'longitude', 'cell'])
      await queries.query(`ALTER TABLE profile DROP COLUMN IF EXISTS ${name}`);
  }
}

/** One statement, so that the search is never without its indexes. */
async function rebuild(queries: QueryRunner, wanted: Readonly<Record<string, string>>): Promise<void> {
  const steps = Object.entries(wanted).map(
    ([name, columns]) => `DROP INDEX IF EXISTS ${name}, ADD INDEX ${name} (${columns})`,
  );
  await queries.query(`ALTER TABLE profile ${steps.join(', ')}`);
}
