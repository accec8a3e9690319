import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Credits that staff gave or took by hand, with who asked and who agreed. */
export class CreditCorrections1795000073000 implements MigrationInterface {
  readonly name = 'CreditCorrections1795000073000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS credit_correction (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      wallet_id char(24) ${ascii} NOT NULL,
      client_id char(36) ${ascii} NULL,
      amount int NOT NULL,
      reason varchar(16) ${ascii} NOT NULL,
      note varchar(300) NULL,
      state varchar(9) ${ascii} NOT NULL,
      open_mark tinyint NULL,
      staff_id char(24) ${ascii} NOT NULL,
      alone tinyint NOT NULL,
      decided_by char(24) ${ascii} NULL,
      decline_note varchar(300) NULL,
      requested_at datetime(3) NOT NULL,
      settled_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_credit_correction_client (tenant_id, wallet_id, client_id),
      UNIQUE INDEX uq_credit_correction_open (tenant_id, wallet_id, open_mark),
      INDEX ix_credit_correction_wallet (tenant_id, wallet_id, requested_at),
      INDEX ix_credit_correction_queue (tenant_id, state, requested_at),
      CONSTRAINT fk_credit_correction_wallet FOREIGN KEY (tenant_id, wallet_id)
        REFERENCES ledger_account (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT ck_credit_correction_amount CHECK (amount <> 0),
      CONSTRAINT ck_credit_correction_state CHECK (state IN ('requested', 'booked', 'declined')),
      CONSTRAINT ck_credit_correction_open CHECK (
        (state = 'requested') = (open_mark IS NOT NULL) AND (open_mark IS NULL OR open_mark = 1)
      ),
      CONSTRAINT ck_credit_correction_settled CHECK ((state = 'requested') = (settled_at IS NULL)),
      CONSTRAINT ck_credit_correction_alone CHECK (alone = 0 OR (state = 'booked' AND decided_by IS NULL)),
      CONSTRAINT ck_credit_correction_second CHECK (
        alone = 1 OR state = 'requested' OR (decided_by IS NOT NULL AND (state = 'declined' OR decided_by <> staff_id))
      )
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS credit_correction');
  }
}
