import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Payments, what providers told about them, and the checkouts of the sandbox. */
export class Payments1790000006000 implements MigrationInterface {
  readonly name = 'Payments1790000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE payment (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      client_id char(36) ${ascii} NOT NULL,
      bundle varchar(24) ${ascii} NOT NULL,
      credits int NOT NULL,
      amount_cents int NOT NULL,
      currency char(3) ${ascii} NOT NULL,
      payment_method varchar(20) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      status varchar(10) ${ascii} NOT NULL,
      provider varchar(20) ${ascii} NOT NULL,
      provider_reference varchar(80) ${ascii} NULL,
      redirect_url varchar(1000) ${ascii} NULL,
      created_at datetime(3) NOT NULL,
      completed_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_payment_client (tenant_id, member_id, client_id),
      UNIQUE INDEX uq_payment_reference (tenant_id, provider, provider_reference),
      CONSTRAINT ck_payment_credits CHECK (credits > 0),
      CONSTRAINT ck_payment_amount CHECK (amount_cents > 0),
      CONSTRAINT ck_payment_status CHECK (status IN ('created', 'pending', 'completed', 'failed', 'cancelled')),
      CONSTRAINT ck_payment_completed CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
      CONSTRAINT ck_payment_checkout CHECK ((provider_reference IS NULL) = (redirect_url IS NULL)),
      CONSTRAINT ck_payment_started CHECK (status = 'created' OR provider_reference IS NOT NULL)
    ) ${table}`);
    await runner.query(`CREATE TABLE payment_event (
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
    await runner.query(`CREATE TABLE sandbox_checkout (
      tenant_id varchar(32) ${ascii} NOT NULL,
      reference varchar(43) ${ascii} NOT NULL,
      payment_id char(24) ${ascii} NOT NULL,
      amount_cents int NOT NULL,
      currency char(3) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      return_url varchar(500) ${ascii} NOT NULL,
      webhook_url varchar(500) ${ascii} NOT NULL,
      status varchar(10) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, reference),
      UNIQUE INDEX uq_sandbox_checkout_payment (tenant_id, payment_id),
      CONSTRAINT ck_sandbox_checkout_status CHECK (status IN ('open', 'pending', 'completed', 'failed', 'cancelled'))
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['sandbox_checkout', 'payment_event', 'payment']) {
      await runner.query(`DROP TABLE ${name}`);
    }
  }
}
