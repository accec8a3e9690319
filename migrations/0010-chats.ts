import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Conversations, how their two members see them, and messages. */
export class Chats1795000010000 implements MigrationInterface {
  readonly name = 'Chats1795000010000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS conversation (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      low_id char(24) ${ascii} NOT NULL,
      high_id char(24) ${ascii} NOT NULL,
      last_seq int unsigned NOT NULL,
      last_held_no int unsigned NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_conversation_pair (tenant_id, low_id, high_id),
      INDEX ix_conversation_high (tenant_id, high_id),
      CONSTRAINT fk_conversation_high FOREIGN KEY (tenant_id, high_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_conversation_low FOREIGN KEY (tenant_id, low_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_conversation_pair CHECK (low_id < high_id)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS conversation_member (
      tenant_id varchar(32) ${ascii} NOT NULL,
      conversation_id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      other_id char(24) ${ascii} NOT NULL,
      shown tinyint(1) NOT NULL,
      started tinyint(1) NOT NULL,
      wrote tinyint(1) NOT NULL,
      unread int unsigned NOT NULL,
      cleared_seq int unsigned NOT NULL,
      last_message_id char(24) ${ascii} NULL,
      last_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, conversation_id, member_id),
      INDEX ix_conversation_member_list (tenant_id, member_id, shown, last_at),
      INDEX ix_conversation_member_started (tenant_id, member_id, started),
      CONSTRAINT fk_conversation_member_conversation FOREIGN KEY (tenant_id, conversation_id)
        REFERENCES conversation (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_conversation_member_profile FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS message (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      conversation_id char(24) ${ascii} NOT NULL,
      sender_id char(24) ${ascii} NOT NULL,
      client_id varchar(36) ${ascii} NULL,
      body_hash varchar(64) ${ascii} NOT NULL,
      body text NOT NULL,
      seq int unsigned NULL,
      held_no int unsigned NULL,
      staff_id char(24) ${ascii} NULL,
      credits_after int unsigned NOT NULL,
      sent_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_message_client (tenant_id, sender_id, client_id),
      UNIQUE INDEX uq_message_seq (tenant_id, conversation_id, seq),
      INDEX ix_message_held (tenant_id, sender_id, seq),
      CONSTRAINT fk_message_conversation FOREIGN KEY (tenant_id, conversation_id)
        REFERENCES conversation (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_message_sender FOREIGN KEY (tenant_id, sender_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_message_placed CHECK (seq IS NOT NULL OR held_no IS NOT NULL)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['message', 'conversation_member', 'conversation']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
