import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a charge for a message to a fictional profile goes back unless somebody answered: those that wait, too. */
export class Unanswered1790000024000 implements MigrationInterface {
  readonly name = 'Unanswered1790000024000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE message_charge
      ADD COLUMN answer_due_at datetime(3) NULL AFTER ack_profile_id,
      ADD INDEX ix_message_charge_answer_due (answer_due_at)`);
    await queries.query(`UPDATE message_charge SET answer_due_at = created_at + INTERVAL 72 HOUR
      WHERE recipient_fictional = 1`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE message_charge
      DROP INDEX ix_message_charge_answer_due,
      DROP COLUMN answer_due_at`);
  }
}
