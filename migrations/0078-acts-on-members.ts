import type { MigrationInterface, QueryRunner } from 'typeorm';

const acts = "'page', 'evidence', 'sessions', 'mail', 'data', 'deletion'";

/** What staff do to a member also is to end a lockout and to let them pay by direct debit again. */
export class ActsOnMembers1795000078000 implements MigrationInterface {
  readonly name = 'ActsOnMembers1795000078000';

  async up(queries: QueryRunner): Promise<void> {
    await this.check(queries, `${acts}, 'lockout', 'debit'`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query("DELETE FROM audited_member WHERE what IN ('lockout', 'debit')");
    await this.check(queries, acts);
  }

  private async check(queries: QueryRunner, allowed: string): Promise<void> {
    await queries.query('ALTER TABLE audited_member DROP CONSTRAINT IF EXISTS ck_audited_member_what');
    await queries.query(
      `ALTER TABLE audited_member ADD CONSTRAINT ck_audited_member_what CHECK (what IN (${allowed}))`,
    );
  }
}
