import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What waits on the console's desk for a person to decide, and what they decided. */
export class Desk1795000016000 implements MigrationInterface {
  readonly name = 'Desk1795000016000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS desk_item (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      kind varchar(16) ${ascii} NOT NULL,
      subject_id varchar(64) ${ascii} NOT NULL,
      open_key varchar(81) ${ascii} NULL,
      member_id char(24) ${ascii} NULL,
      state varchar(8) ${ascii} NOT NULL,
      priority smallint unsigned NOT NULL,
      risks json NOT NULL,
      escalated tinyint(1) NOT NULL,
      escalation_note varchar(1000) NULL,
      second_look_of char(24) ${ascii} NULL,
      barred json NOT NULL,
      created_at datetime(3) NOT NULL,
      due_at datetime(3) NULL,
      lease_staff_id char(24) ${ascii} NULL,
      lease_until datetime(3) NULL,
      leased_at datetime(3) NULL,
      closed_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_desk_item_open_key (tenant_id, open_key),
      INDEX ix_desk_item_queue (kind, state, priority, created_at),
      INDEX ix_desk_item_lease (lease_staff_id, state),
      INDEX ix_desk_item_subject (tenant_id, kind, subject_id),
      INDEX ix_desk_item_member (tenant_id, member_id),
      INDEX ix_desk_item_closed (closed_at),
      CONSTRAINT ck_desk_item_state CHECK (state IN ('open', 'pending', 'done')),
      CONSTRAINT ck_desk_item_open_key CHECK ((state = 'done') = (open_key IS NULL)),
      CONSTRAINT ck_desk_item_closed CHECK ((state = 'done') = (closed_at IS NOT NULL)),
      CONSTRAINT ck_desk_item_lease CHECK ((lease_staff_id IS NULL) = (lease_until IS NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS desk_decision (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      item_id char(24) ${ascii} NOT NULL,
      kind varchar(16) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      decision varchar(16) ${ascii} NOT NULL,
      ground varchar(32) ${ascii} NULL,
      note varchar(1000) NULL,
      details json NOT NULL,
      decided_at datetime(3) NOT NULL,
      effective_at datetime(3) NOT NULL,
      undone_at datetime(3) NULL,
      applied_at datetime(3) NULL,
      overturned_at datetime(3) NULL,
      took_ms int unsigned NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_desk_decision_item (tenant_id, item_id, decided_at),
      INDEX ix_desk_decision_staff (staff_id, decided_at),
      INDEX ix_desk_decision_age (decided_at),
      CONSTRAINT ck_desk_decision_undone CHECK (undone_at IS NULL OR applied_at IS NULL),
      CONSTRAINT ck_desk_decision_overturned CHECK (overturned_at IS NULL OR applied_at IS NOT NULL)
    ) ${table}`);
    await queries.query(`ALTER TABLE photo
      ADD INDEX IF NOT EXISTS ix_photo_restriction (tenant_id, restriction_id),
      ADD CONSTRAINT fk_photo_restriction
      FOREIGN KEY IF NOT EXISTS fk_photo_restriction (tenant_id, restriction_id)
      REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION`);
    // What waited before there was a desk. The photo's id is the item's, so that a repeat adds none.
    await queries.query(`INSERT IGNORE INTO desk_item (
        tenant_id, id, kind, subject_id, open_key, member_id, state, priority, risks, escalated, barred, created_at)
      SELECT tenant_id, id, 'photo', id, CONCAT('photo:', id), member_id, 'open',
             IF(main_of IS NULL, 10000, 9990), IF(main_of IS NULL, '[]', '["main_photo"]'), 0, '[]', created_at
        FROM photo WHERE status = 'inspection'`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE photo DROP FOREIGN KEY IF EXISTS fk_photo_restriction');
    await queries.query('DROP INDEX IF EXISTS ix_photo_restriction ON photo');
    for (const name of ['desk_decision', 'desk_item']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
