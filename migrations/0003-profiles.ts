import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Profiles1790000003000 implements MigrationInterface {
  readonly name = 'Profiles1790000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE profile (
        tenant_id varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name varchar(60) NOT NULL,
        date_of_birth date NOT NULL,
        status varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        invisible tinyint(1) NOT NULL,
        listed tinyint(1) NOT NULL,
        fictional tinyint(1) NOT NULL,
        gender varchar(6) CHARACTER SET ascii COLLATE ascii_bin NULL,
        country varchar(2) CHARACTER SET ascii COLLATE ascii_bin NULL,
        region varchar(80) NULL,
        city varchar(80) NULL,
        sexuality varchar(8) CHARACTER SET ascii COLLATE ascii_bin NULL,
        reason_for_signup varchar(16) CHARACTER SET ascii COLLATE ascii_bin NULL,
        relationship_status varchar(20) CHARACTER SET ascii COLLATE ascii_bin NULL,
        hair_color varchar(12) CHARACTER SET ascii COLLATE ascii_bin NULL,
        eye_color varchar(8) CHARACTER SET ascii COLLATE ascii_bin NULL,
        body_type varchar(12) CHARACTER SET ascii COLLATE ascii_bin NULL,
        tattoos varchar(8) CHARACTER SET ascii COLLATE ascii_bin NULL,
        interests json NOT NULL,
        about_me varchar(2000) NOT NULL,
        main_photo json NULL,
        created_at datetime(3) NOT NULL,
        last_seen_at datetime(3) NOT NULL,
        PRIMARY KEY (tenant_id, id),
        UNIQUE INDEX uq_profile_fictional (tenant_id, id, fictional),
        INDEX ix_profile_listed (tenant_id, listed, last_seen_at, id, gender, country, region, date_of_birth),
        INDEX ix_profile_listed_gender (tenant_id, listed, gender, last_seen_at, id, country, region, date_of_birth),
        CONSTRAINT ck_profile_status CHECK (status IN ('active', 'disabled')),
        CONSTRAINT ck_profile_listed CHECK (listed = (status = 'active' AND invisible = 0))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(`
      CREATE TABLE profile_contact (
        tenant_id varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        member_id char(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        contacted_id char(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        PRIMARY KEY (tenant_id, member_id, contacted_id),
        INDEX ix_profile_contact_contacted (tenant_id, contacted_id),
        CONSTRAINT fk_profile_contact_member FOREIGN KEY (tenant_id, member_id)
          REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_profile_contact_contacted FOREIGN KEY (tenant_id, contacted_id)
          REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile_contact');
    await runner.query('DROP TABLE profile');
  }
}
