import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Invitations; one that somebody came by goes when their account is erased. */
export class Invites1790000014000 implements MigrationInterface {
  readonly name = 'Invites1790000014000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE invite (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      created_by char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      used_by char(24) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_invite_token (tenant_id, token_hash),
      INDEX ix_invite_created (tenant_id, created_at),
      INDEX ix_invite_used_by (tenant_id, used_by),
      CONSTRAINT ck_invite_used CHECK ((used_at IS NULL) = (used_by IS NULL)),
      CONSTRAINT fk_invite_account FOREIGN KEY (tenant_id, used_by)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE invite');
  }
}
