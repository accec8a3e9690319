import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const causes = ['signup', 'purchase', 'message', 'refund', 'expired_message', 'correction'];
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Messages of several kinds, replies, reactions and read marks; what staff removes of them and warns of. */
export class ChatMessages1795000020000 implements MigrationInterface {
  readonly name = 'ChatMessages1795000020000';

  /** What a posting may be for, and which of these are messages that have a charge. */
  private async setCauses(queries: QueryRunner, causes: readonly string[], ofMessages: readonly string[]) {
    const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
    const checks = {
      ck_ledger_posting_cause: `cause IN (${list(causes)})`,
      ck_ledger_posting_message: `(cause IN (${list(ofMessages)})) = (message_id IS NOT NULL)`,
      ck_ledger_posting_usage: `credit_account <> 'usage' OR cause IN (${list(ofMessages)})`,
    };
    for (const [name, check] of Object.entries(checks)) {
      await queries.query(`ALTER TABLE ledger_posting DROP CONSTRAINT IF EXISTS ${name}`);
      await queries.query(`ALTER TABLE ledger_posting ADD CONSTRAINT IF NOT EXISTS ${name} CHECK (${check})`);
    }
  }

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE message
      ADD COLUMN IF NOT EXISTS kind varchar(5) ${ascii} NOT NULL DEFAULT 'text',
      ADD COLUMN IF NOT EXISTS gift varchar(16) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS reply_to_id char(24) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS warning varchar(7) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS removed_at datetime(3) NULL,
      ADD COLUMN IF NOT EXISTS restriction_id char(24) ${ascii} NULL,
      ADD INDEX IF NOT EXISTS ix_message_restriction (tenant_id, restriction_id)`);
    await queries.query(`ALTER TABLE message
      ADD CONSTRAINT IF NOT EXISTS ck_message_kind CHECK (
        kind IN ('text', 'photo', 'gift') AND (kind = 'gift') = (gift IS NOT NULL)),
      ADD CONSTRAINT IF NOT EXISTS ck_message_warning CHECK (warning IS NULL OR warning IN ('contact', 'money')),
      ADD CONSTRAINT IF NOT EXISTS ck_message_removed CHECK ((removed_at IS NULL) = (restriction_id IS NULL))`);
    await queries.query(`ALTER TABLE message ADD CONSTRAINT fk_message_restriction
      FOREIGN KEY IF NOT EXISTS fk_message_restriction (tenant_id, restriction_id)
      REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION`);
    await queries.query(`CREATE TABLE IF NOT EXISTS message_reaction (
      tenant_id varchar(32) ${ascii} NOT NULL,
      message_id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      emoji varchar(32) COLLATE utf8mb4_bin NOT NULL,
      reacted_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, message_id, member_id),
      INDEX ix_message_reaction_member (tenant_id, member_id),
      CONSTRAINT fk_message_reaction_message FOREIGN KEY (tenant_id, message_id)
        REFERENCES message (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_message_reaction_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(
      'ALTER TABLE conversation_member ADD COLUMN IF NOT EXISTS read_seq int unsigned NOT NULL DEFAULT 0',
    );
    await queries.query(
      'ALTER TABLE account ADD COLUMN IF NOT EXISTS read_marks tinyint(1) NOT NULL DEFAULT 1',
    );
    await this.setCauses(queries, [...causes, 'photo', 'gift'], ['message', 'photo', 'gift']);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query("UPDATE ledger_posting SET cause = 'message' WHERE cause IN ('photo', 'gift')");
    await this.setCauses(queries, causes, ['message']);
    await queries.query('ALTER TABLE account DROP COLUMN IF EXISTS read_marks');
    await queries.query('ALTER TABLE conversation_member DROP COLUMN IF EXISTS read_seq');
    await queries.query('DROP TABLE IF EXISTS message_reaction');
    await queries.query('ALTER TABLE message DROP FOREIGN KEY IF EXISTS fk_message_restriction');
    await queries.query(`ALTER TABLE message
      DROP CONSTRAINT IF EXISTS ck_message_kind,
      DROP CONSTRAINT IF EXISTS ck_message_warning,
      DROP CONSTRAINT IF EXISTS ck_message_removed,
      DROP INDEX IF EXISTS ix_message_restriction,
      DROP COLUMN IF EXISTS kind,
      DROP COLUMN IF EXISTS gift,
      DROP COLUMN IF EXISTS reply_to_id,
      DROP COLUMN IF EXISTS warning,
      DROP COLUMN IF EXISTS removed_at,
      DROP COLUMN IF EXISTS restriction_id`);
  }
}
