import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By table: what it gets, and the indexes that carry its order, as they are and as they were. */
const queues = {
  support_case: {
    columns: ['priority tinyint unsigned NOT NULL DEFAULT 1', "barred json NOT NULL DEFAULT '[]'"],
    orders: [
      ['ix_support_case_due', 'tenant_id, state, priority, due_at', 'tenant_id, state, due_at'],
      ['ix_support_case_due_first', 'priority, due_at', 'due_at'],
      ['ix_support_case_state', 'state, priority, due_at', 'state, due_at'],
    ],
  },
  fictional_turn: {
    columns: [
      'priority tinyint unsigned NOT NULL DEFAULT 1',
      "barred json NOT NULL DEFAULT '[]'",
      'escalation_note varchar(1000) NULL',
    ],
    orders: [
      [
        'ix_fictional_turn_queue',
        'priority, waiting_since, tenant_id, conversation_id',
        'waiting_since, tenant_id, conversation_id',
      ],
    ],
  },
} as const;

/** What somebody could not answer stands at the head of its queue, for others. What waits already was passed on by nobody. */
export class PassingOn1795000095000 implements MigrationInterface {
  readonly name = 'PassingOn1795000095000';

  async up(queries: QueryRunner): Promise<void> {
    for (const [table, { columns, orders }] of Object.entries(queues)) {
      await queries.query(
        `ALTER TABLE ${table} ${[
          ...columns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`),
          ...orders.map(([name, now]) => `DROP INDEX IF EXISTS ${name}, ADD INDEX ${name} (${now})`),
        ].join(', ')}`,
      );
      await queries.query(
        `ALTER TABLE ${table} ALTER COLUMN priority DROP DEFAULT, ALTER COLUMN barred DROP DEFAULT`,
      );
    }
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const [table, { columns, orders }] of Object.entries(queues))
      await queries.query(
        `ALTER TABLE ${table} ${[
          ...orders.map(([name, , before]) => `DROP INDEX IF EXISTS ${name}, ADD INDEX ${name} (${before})`),
          ...columns.map((column) => `DROP COLUMN IF EXISTS ${column.split(' ')[0]}`),
        ].join(', ')}`,
      );
  }
}
