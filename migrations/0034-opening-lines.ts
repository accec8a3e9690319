import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const causes = ['signup', 'purchase', 'message', 'refund', 'expired_message', 'correction', 'photo', 'gift'];

/** Opening lines that went to many: whom, for as long as it counts, and the messages that wait for a moderator. */
export class OpeningLines1795000034000 implements MigrationInterface {
  readonly name = 'OpeningLines1795000034000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE message ADD COLUMN IF NOT EXISTS in_review tinyint(1) NOT NULL DEFAULT 0',
    );
    await queries.query(`CREATE TABLE IF NOT EXISTS opening_line (
      tenant_id varchar(32) ${ascii} NOT NULL,
      sender_id char(24) ${ascii} NOT NULL,
      line_hash varchar(43) ${ascii} NOT NULL,
      receiver_id char(24) ${ascii} NOT NULL,
      sent_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, sender_id, line_hash, receiver_id),
      INDEX ix_opening_line_sent (sent_at),
      INDEX ix_opening_line_receiver (tenant_id, receiver_id),
      CONSTRAINT fk_opening_line_sender FOREIGN KEY (tenant_id, sender_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_opening_line_receiver FOREIGN KEY (tenant_id, receiver_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await setCauses(queries, [...causes, 'refused_message']);
  }

  async down(queries: QueryRunner): Promise<void> {
    await setCauses(queries, causes);
    await queries.query('DROP TABLE IF EXISTS opening_line');
    await queries.query('ALTER TABLE message DROP COLUMN IF EXISTS in_review');
  }
}

/** Why credits move. */
async function setCauses(queries: QueryRunner, allowed: readonly string[]): Promise<void> {
  const list = allowed.map((cause) => `'${cause}'`).join(', ');
  await queries.query('ALTER TABLE ledger_posting DROP CONSTRAINT IF EXISTS ck_ledger_posting_cause');
  await queries.query(
    `ALTER TABLE ledger_posting ADD CONSTRAINT IF NOT EXISTS ck_ledger_posting_cause CHECK (cause IN (${list}))`,
  );
}
