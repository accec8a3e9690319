import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Payments, refunds, mandates, checks of the books, and the sandbox provider's own records. A payment and a refund keep
 * the status they had before, so that a check can hold each change to the allowed transitions.
 */
export class Payments1796000008000 implements MigrationInterface {
  readonly name = 'Payments1796000008000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS payment (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NULL,
      wallet_id char(24) ${ascii} NULL,
      client_id char(36) ${ascii} NOT NULL,
      bundle varchar(24) ${ascii} NOT NULL,
      credits int NOT NULL,
      amount_cents int NOT NULL,
      costs_cents int NOT NULL DEFAULT 0,
      discount_code varchar(24) ${ascii} NULL,
      discount_cents int NOT NULL DEFAULT 0,
      discount_claim varchar(24) ${ascii} NULL,
      code_claim varchar(24) ${ascii} NULL,
      currency char(3) ${ascii} NOT NULL,
      payment_method varchar(20) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      status varchar(16) ${ascii} NOT NULL,
      provider varchar(20) ${ascii} NOT NULL,
      provider_reference varchar(80) ${ascii} NULL,
      redirect_url varchar(1000) ${ascii} NULL,
      created_at datetime(3) NOT NULL,
      completed_at datetime(3) NULL,
      previous_status varchar(16) ${ascii} NULL,
      refunded_cents int NOT NULL DEFAULT 0,
      returned_credits int NOT NULL DEFAULT 0,
      country char(2) ${ascii} NULL,
      mandate_id char(24) ${ascii} NULL,
      keeps_card tinyint(1) NOT NULL DEFAULT 0,
      charged_back_at datetime(3) NULL,
      receipt_mailed_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_payment_client (tenant_id, member_id, client_id),
      UNIQUE INDEX uq_payment_reference (tenant_id, provider, provider_reference),
      UNIQUE INDEX uq_payment_discount (tenant_id, member_id, discount_claim),
      UNIQUE INDEX uq_payment_code (tenant_id, code_claim),
      -- The event that completed a payment leads here: what is completed stays so, and at its time.
      UNIQUE INDEX uq_payment_completion (tenant_id, id, completed_at),
      INDEX ix_payment_wallet (tenant_id, wallet_id),
      INDEX ix_payment_discount_code (tenant_id, discount_code, status),
      INDEX ix_payment_mandate (tenant_id, mandate_id, created_at),
      -- A brand's list, accounting and charts of money.
      INDEX ix_payment_started (tenant_id, created_at),
      INDEX ix_payment_completed (tenant_id, completed_at, currency, amount_cents),
      INDEX ix_payment_charged_back (tenant_id, charged_back_at),
      -- The console lists all brands at once: any page of a list is read along an index, however many rows precede it.
      INDEX ix_payment_begun (created_at),
      INDEX ix_payment_status (status, created_at),
      CONSTRAINT ck_payment_credits CHECK (credits > 0),
      CONSTRAINT ck_payment_amount CHECK (amount_cents > 0),
      CONSTRAINT ck_payment_owner CHECK ((member_id IS NULL) <> (wallet_id IS NULL)),
      CONSTRAINT ck_payment_completed CHECK (
        (status IN ('completed', 'refunded', 'charged_back')) = (completed_at IS NOT NULL)
      ),
      CONSTRAINT ck_payment_checkout CHECK ((provider_reference IS NULL) = (redirect_url IS NULL)),
      CONSTRAINT ck_payment_started CHECK (status = 'created' OR provider_reference IS NOT NULL),
      CONSTRAINT ck_payment_discount CHECK ((discount_code IS NULL) = (discount_cents = 0) AND discount_cents >= 0),
      CONSTRAINT ck_payment_status CHECK (
        status IN ('created', 'pending', 'failed', 'cancelled', 'completed', 'refunded', 'charged_back', 'expired')
      ),
      CONSTRAINT ck_payment_transition CHECK (
        previous_status IS NULL
        OR (previous_status = 'created' AND status IN ('pending', 'cancelled', 'expired', 'failed', 'completed'))
        OR (previous_status = 'pending' AND status IN ('cancelled', 'expired', 'failed', 'completed'))
        OR (previous_status = 'cancelled' AND status IN ('expired', 'failed', 'completed'))
        OR (previous_status = 'expired' AND status IN ('failed', 'completed'))
        OR (previous_status = 'failed' AND status IN ('completed'))
        OR (previous_status = 'completed' AND status IN ('refunded', 'charged_back'))
        OR (previous_status = 'refunded' AND status IN ('charged_back'))
      ),
      CONSTRAINT ck_payment_returned CHECK (
        refunded_cents >= 0 AND refunded_cents <= amount_cents AND returned_credits >= 0
        AND returned_credits <= credits
        AND (completed_at IS NOT NULL OR (refunded_cents = 0 AND returned_credits = 0))
        AND (status <> 'refunded' OR refunded_cents = amount_cents)
      ),
      CONSTRAINT ck_payment_claim CHECK (
        discount_code IS NOT NULL OR (discount_claim IS NULL AND code_claim IS NULL)
      ),
      CONSTRAINT ck_payment_costs CHECK (costs_cents >= 0 AND costs_cents < amount_cents),
      CONSTRAINT ck_payment_charged_back CHECK ((status = 'charged_back') = (charged_back_at IS NOT NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS payment_event (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      payment_id char(24) ${ascii} NOT NULL,
      provider varchar(20) ${ascii} NOT NULL,
      event_id varchar(120) ${ascii} NOT NULL,
      source varchar(10) ${ascii} NOT NULL,
      status varchar(12) ${ascii} NOT NULL,
      received_at datetime(3) NOT NULL,
      completed_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_payment_event (tenant_id, provider, event_id),
      UNIQUE INDEX uq_payment_event_completion (tenant_id, payment_id, completed_at),
      CONSTRAINT fk_payment_event_completion FOREIGN KEY (tenant_id, payment_id, completed_at)
        REFERENCES payment (tenant_id, id, completed_at) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT fk_payment_event_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES payment (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT ck_payment_event_source CHECK (source IN ('webhook', 'reconcile')),
      CONSTRAINT ck_payment_event_status CHECK (
        status IN ('pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')
      ),
      CONSTRAINT ck_payment_event_completion CHECK (
        completed_at IS NULL OR status IN ('completed', 'refunded', 'charged_back')
      )
    ) ${table}`);
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
      approved_at datetime(3) NULL,
      reason varchar(16) ${ascii} NULL,
      note varchar(300) NULL,
      decline_note varchar(300) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_refund_open (tenant_id, payment_id, open_mark),
      UNIQUE INDEX uq_refund_client (tenant_id, payment_id, client_id),
      INDEX ix_refund_queue (tenant_id, status, requested_at),
      -- A brand's accounting.
      INDEX ix_refund_settled (tenant_id, settled_at),
      -- The console lists all brands at once: any page of a list is read along an index, however many rows precede it.
      INDEX ix_refund_requested (requested_at),
      INDEX ix_refund_status (status, requested_at),
      CONSTRAINT fk_refund_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES payment (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT ck_refund_amount CHECK (amount_cents > 0 AND credits >= 0 AND used_credits >= 0),
      CONSTRAINT ck_refund_kind CHECK (kind IN ('full', 'unused')),
      CONSTRAINT ck_refund_asked CHECK (
        asked_by IN ('member', 'staff', 'provider') AND (asked_by = 'staff') = (staff_id IS NOT NULL)
        AND (asked_by = 'staff') = (limit_cents IS NOT NULL)
      ),
      CONSTRAINT ck_refund_second_person CHECK (
        approved_by IS NULL OR (staff_id IS NOT NULL AND approved_by <> staff_id)
      ),
      CONSTRAINT ck_refund_limit CHECK (
        limit_cents IS NULL
        OR amount_cents <= limit_cents
        OR approved_by IS NOT NULL
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
      ),
      CONSTRAINT ck_refund_reason CHECK (reason IS NULL OR staff_id IS NOT NULL)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS direct_debit_block (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      payment_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS debit_limit (
      tenant_id varchar(32) ${ascii} NOT NULL,
      subject varchar(64) ${ascii} NOT NULL,
      orders int UNSIGNED NOT NULL,
      PRIMARY KEY (tenant_id, subject)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS mandate (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      client_id char(36) ${ascii} NULL,
      kind varchar(7) ${ascii} NOT NULL,
      provider varchar(20) ${ascii} NOT NULL,
      provider_customer varchar(80) ${ascii} NOT NULL,
      provider_mandate varchar(80) ${ascii} NOT NULL,
      account_hash varchar(64) ${ascii} NULL,
      last_four varchar(4) ${ascii} NOT NULL,
      label varchar(40) NULL,
      holder varchar(70) NULL,
      street varchar(70) NULL,
      house_number varchar(12) NULL,
      postcode varchar(12) NULL,
      city varchar(60) NULL,
      signed_at datetime(3) NOT NULL,
      ended_at datetime(3) NULL,
      mobile_hash varchar(64) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_mandate_ended (ended_at),
      UNIQUE INDEX uq_mandate_provider (tenant_id, provider, provider_mandate),
      UNIQUE INDEX uq_mandate_client (tenant_id, member_id, client_id),
      INDEX ix_mandate_account (tenant_id, account_hash),
      INDEX ix_mandate_mobile (tenant_id, mobile_hash),
      CONSTRAINT fk_mandate_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_mandate_kind CHECK (kind IN ('account', 'card')),
      CONSTRAINT ck_mandate_holder CHECK (
        (kind = 'account') = (
          account_hash IS NOT NULL AND holder IS NOT NULL AND street IS NOT NULL
          AND house_number IS NOT NULL AND postcode IS NOT NULL AND city IS NOT NULL
        )
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS sms_code (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      mobile_hash varchar(64) ${ascii} NOT NULL,
      code_hash varchar(64) ${ascii} NOT NULL,
      tries tinyint unsigned NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id),
      INDEX ix_sms_code_expires (expires_at),
      CONSTRAINT fk_sms_code_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS book_check (
      tenant_id varchar(32) ${ascii} NOT NULL,
      checked_at datetime(3) NOT NULL,
      accounts int NOT NULL,
      postings bigint NOT NULL,
      sales bigint NOT NULL,
      used bigint NOT NULL,
      granted bigint NOT NULL,
      wallets bigint NOT NULL,
      PRIMARY KEY (tenant_id)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS book_difference (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      source varchar(8) ${ascii} NOT NULL,
      kind varchar(40) ${ascii} NOT NULL,
      subject varchar(80) ${ascii} NOT NULL,
      payment_id char(24) ${ascii} NULL,
      ours varchar(60) ${ascii} NOT NULL,
      theirs varchar(60) ${ascii} NOT NULL,
      open_mark tinyint NULL,
      first_seen_at datetime(3) NOT NULL,
      last_seen_at datetime(3) NOT NULL,
      settled_at datetime(3) NULL,
      settled_by char(24) ${ascii} NULL,
      note varchar(300) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_book_difference_open (tenant_id, source, kind, subject, open_mark),
      INDEX ix_book_difference_seen (tenant_id, open_mark, first_seen_at),
      INDEX ix_book_difference_settled (settled_at),
      INDEX ix_book_difference_first_seen (first_seen_at),
      CONSTRAINT ck_book_difference_source CHECK (source IN ('ledger', 'provider')),
      CONSTRAINT ck_book_difference_open CHECK (
        (settled_at IS NULL) = (open_mark IS NOT NULL) AND (open_mark IS NULL OR open_mark = 1)
      ),
      CONSTRAINT ck_book_difference_settled CHECK (
        (settled_by IS NULL) = (note IS NULL) AND (settled_by IS NULL OR settled_at IS NOT NULL)
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS sandbox_checkout (
      tenant_id varchar(32) ${ascii} NOT NULL,
      reference varchar(43) ${ascii} NOT NULL,
      payment_id char(24) ${ascii} NOT NULL,
      amount_cents int NOT NULL,
      currency char(3) ${ascii} NOT NULL,
      bank varchar(40) ${ascii} NULL,
      language varchar(2) ${ascii} NOT NULL,
      return_url varchar(500) ${ascii} NOT NULL,
      webhook_url varchar(500) ${ascii} NOT NULL,
      status varchar(12) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      refund_outcome varchar(10) ${ascii} NOT NULL DEFAULT 'completed',
      PRIMARY KEY (tenant_id, reference),
      UNIQUE INDEX uq_sandbox_checkout_payment (tenant_id, payment_id),
      INDEX ix_sandbox_checkout_created (tenant_id, created_at, reference),
      CONSTRAINT ck_sandbox_checkout_status CHECK (
        status IN ('open', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')
      ),
      CONSTRAINT ck_sandbox_checkout_refunds CHECK (refund_outcome IN ('completed', 'pending', 'failed'))
    ) ${table}`);
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

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'sandbox_refund',
      'sandbox_checkout',
      'book_difference',
      'book_check',
      'sms_code',
      'mandate',
      'debit_limit',
      'direct_debit_block',
      'refund',
      'payment_event',
      'payment',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
