import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Payments and what providers told about them. */
export class Payments1795000007000 implements MigrationInterface {
  readonly name = 'Payments1795000007000';

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
      discount_code varchar(24) ${ascii} NULL,
      discount_cents int NOT NULL DEFAULT 0,
      discount_claim varchar(24) ${ascii} NULL,
      currency char(3) ${ascii} NOT NULL,
      payment_method varchar(20) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      status varchar(16) ${ascii} NOT NULL,
      provider varchar(20) ${ascii} NOT NULL,
      provider_reference varchar(80) ${ascii} NULL,
      redirect_url varchar(1000) ${ascii} NULL,
      created_at datetime(3) NOT NULL,
      completed_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_payment_client (tenant_id, member_id, client_id),
      UNIQUE INDEX uq_payment_reference (tenant_id, provider, provider_reference),
      UNIQUE INDEX uq_payment_discount (tenant_id, member_id, discount_claim),
      INDEX ix_payment_wallet (tenant_id, wallet_id),
      CONSTRAINT ck_payment_credits CHECK (credits > 0),
      CONSTRAINT ck_payment_amount CHECK (amount_cents > 0),
      CONSTRAINT ck_payment_owner CHECK ((member_id IS NULL) <> (wallet_id IS NULL)),
      CONSTRAINT ck_payment_status CHECK (
        status IN ('created', 'pending', 'failed', 'cancelled', 'completed', 'refunded', 'charged_back')
      ),
      CONSTRAINT ck_payment_completed CHECK (
        (status IN ('completed', 'refunded', 'charged_back')) = (completed_at IS NOT NULL)
      ),
      CONSTRAINT ck_payment_checkout CHECK ((provider_reference IS NULL) = (redirect_url IS NULL)),
      CONSTRAINT ck_payment_started CHECK (status = 'created' OR provider_reference IS NOT NULL),
      CONSTRAINT ck_payment_discount CHECK ((discount_code IS NULL) = (discount_cents = 0) AND discount_cents >= 0),
      CONSTRAINT ck_payment_claim CHECK (discount_claim IS NULL OR discount_claim = discount_code)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS payment_event (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      payment_id char(24) ${ascii} NOT NULL,
      provider varchar(20) ${ascii} NOT NULL,
      event_id varchar(120) ${ascii} NOT NULL,
      source varchar(10) ${ascii} NOT NULL,
      status varchar(10) ${ascii} NOT NULL,
      received_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_payment_event (tenant_id, provider, event_id),
      INDEX ix_payment_event_payment (tenant_id, payment_id),
      CONSTRAINT fk_payment_event_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES payment (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT ck_payment_event_source CHECK (source IN ('webhook', 'reconcile')),
      CONSTRAINT ck_payment_event_status CHECK (status IN ('pending', 'completed', 'failed', 'cancelled'))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['payment_event', 'payment']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
