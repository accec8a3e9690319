import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

const reportKinds = ['profile', 'photo', 'text', 'address'];
const restrictionKinds = ['photo_removed', 'text_removed', 'profile_disabled', 'account_banned'];

/** Messages can be reported and removed, each with its case and its statement of reasons. */
export class MessageReports1795000027000 implements MigrationInterface {
  readonly name = 'MessageReports1795000027000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE report_case ADD COLUMN IF NOT EXISTS message_id char(24) ${ascii} NULL`);
    await setKinds(queries, 'report_case', ['profile', 'photo', 'text', 'message', 'address']);
    await setKinds(queries, 'restriction', [
      ...['photo_removed', 'text_removed', 'message_removed'],
      ...['profile_disabled', 'account_banned'],
    ]);
  }

  async down(queries: QueryRunner): Promise<void> {
    // What was decided about messages has no place in the tables as they were; what was removed stays so.
    await queries.query(
      `UPDATE message SET body = '', removed_at = NULL, restriction_id = NULL
        WHERE (tenant_id, restriction_id) IN (SELECT tenant_id, id FROM restriction WHERE kind = 'message_removed')`,
    );
    await queries.query(
      "DELETE FROM appeal WHERE (tenant_id, restriction_id) IN (SELECT tenant_id, id FROM restriction WHERE kind = 'message_removed')",
    );
    await queries.query("DELETE FROM restriction WHERE kind = 'message_removed'");
    await queries.query("DELETE FROM report_case WHERE kind = 'message'");
    await setKinds(queries, 'restriction', restrictionKinds);
    await setKinds(queries, 'report_case', reportKinds);
    await queries.query('ALTER TABLE report_case DROP COLUMN IF EXISTS message_id');
  }
}

/** Says anew which kinds a table takes. */
async function setKinds(queries: QueryRunner, table: string, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await queries.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ck_${table}_kind`);
  await queries.query(
    `ALTER TABLE ${table} ADD CONSTRAINT IF NOT EXISTS ck_${table}_kind CHECK (kind IN (${list}))`,
  );
}
