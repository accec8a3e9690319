import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By table: what the console's lists over all brands are ordered by, and what they are narrowed to beside a brand. */
const indexes = [
  ['profile', 'ix_profile_joined', 'created_at'],
  ['profile', 'ix_profile_joined_of_brand', 'tenant_id, created_at'],
  ['profile', 'ix_profile_status', 'status, created_at'],
  ['profile', 'ix_profile_kind', 'fictional, created_at'],
  ['payment', 'ix_payment_begun', 'created_at'],
  ['payment', 'ix_payment_status', 'status, created_at'],
  ['refund', 'ix_refund_requested', 'requested_at'],
  ['refund', 'ix_refund_status', 'status, requested_at'],
  ['support_case', 'ix_support_case_due_first', 'due_at'],
  ['support_case', 'ix_support_case_opened', 'opened_at'],
  ['support_case', 'ix_support_case_state', 'state, due_at'],
  ['promotion_code', 'ix_promotion_code_made', 'created_at'],
  ['promotion_code', 'ix_promotion_code_status', 'status, created_at'],
  ['audit_entry', 'ix_audit_entry_action', 'action, at'],
] as const;

/** A page of a list is read along an index, however many rows lie before it and whoever asks for it. */
export class ListsOfTheConsole1795000086000 implements MigrationInterface {
  readonly name = 'ListsOfTheConsole1795000086000';

  async up(queries: QueryRunner): Promise<void> {
    for (const [table, name, columns] of indexes)
      await queries.query(`ALTER TABLE ${table} ADD INDEX IF NOT EXISTS ${name} (${columns})`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const [table, name] of indexes)
      await queries.query(`ALTER TABLE ${table} DROP INDEX IF EXISTS ${name}`);
  }
}
