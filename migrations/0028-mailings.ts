import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Mails of a brand to many of its members, and credits that came back as something to be told. */
export class Mailings1795000028000 implements MigrationInterface {
  readonly name = 'Mailings1795000028000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS mailing (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      kind varchar(16) ${ascii} NOT NULL,
      period char(10) ${ascii} NULL,
      state varchar(8) ${ascii} NOT NULL,
      texts json NULL,
      page varchar(20) ${ascii} NULL,
      send_at datetime(3) NULL,
      reached char(24) ${ascii} NULL,
      looked int unsigned NOT NULL,
      ordered int unsigned NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_mailing_period (tenant_id, kind, period),
      INDEX ix_mailing_age (created_at, tenant_id, id),
      CONSTRAINT ck_mailing_kind CHECK (kind IN ('promotions', 'news', 'weekly_updates', 'reminders')),
      CONSTRAINT ck_mailing_round CHECK ((kind IN ('weekly_updates', 'reminders')) = (period IS NOT NULL) AND (period IS NULL) = (texts IS NOT NULL)),
      CONSTRAINT ck_mailing_state CHECK (state IN ('draft', 'planned', 'running', 'done', 'stopped'))
    ) ${table}`);
    await setTopics(queries, ['message', 'like', 'returned']);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query("DELETE FROM notice WHERE topic = 'returned'");
    await setTopics(queries, ['message', 'like']);
    await queries.query('DROP TABLE IF EXISTS mailing');
  }
}

/** Says anew what there is to be told. */
async function setTopics(queries: QueryRunner, topics: readonly string[]): Promise<void> {
  const list = topics.map((topic) => `'${topic}'`).join(', ');
  await queries.query('ALTER TABLE notice DROP CONSTRAINT IF EXISTS ck_notice_topic');
  await queries.query(
    `ALTER TABLE notice ADD CONSTRAINT IF NOT EXISTS ck_notice_topic CHECK (topic IN (${list}))`,
  );
}
