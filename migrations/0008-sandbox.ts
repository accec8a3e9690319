import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Checkouts of the provider that only pretends. */
export class Sandbox1795000008000 implements MigrationInterface {
  readonly name = 'Sandbox1795000008000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS sandbox_checkout (
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

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS sandbox_checkout');
  }
}
