import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * The credit ledger: wallets, postings, charges for messages, and corrections by staff. Keys and checks hold its rules:
 * no wallet below 0, no balance on a brand's account, no posting without its accounts, no debit for a message to a
 * fictional profile without the acknowledgement of exactly that sender.
 */
export class Credits1796000007000 implements MigrationInterface {
  readonly name = 'Credits1796000007000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS ledger_account (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      kind varchar(12) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NULL,
      balance int NULL,
      paid_user tinyint NOT NULL DEFAULT 0,
      paid_since datetime(3) NULL,
      created_at datetime(3) NOT NULL,
      keep_until datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_ledger_account_member (tenant_id, member_id),
      INDEX ix_ledger_account_keep (keep_until),
      -- Charts of how many wallets were opened, and how many of them paid.
      INDEX ix_ledger_account_opened (tenant_id, kind, created_at, paid_since),
      CONSTRAINT ck_ledger_account_kind CHECK (kind IN ('member', 'sales', 'usage', 'grants')),
      CONSTRAINT ck_ledger_account_balance CHECK ((kind = 'member') = (balance IS NOT NULL)),
      CONSTRAINT ck_ledger_account_not_negative CHECK (kind <> 'member' OR balance >= 0),
      CONSTRAINT ck_ledger_account_brand CHECK (kind = 'member' OR (id = kind AND member_id IS NULL)),
      CONSTRAINT ck_ledger_account_paid CHECK (paid_user = (paid_since IS NOT NULL)),
      CONSTRAINT ck_ledger_account_keep CHECK ((keep_until IS NOT NULL) = (kind = 'member' AND member_id IS NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS fictional_acknowledgement (
      tenant_id varchar(32) ${ascii} NOT NULL,
      wallet_id char(24) ${ascii} NOT NULL,
      profile_id char(24) ${ascii} NOT NULL,
      acknowledged_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, wallet_id, profile_id),
      INDEX ix_fictional_acknowledgement_profile (tenant_id, profile_id),
      CONSTRAINT fk_fictional_acknowledgement_profile FOREIGN KEY (tenant_id, profile_id)
        REFERENCES profile (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT fk_fictional_acknowledgement_wallet FOREIGN KEY (tenant_id, wallet_id)
        REFERENCES ledger_account (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS message_charge (
      tenant_id varchar(32) ${ascii} NOT NULL,
      message_id char(24) ${ascii} NOT NULL,
      sender_wallet_id char(24) ${ascii} NOT NULL,
      recipient_id char(24) ${ascii} NULL,
      recipient_fictional tinyint NULL,
      ack_profile_id char(24) ${ascii} NULL,
      answer_due_at datetime(3) NULL,
      created_at datetime(3) NOT NULL,
      erased tinyint(1) NOT NULL DEFAULT 0,
      PRIMARY KEY (tenant_id, message_id),
      UNIQUE INDEX uq_message_charge_sender (tenant_id, message_id, sender_wallet_id),
      INDEX ix_message_charge_recipient (tenant_id, recipient_id, recipient_fictional),
      INDEX ix_message_charge_acknowledgement (tenant_id, sender_wallet_id, ack_profile_id),
      INDEX ix_message_charge_answer_due (answer_due_at),
      CONSTRAINT fk_message_charge_acknowledgement FOREIGN KEY (tenant_id, sender_wallet_id, ack_profile_id)
        REFERENCES fictional_acknowledgement (tenant_id, wallet_id, profile_id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT fk_message_charge_recipient FOREIGN KEY (tenant_id, recipient_id, recipient_fictional)
        REFERENCES profile (tenant_id, id, fictional) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT fk_message_charge_sender FOREIGN KEY (tenant_id, sender_wallet_id)
        REFERENCES ledger_account (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT ck_message_charge_acknowledged CHECK (
        recipient_fictional IS NULL
        OR recipient_fictional = 0
        OR (recipient_id IS NOT NULL AND ack_profile_id IS NOT NULL AND ack_profile_id = recipient_id)
      ),
      CONSTRAINT ck_message_charge_recipient CHECK (
        (recipient_id IS NULL) = (recipient_fictional IS NULL)
        AND (recipient_id IS NOT NULL OR ack_profile_id IS NULL)
      ),
      CONSTRAINT ck_message_charge_erased CHECK ((recipient_id IS NULL) = (erased = 1))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS ledger_posting (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      debit_account char(24) ${ascii} NOT NULL,
      credit_account char(24) ${ascii} NOT NULL,
      amount int NOT NULL,
      idempotency_key varchar(80) ${ascii} NOT NULL,
      cause varchar(16) ${ascii} NOT NULL,
      cause_id char(24) ${ascii} NULL,
      message_id char(24) ${ascii} NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_ledger_posting_key (tenant_id, idempotency_key),
      UNIQUE INDEX uq_ledger_posting_message (tenant_id, message_id, debit_account),
      INDEX ix_ledger_posting_debit (tenant_id, debit_account, created_at, id, amount),
      INDEX ix_ledger_posting_credit (tenant_id, credit_account, created_at, id, amount),
      CONSTRAINT fk_ledger_posting_charge FOREIGN KEY (tenant_id, message_id, debit_account)
        REFERENCES message_charge (tenant_id, message_id, sender_wallet_id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT fk_ledger_posting_credit FOREIGN KEY (tenant_id, credit_account)
        REFERENCES ledger_account (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT fk_ledger_posting_debit FOREIGN KEY (tenant_id, debit_account)
        REFERENCES ledger_account (tenant_id, id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT ck_ledger_posting_amount CHECK (amount > 0),
      CONSTRAINT ck_ledger_posting_accounts CHECK (debit_account <> credit_account),
      CONSTRAINT ck_ledger_posting_message_cause CHECK (
        message_id IS NULL OR (cause_id IS NOT NULL AND cause_id = message_id)
      ),
      CONSTRAINT ck_ledger_posting_message CHECK (
        (cause IN ('message', 'photo', 'gift')) = (message_id IS NOT NULL)
      ),
      CONSTRAINT ck_ledger_posting_usage CHECK (credit_account <> 'usage' OR cause IN ('message', 'photo', 'gift')),
      CONSTRAINT ck_ledger_posting_cause CHECK (
        cause IN (
          'signup', 'purchase', 'message', 'refund', 'expired_message', 'correction', 'photo', 'gift',
          'refused_message', 'refund_failed', 'chargeback'
        )
      )
    ) ${table}`);
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
      INDEX ix_credit_correction_requested (requested_at),
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
        alone = 1
        OR state = 'requested'
        OR (decided_by IS NOT NULL AND (state = 'declined' OR decided_by <> staff_id))
      )
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'credit_correction',
      'ledger_posting',
      'message_charge',
      'fictional_acknowledgement',
      'ledger_account',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
