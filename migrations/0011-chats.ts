import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const exact = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Conversations with their messages, photos and reactions, and fictional profiles that owe an answer. */
export class Chats1796000011000 implements MigrationInterface {
  readonly name = 'Chats1796000011000';

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
      awaiting_since datetime(3) NULL,
      read_seq int unsigned NOT NULL DEFAULT 0,
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
      kind varchar(5) ${ascii} NOT NULL DEFAULT 'text',
      gift varchar(16) ${ascii} NULL,
      reply_to_id char(24) ${ascii} NULL,
      warning varchar(7) ${ascii} NULL,
      removed_at datetime(3) NULL,
      restriction_id char(24) ${ascii} NULL,
      returned_at datetime(3) NULL,
      in_review tinyint(1) NOT NULL DEFAULT 0,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_message_client (tenant_id, sender_id, client_id),
      UNIQUE INDEX uq_message_seq (tenant_id, conversation_id, seq),
      INDEX ix_message_held (tenant_id, sender_id, seq),
      INDEX ix_message_restriction (tenant_id, restriction_id),
      CONSTRAINT fk_message_conversation FOREIGN KEY (tenant_id, conversation_id)
        REFERENCES conversation (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_message_restriction FOREIGN KEY (tenant_id, restriction_id)
        REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
      CONSTRAINT fk_message_sender FOREIGN KEY (tenant_id, sender_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_message_placed CHECK (seq IS NOT NULL OR held_no IS NOT NULL),
      CONSTRAINT ck_message_kind CHECK (kind IN ('text', 'photo', 'gift') AND (kind = 'gift') = (gift IS NOT NULL)),
      CONSTRAINT ck_message_warning CHECK (warning IS NULL OR warning IN ('contact', 'money')),
      CONSTRAINT ck_message_removed CHECK ((removed_at IS NULL) = (restriction_id IS NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS message_photo (
      tenant_id varchar(32) ${ascii} NOT NULL,
      message_id char(24) ${ascii} NOT NULL,
      storage_key varchar(22) ${ascii} NOT NULL,
      blurred_key varchar(22) ${ascii} NOT NULL,
      hash varchar(16) ${ascii} NULL,
      width smallint unsigned NOT NULL,
      height smallint unsigned NOT NULL,
      placeholder varchar(7) ${ascii} NOT NULL,
      opened_at datetime(3) NULL,
      kept_until datetime(3) NULL,
      PRIMARY KEY (tenant_id, message_id),
      UNIQUE INDEX uq_message_photo_storage_key (tenant_id, storage_key),
      UNIQUE INDEX uq_message_photo_blurred_key (tenant_id, blurred_key),
      INDEX ix_message_photo_kept (kept_until),
      CONSTRAINT fk_message_photo_message FOREIGN KEY (tenant_id, message_id)
        REFERENCES message (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS message_reaction (
      tenant_id varchar(32) ${ascii} NOT NULL,
      message_id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      emoji varchar(32) ${exact} NOT NULL,
      reacted_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, message_id, member_id),
      INDEX ix_message_reaction_member (tenant_id, member_id),
      CONSTRAINT fk_message_reaction_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_message_reaction_message FOREIGN KEY (tenant_id, message_id)
        REFERENCES message (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS opening_line (
      tenant_id varchar(32) ${ascii} NOT NULL,
      sender_id char(24) ${ascii} NOT NULL,
      line_hash varchar(43) ${ascii} NOT NULL,
      receiver_id char(24) ${ascii} NOT NULL,
      sent_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, sender_id, line_hash, receiver_id),
      INDEX ix_opening_line_sent (sent_at),
      INDEX ix_opening_line_receiver (tenant_id, receiver_id),
      CONSTRAINT fk_opening_line_receiver FOREIGN KEY (tenant_id, receiver_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_opening_line_sender FOREIGN KEY (tenant_id, sender_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS fictional_turn (
      tenant_id varchar(32) ${ascii} NOT NULL,
      conversation_id char(24) ${ascii} NOT NULL,
      profile_id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      waiting_since datetime(3) NOT NULL,
      lease_staff_id char(24) ${ascii} NULL,
      lease_until datetime(3) NULL,
      priority tinyint unsigned NOT NULL,
      barred json NOT NULL,
      escalation_note varchar(1000) NULL,
      leased_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, conversation_id),
      INDEX ix_fictional_turn_lease (lease_staff_id),
      -- What a member of staff passed on comes first.
      INDEX ix_fictional_turn_queue (priority, waiting_since, tenant_id, conversation_id),
      CONSTRAINT fk_fictional_turn_conversation FOREIGN KEY (tenant_id, conversation_id)
        REFERENCES conversation (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_fictional_turn_lease CHECK ((lease_staff_id IS NULL) = (lease_until IS NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS fictional_note (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      profile_id char(24) ${ascii} NOT NULL,
      text varchar(500) NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_fictional_note_profile (tenant_id, profile_id, created_at),
      CONSTRAINT fk_fictional_note_profile FOREIGN KEY (tenant_id, profile_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'fictional_note',
      'fictional_turn',
      'opening_line',
      'message_reaction',
      'message_photo',
      'message',
      'conversation_member',
      'conversation',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
