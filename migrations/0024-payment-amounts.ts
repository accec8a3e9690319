import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order of payments by amount, over all brands and within one; and the messages of a conversation by time. */
export class PaymentAmounts1796000024000 implements MigrationInterface {
  readonly name = 'PaymentAmounts1796000024000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE payment
      ADD INDEX IF NOT EXISTS ix_payment_amount (currency, amount_cents), ALGORITHM=INPLACE, LOCK=NONE`);
    await queries.query(`ALTER TABLE payment
      ADD INDEX IF NOT EXISTS ix_payment_amount_of_brand (tenant_id, currency, amount_cents),
      ALGORITHM=INPLACE, LOCK=NONE`);
    await queries.query(`ALTER TABLE message
      ADD INDEX IF NOT EXISTS ix_message_sent (tenant_id, conversation_id, sent_at, sender_id, seq),
      ALGORITHM=INPLACE, LOCK=NONE`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message DROP INDEX IF EXISTS ix_message_sent');
    await queries.query('ALTER TABLE payment DROP INDEX IF EXISTS ix_payment_amount_of_brand');
    await queries.query('ALTER TABLE payment DROP INDEX IF EXISTS ix_payment_amount');
  }
}
