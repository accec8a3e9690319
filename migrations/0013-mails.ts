import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Notices to members, push subscriptions, mailings, each brand's own wording, and the log of sent mails. */
export class Mails1796000013000 implements MigrationInterface {
  readonly name = 'Mails1796000013000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS notice (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      topic varchar(8) ${ascii} NOT NULL,
      other_id char(24) ${ascii} NOT NULL,
      kind varchar(24) ${ascii} NOT NULL,
      mutual tinyint NOT NULL,
      waiting int unsigned NOT NULL,
      since datetime(3) NOT NULL,
      waiting_since datetime(3) NOT NULL,
      reminded_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, member_id, topic, other_id),
      INDEX ix_notice_waiting (waiting_since),
      INDEX ix_notice_other (tenant_id, other_id),
      CONSTRAINT fk_notice_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_notice_other FOREIGN KEY (tenant_id, other_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_notice_topic CHECK (topic IN ('message', 'like', 'returned'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS notice_state (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      next_at datetime(3) NULL,
      mail_day char(10) ${ascii} NULL,
      mails_that_day smallint unsigned NOT NULL,
      last_push json NULL,
      PRIMARY KEY (tenant_id, member_id),
      CONSTRAINT fk_notice_state_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS push_subscription (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      family_id char(24) ${ascii} NOT NULL,
      endpoint_hash varchar(43) ${ascii} NOT NULL,
      endpoint varchar(1000) ${ascii} NOT NULL,
      p256dh varchar(100) ${ascii} NOT NULL,
      auth varchar(40) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      refused_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_push_subscription_endpoint (tenant_id, endpoint_hash),
      INDEX ix_push_subscription_member (tenant_id, member_id, created_at),
      CONSTRAINT fk_push_subscription_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
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
      CONSTRAINT ck_mailing_round CHECK (
        (kind IN ('weekly_updates', 'reminders')) = (period IS NOT NULL) AND (period IS NULL) = (texts IS NOT NULL)
      ),
      CONSTRAINT ck_mailing_state CHECK (state IN ('draft', 'planned', 'running', 'done', 'stopped'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS mail_wording (
      tenant_id varchar(32) ${ascii} NOT NULL,
      kind varchar(24) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      version int unsigned NOT NULL,
      subject varchar(100) NULL,
      title varchar(80) NULL,
      lead varchar(400) NULL,
      author char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, kind, language, version)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS sent_mail (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      kind varchar(24) ${ascii} NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      tried_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_sent_mail_member (tenant_id, member_id, tried_at),
      INDEX ix_sent_mail_age (tried_at),
      INDEX ix_sent_mail_state (tenant_id, state, tried_at),
      CONSTRAINT fk_sent_mail_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_sent_mail_state CHECK (state IN ('trying', 'sent', 'refused', 'blocked', 'returned'))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'sent_mail',
      'mail_wording',
      'mailing',
      'push_subscription',
      'notice_state',
      'notice',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
