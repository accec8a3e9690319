import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What accounts of a brand have in common, by which moderators find several in one hand. */
export class FraudTraces1796000025000 implements MigrationInterface {
  readonly name = 'FraudTraces1796000025000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS fraud_trace (
      tenant_id varchar(32) ${ascii} NOT NULL,
      kind varchar(8) ${ascii} NOT NULL,
      mark varchar(43) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      first_at datetime(3) NOT NULL,
      last_at datetime(3) NOT NULL,
      places json NOT NULL,
      opened_at datetime(3) NULL,
      settled_at datetime(3) NULL,
      outcome varchar(10) ${ascii} NULL,
      PRIMARY KEY (tenant_id, kind, mark, member_id),
      INDEX ix_fraud_trace_member (tenant_id, member_id, kind, last_at),
      INDEX ix_fraud_trace_last (last_at),
      CONSTRAINT ck_fraud_trace_kind CHECK (kind IN ('line', 'photo', 'payee', 'link', 'device')),
      CONSTRAINT ck_fraud_trace_outcome CHECK (outcome IN ('cleared', 'restricted', 'left')),
      CONSTRAINT ck_fraud_trace_settled CHECK (
        (settled_at IS NULL) = (outcome IS NULL) AND (settled_at IS NULL OR opened_at IS NOT NULL)
      )
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS fraud_trace');
  }
}
