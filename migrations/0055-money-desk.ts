import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * What the console tells of money: why staff gave it back, when the second person agreed, when the receipt was mailed and
 * when a bank took it back; and the indexes that lists, accounting and charts read.
 */
export class MoneyDesk1795000055000 implements MigrationInterface {
  readonly name = 'MoneyDesk1795000055000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE payment
      ADD COLUMN IF NOT EXISTS charged_back_at datetime(3) NULL,
      ADD COLUMN IF NOT EXISTS receipt_mailed_at datetime(3) NULL,
      ADD INDEX IF NOT EXISTS ix_payment_started (tenant_id, created_at),
      ADD INDEX IF NOT EXISTS ix_payment_completed (tenant_id, completed_at, currency, amount_cents),
      ADD INDEX IF NOT EXISTS ix_payment_charged_back (tenant_id, charged_back_at)`);
    await queries.query(`UPDATE payment p
      LEFT JOIN (SELECT tenant_id, payment_id, MIN(received_at) AS at FROM payment_event
                  WHERE status = 'charged_back' GROUP BY tenant_id, payment_id) told
             ON told.tenant_id = p.tenant_id AND told.payment_id = p.id
        SET p.charged_back_at = COALESCE(told.at, p.completed_at)
      WHERE p.status = 'charged_back' AND p.charged_back_at IS NULL`);
    await queries.query('ALTER TABLE payment DROP CONSTRAINT IF EXISTS ck_payment_charged_back');
    await queries.query(`ALTER TABLE payment ADD CONSTRAINT ck_payment_charged_back
      CHECK ((status = 'charged_back') = (charged_back_at IS NOT NULL))`);
    await queries.query(`ALTER TABLE refund
      ADD COLUMN IF NOT EXISTS approved_at datetime(3) NULL,
      ADD COLUMN IF NOT EXISTS reason varchar(16) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS note varchar(300) NULL,
      ADD COLUMN IF NOT EXISTS decline_note varchar(300) NULL,
      ADD INDEX IF NOT EXISTS ix_refund_settled (tenant_id, settled_at)`);
    await queries.query('ALTER TABLE refund DROP CONSTRAINT IF EXISTS ck_refund_reason');
    await queries.query(
      'ALTER TABLE refund ADD CONSTRAINT ck_refund_reason CHECK (reason IS NULL OR staff_id IS NOT NULL)',
    );
    await queries.query(
      'ALTER TABLE ledger_account ADD INDEX IF NOT EXISTS ix_ledger_account_opened (tenant_id, kind, created_at, paid_since)',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE ledger_account DROP INDEX IF EXISTS ix_ledger_account_opened');
    await queries.query('ALTER TABLE refund DROP CONSTRAINT IF EXISTS ck_refund_reason');
    await queries.query(`ALTER TABLE refund
      DROP INDEX IF EXISTS ix_refund_settled,
      DROP COLUMN IF EXISTS approved_at,
      DROP COLUMN IF EXISTS reason,
      DROP COLUMN IF EXISTS note,
      DROP COLUMN IF EXISTS decline_note`);
    await queries.query('ALTER TABLE payment DROP CONSTRAINT IF EXISTS ck_payment_charged_back');
    await queries.query(`ALTER TABLE payment
      DROP INDEX IF EXISTS ix_payment_started,
      DROP INDEX IF EXISTS ix_payment_completed,
      DROP INDEX IF EXISTS ix_payment_charged_back,
      DROP COLUMN IF EXISTS charged_back_at,
      DROP COLUMN IF EXISTS receipt_mailed_at`);
  }
}
