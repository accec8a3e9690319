import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

const causes = [
  ...['signup', 'purchase', 'message', 'refund', 'expired_message', 'correction', 'photo', 'gift'],
  'refused_message',
];
const statuses = ['created', 'pending', 'failed', 'cancelled', 'completed', 'refunded', 'charged_back'];
const outcomes = ['pending', 'completed', 'failed', 'cancelled'];

/**
 * Money that goes back: refunds with their own states, chargebacks, and what the sandbox knows of both. The database
 * holds the tables of transitions: a row keeps the state that it had before.
 */
export class Refunds1795000045000 implements MigrationInterface {
  readonly name = 'Refunds1795000045000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE payment
      ADD COLUMN IF NOT EXISTS previous_status varchar(16) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS refunded_cents int NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS returned_credits int NOT NULL DEFAULT 0`);
    await setCheck(queries, 'payment', 'ck_payment_status', `status IN (${list([...statuses, 'expired'])})`);
    await setCheck(
      queries,
      'payment',
      'ck_payment_transition',
      `previous_status IS NULL
        OR (previous_status = 'created' AND status IN ('pending', 'cancelled', 'expired', 'failed', 'completed'))
        OR (previous_status = 'pending' AND status IN ('cancelled', 'expired', 'failed', 'completed'))
        OR (previous_status = 'cancelled' AND status IN ('expired', 'failed', 'completed'))
        OR (previous_status = 'expired' AND status IN ('failed', 'completed'))
        OR (previous_status = 'failed' AND status IN ('completed'))
        OR (previous_status = 'completed' AND status IN ('refunded', 'charged_back'))
        OR (previous_status = 'refunded' AND status IN ('charged_back'))`,
    );
    await setCheck(
      queries,
      'payment',
      'ck_payment_returned',
      `refunded_cents >= 0 AND refunded_cents <= amount_cents AND returned_credits >= 0 AND returned_credits <= credits
        AND (completed_at IS NOT NULL OR (refunded_cents = 0 AND returned_credits = 0))
        AND (status <> 'refunded' OR refunded_cents = amount_cents)`,
    );
    await queries.query(`ALTER TABLE payment_event MODIFY COLUMN status varchar(12) ${ascii} NOT NULL`);
    await setCheck(
      queries,
      'payment_event',
      'ck_payment_event_status',
      `status IN (${list([...outcomes, 'expired', 'refunded', 'charged_back'])})`,
    );
    await setCheck(
      queries,
      'ledger_posting',
      'ck_ledger_posting_cause',
      `cause IN (${list([...causes, 'refund_failed', 'chargeback'])})`,
    );
    await createRefunds(queries);
    await queries.query(`CREATE TABLE IF NOT EXISTS direct_debit_block (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      payment_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id)
    ) ${table}`);
    await changeSandbox(queries);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['sandbox_refund', 'direct_debit_block', 'refund'])
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    await queries.query("DELETE FROM payment_event WHERE status IN ('expired', 'refunded', 'charged_back')");
    await setCheck(queries, 'payment_event', 'ck_payment_event_status', `status IN (${list(outcomes)})`);
    await queries.query(`ALTER TABLE payment_event MODIFY COLUMN status varchar(10) ${ascii} NOT NULL`);
    await queries.query(
      "UPDATE ledger_posting SET cause = 'correction' WHERE cause IN ('refund_failed', 'chargeback')",
    );
    await setCheck(queries, 'ledger_posting', 'ck_ledger_posting_cause', `cause IN (${list(causes)})`);
    await queries.query('ALTER TABLE payment DROP CONSTRAINT IF EXISTS ck_payment_transition');
    await queries.query('ALTER TABLE payment DROP CONSTRAINT IF EXISTS ck_payment_returned');
    await queries.query("UPDATE payment SET status = 'cancelled' WHERE status = 'expired'");
    await setCheck(queries, 'payment', 'ck_payment_status', `status IN (${list(statuses)})`);
    await queries.query(`ALTER TABLE payment
      DROP COLUMN IF EXISTS previous_status,
      DROP COLUMN IF EXISTS refunded_cents,
      DROP COLUMN IF EXISTS returned_credits`);
    const former = ['open', ...outcomes];
    await queries.query(
      `UPDATE sandbox_checkout SET status = 'completed' WHERE status IN ('refunded', 'charged_back')`,
    );
    await queries.query("UPDATE sandbox_checkout SET status = 'cancelled' WHERE status = 'expired'");
    await setCheck(queries, 'sandbox_checkout', 'ck_sandbox_checkout_status', `status IN (${list(former)})`);
    await queries.query('ALTER TABLE sandbox_checkout DROP CONSTRAINT IF EXISTS ck_sandbox_checkout_refunds');
    await queries.query('ALTER TABLE sandbox_checkout DROP COLUMN IF EXISTS refund_outcome');
    await queries.query('ALTER TABLE sandbox_checkout DROP INDEX IF EXISTS ix_sandbox_checkout_created');
    await queries.query(`ALTER TABLE sandbox_checkout MODIFY COLUMN status varchar(10) ${ascii} NOT NULL`);
  }
}

async function createRefunds(queries: QueryRunner): Promise<void> {
  await queries.query(`CREATE TABLE IF NOT EXISTS refund (
    tenant_id varchar(32) ${ascii} NOT NULL,
    id char(24) ${ascii} NOT NULL,
    payment_id char(24) ${ascii} NOT NULL,
    client_id char(36) ${ascii} NULL,
    asked_by varchar(8) ${ascii} NOT NULL,
    staff_id char(24) ${ascii} NULL,
    limit_cents int NULL,
    approved_by char(24) ${ascii} NULL,
    kind varchar(6) ${ascii} NOT NULL,
    amount_cents int NOT NULL,
    credits int NOT NULL,
    used_credits int NOT NULL,
    status varchar(10) ${ascii} NOT NULL,
    previous_status varchar(10) ${ascii} NULL,
    open_mark tinyint NULL,
    failure varchar(8) ${ascii} NULL,
    requested_at datetime(3) NOT NULL,
    settled_at datetime(3) NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE INDEX uq_refund_open (tenant_id, payment_id, open_mark),
    UNIQUE INDEX uq_refund_client (tenant_id, payment_id, client_id),
    INDEX ix_refund_queue (tenant_id, status, requested_at),
    CONSTRAINT fk_refund_payment FOREIGN KEY (tenant_id, payment_id)
      REFERENCES payment (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
    CONSTRAINT ck_refund_amount CHECK (amount_cents > 0 AND credits >= 0 AND used_credits >= 0),
    CONSTRAINT ck_refund_kind CHECK (kind IN ('full', 'unused')),
    CONSTRAINT ck_refund_asked CHECK (
      asked_by IN ('member', 'staff', 'provider')
      AND (asked_by = 'staff') = (staff_id IS NOT NULL) AND (asked_by = 'staff') = (limit_cents IS NOT NULL)
    ),
    CONSTRAINT ck_refund_second_person CHECK (
      approved_by IS NULL OR (staff_id IS NOT NULL AND approved_by <> staff_id)
    ),
    CONSTRAINT ck_refund_limit CHECK (
      limit_cents IS NULL OR amount_cents <= limit_cents OR approved_by IS NOT NULL
      OR status IN ('requested', 'failed')
    ),
    CONSTRAINT ck_refund_status CHECK (status IN ('requested', 'pending', 'completed', 'failed')),
    CONSTRAINT ck_refund_transition CHECK (
      previous_status IS NULL
      OR (previous_status = 'requested' AND status IN ('pending', 'failed', 'completed'))
      OR (previous_status = 'pending' AND status IN ('failed', 'completed'))
    ),
    CONSTRAINT ck_refund_open CHECK (
      (status IN ('requested', 'pending')) = (open_mark IS NOT NULL) AND (open_mark IS NULL OR open_mark = 1)
    ),
    CONSTRAINT ck_refund_settled CHECK ((status IN ('completed', 'failed')) = (settled_at IS NOT NULL)),
    CONSTRAINT ck_refund_failure CHECK (
      (status = 'failed') = (failure IS NOT NULL) AND (failure IS NULL OR failure IN ('refused', 'declined'))
    )
  ) ${table}`);
}

/** A refund or a chargeback at the sandbox, and what its page was told to do with refunds. */
async function changeSandbox(queries: QueryRunner): Promise<void> {
  await queries.query(`ALTER TABLE sandbox_checkout
    MODIFY COLUMN status varchar(12) ${ascii} NOT NULL,
    ADD COLUMN IF NOT EXISTS refund_outcome varchar(10) ${ascii} NOT NULL DEFAULT 'completed',
    ADD INDEX IF NOT EXISTS ix_sandbox_checkout_created (tenant_id, created_at, reference)`);
  const statuses = ['open', ...outcomes, 'expired', 'refunded', 'charged_back'];
  await setCheck(queries, 'sandbox_checkout', 'ck_sandbox_checkout_status', `status IN (${list(statuses)})`);
  await setCheck(
    queries,
    'sandbox_checkout',
    'ck_sandbox_checkout_refunds',
    "refund_outcome IN ('completed', 'pending', 'failed')",
  );
  await queries.query(`CREATE TABLE IF NOT EXISTS sandbox_refund (
    tenant_id varchar(32) ${ascii} NOT NULL,
    refund_id char(24) ${ascii} NOT NULL,
    reference varchar(43) ${ascii} NOT NULL,
    amount_cents int NOT NULL,
    status varchar(10) ${ascii} NOT NULL,
    PRIMARY KEY (tenant_id, refund_id),
    INDEX ix_sandbox_refund_checkout (tenant_id, reference),
    CONSTRAINT fk_sandbox_refund_checkout FOREIGN KEY (tenant_id, reference)
      REFERENCES sandbox_checkout (tenant_id, reference) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT ck_sandbox_refund_status CHECK (status IN ('pending', 'completed', 'failed'))
  ) ${table}`);
}

function list(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}

async function setCheck(queries: QueryRunner, of: string, name: string, check: string): Promise<void> {
  await queries.query(`ALTER TABLE ${of} DROP CONSTRAINT IF EXISTS ${name}`);
  await queries.query(`ALTER TABLE ${of} ADD CONSTRAINT IF NOT EXISTS ${name} CHECK (${check})`);
}
