import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changedMigrations, laterProblems } from './migration-problems.ts';
import { hashOfMigration, type Releases } from './releases.ts';

/** The release's own migration. */
const released = [
  `CREATE TABLE IF NOT EXISTS profile (
    tenant_id varchar(32) NOT NULL,
    id char(24) NOT NULL,
    name varchar(20) CHARACTER SET ascii NOT NULL DEFAULT '',
    nick varchar(20) NULL,
    kind varchar(8) NOT NULL,
    PRIMARY KEY (tenant_id, id),
    INDEX ix_profile_name (tenant_id, name),
    CONSTRAINT ck_profile_kind CHECK (kind IN ('a', 'b'))
  ) ENGINE=InnoDB`,
  'CREATE TABLE IF NOT EXISTS old_poll (id int NOT NULL, PRIMARY KEY (id))',
];

class Planted implements MigrationInterface {
  readonly name: string;
  private readonly number: number;
  private readonly run: (queries: QueryRunner) => Promise<void>;

  constructor(number: number, run: (queries: QueryRunner) => Promise<void>) {
    this.number = number;
    this.name = `Planted${1796000000000 + this.number * 1000}`;
    this.run = run;
  }

  up(queries: QueryRunner): Promise<void> {
    return this.run(queries);
  }

  async down(): Promise<void> {}
}

const sending =
  (...statements: string[]) =>
  async (queries: QueryRunner) => {
    for (const statement of statements) await queries.query(statement);
  };

/** What is said of a migration after a release, in which profile.nick, an index and a table were no longer used. */
function problemsOf(
  run: (queries: QueryRunner) => Promise<void>,
  unused = ['profile.nick', 'profile.ix_profile_name', 'old_poll'],
): Promise<string[]> {
  const migrations = [
    { file: '0001-first.ts', migration: new Planted(1, sending(...released)) },
    { file: '0002-second.ts', migration: new Planted(2, run) },
  ];
  const release = { version: '0.1.0', commit: 'c', migrations: { '0001-first.ts': 'hash' }, unused };
  return laterProblems(migrations, { unused: [], releases: [release] });
}

const online = 'ALGORITHM=INSTANT, LOCK=NONE';
const alter = (what: string) => `ALTER TABLE profile ${what}, ${online}`;

describe('a migration after a release', () => {
  it.each([
    ['a NOT NULL column', alter('ADD COLUMN mood varchar(8) NOT NULL'), 'Give it a DEFAULT'],
    ['one without the word', alter('ADD mood varchar(8) CHARACTER SET ascii NOT NULL'), 'Give it a DEFAULT'],
    [
      'a second one',
      alter('ADD COLUMN IF NOT EXISTS a int NULL, ADD COLUMN b int NOT NULL'),
      'b is NOT NULL',
    ],
    ['a default that goes', alter('ALTER COLUMN name DROP DEFAULT'), 'Keep the default'],
    [
      'a default that goes by MODIFY',
      alter('MODIFY name varchar(20) CHARACTER SET ascii NOT NULL'),
      'new column',
    ],
    ['another default', alter("ALTER name SET DEFAULT 'x'"), 'means the default that is there'],
    [
      'a default for an empty one',
      alter("ALTER COLUMN nick SET DEFAULT 'x'"),
      'means the default that is there',
    ],
    ['NOT NULL by MODIFY', alter('MODIFY COLUMN nick varchar(20) NOT NULL'), 'Add a new column'],
    ['NULL by MODIFY', alter('MODIFY COLUMN kind varchar(8) NULL'), 'Add a new column'],
    ['a narrower type', alter('MODIFY nick varchar(10) NULL'), 'only the length of a varchar may grow'],
    ['another type', alter('MODIFY nick int NULL'), 'only the length of a varchar may grow'],
    [
      'a column by CHANGE',
      alter('CHANGE COLUMN nick nickname varchar(20) NULL'),
      'Add the new one, write both',
    ],
    ['a renamed column', alter('RENAME COLUMN nick TO nickname'), 'Add the new one, write both'],
    ['a renamed table', alter('RENAME TO people'), 'Add the new one, write both'],
    [
      'a table renamed by itself',
      'RENAME TABLE profile TO people',
      'not known to leave the last release alone',
    ],
    ['a used column that goes', alter('DROP COLUMN name'), 'name it in `unused` of releases.json'],
    ['the same without the word', alter('DROP name'), 'the last release uses profile.name'],
    [
      'a used index that goes',
      'DROP INDEX ix_other ON profile ALGORITHM=INPLACE LOCK=NONE',
      'profile.ix_other',
    ],
    ['a used table that goes', 'DROP TABLE IF EXISTS old_poll, profile', 'the last release uses profile'],
    ['the primary key that goes', alter('DROP PRIMARY KEY'), 'not known'],
    ['a new CHECK', alter("ADD CONSTRAINT ck CHECK (name <> '')"), 'Put the rule into a new table'],
    ['a new foreign key', alter('ADD FOREIGN KEY (id) REFERENCES x (id)'), 'Put the rule into a new table'],
    ['a new unique key', alter('ADD UNIQUE INDEX uq (tenant_id, name)'), 'a new column that is NULL'],
    [
      'one by its constraint',
      alter('ADD CONSTRAINT uq UNIQUE (tenant_id, name)'),
      'a new column that is NULL',
    ],
    ['one over a new default', alter('ADD a int DEFAULT 1, ADD UNIQUE uq (tenant_id, a)'), 'a new column'],
    [
      'one by CREATE INDEX',
      'CREATE UNIQUE INDEX uq ON profile (tenant_id, name) ALGORITHM=INPLACE LOCK=NONE',
      'a new column that is NULL',
    ],
    ['a column that is its own key', alter('ADD COLUMN a int NULL UNIQUE'), 'Add the column alone'],
    ['no ALGORITHM', 'ALTER TABLE profile ADD COLUMN a int NULL, LOCK=NONE', 'Add ALGORITHM'],
    ['no LOCK', 'ALTER TABLE profile ADD INDEX ix (name), ALGORITHM=INPLACE', 'LOCK=NONE'],
    ['a copy', 'ALTER TABLE profile ADD COLUMN a int NULL, ALGORITHM=COPY, LOCK=SHARED', 'Add ALGORITHM'],
    ['an index without either', 'CREATE INDEX ix ON profile (name)', 'Add ALGORITHM'],
    ['another engine', alter('ENGINE=Aria'), 'is not known'],
    ['all rows at once', "UPDATE profile SET kind = 'b'", 'Change some with LIMIT'],
    ['rows read under locks', 'INSERT INTO old_poll SELECT 1 FROM profile', 'not known'],
    ['a table made of another', 'CREATE TABLE a SELECT * FROM profile', 'not described'],
    ['a table that is there', 'CREATE TABLE IF NOT EXISTS profile (id int)', 'is there already'],
    ['a table in place of another', 'CREATE OR REPLACE TABLE profile (id int)', 'not known'],
    [
      'a deletion that is forbidden',
      'CREATE TABLE a (id int, FOREIGN KEY (id) REFERENCES profile (id) ON DELETE NO ACTION, FOREIGN KEY (b) REFERENCES a (id) ON DELETE CASCADE)',
      'Say ON DELETE CASCADE or SET NULL',
    ],
    ['two statements', `${alter('ADD COLUMN a int NULL')}; DROP TABLE profile`, 'several statements'],
    ['what hides in a comment', 'UPDATE /*! profile */ x SET a = 1 LIMIT 1', 'Write it plainly'],
  ])('is refused for %s', async (_what, statement, reason) => {
    const [problem = '', ...others] = await problemsOf(sending(statement));
    expect(others).toEqual([]);
    expect(problem).toContain(`migrations/0002-second.ts: ${statement.replaceAll(/\s+/g, ' ')}\n  `);
    expect(problem).toContain(reason);
  });

  it.each([
    ['nullable columns', alter('ADD COLUMN IF NOT EXISTS a int NULL, ADD b json AFTER id')],
    ['a column with a default', alter("ADD COLUMN a varchar(8) NOT NULL DEFAULT 'x'")],
    ['an index', 'ALTER TABLE profile ADD INDEX IF NOT EXISTS ix (nick), ALGORITHM=INPLACE, LOCK=NONE'],
    ['an index by itself', 'CREATE INDEX IF NOT EXISTS ix ON `profile` (nick) ALGORITHM=INPLACE LOCK=NONE'],
    ['a longer column', alter("MODIFY COLUMN name varchar(40) CHARACTER SET ascii NOT NULL DEFAULT ''")],
    ['a first default', alter("ALTER COLUMN kind SET DEFAULT 'a'")],
    ['a unique key with a new column', alter('ADD a int NULL, ADD UNIQUE INDEX uq (tenant_id, a)')],
    ['a check that goes', alter('DROP CONSTRAINT IF EXISTS ck_profile_kind')],
    ['a column that was left', alter('DROP COLUMN IF EXISTS nick')],
    ['an index that was left', 'DROP INDEX ix_profile_name ON profile ALGORITHM=INPLACE LOCK=NONE'],
    ['a table that was left', 'DROP TABLE IF EXISTS old_poll'],
    ['rows in batches', "UPDATE profile SET kind = 'b' WHERE kind = 'a' LIMIT 500"],
  ])('may have %s', async (_what, statement) => {
    expect(await problemsOf(sending(statement))).toEqual([]);
  });

  it('may do what it likes with tables and columns of its own', async () => {
    const own = [
      `CREATE TABLE IF NOT EXISTS poll (id int NOT NULL, profile_id char(24) NOT NULL, UNIQUE INDEX uq (profile_id),
        CONSTRAINT fk FOREIGN KEY (profile_id) REFERENCES profile (id) ON DELETE CASCADE ON UPDATE NO ACTION)`,
      'ALTER TABLE poll ADD COLUMN a int NOT NULL, RENAME COLUMN id TO number',
      alter('ADD COLUMN mood varchar(8) NULL'),
      alter('DROP COLUMN mood'),
    ];
    expect(await problemsOf(sending(...own))).toEqual([]);
  });

  it('may drop only what the release before did not use', async () => {
    expect(await problemsOf(sending(alter('DROP COLUMN nick')), [])).toHaveLength(1);
  });

  it('has statements that no answer of a database can change', async () => {
    const guarded = await problemsOf(async (queries) => {
      const rows = (await queries.query('SELECT 1 FROM information_schema.columns')) as unknown[];
      if (rows.length > 0) await queries.query('DROP TABLE profile');
    });
    expect(guarded).toEqual([expect.stringContaining('it reads from an answer its length')]);
    const asking = await problemsOf(async (queries) => {
      if (await queries.hasTable('profile')) await queries.query('DROP TABLE profile');
    });
    expect(asking).toEqual([expect.stringContaining('the query runner’s hasTable')]);
  });

  it('may repeat a batch until no row was left', async () => {
    const batches = await problemsOf(async (queries) => {
      const change = () =>
        queries.query('DELETE FROM old_poll WHERE id < 9 LIMIT 500') as Promise<{ affectedRows: number }>;
      while ((await change()).affectedRows > 0);
    });
    expect(batches).toEqual([]);
  });

  it('follows those before it', async () => {
    const migrations = [
      { file: '0001-first.ts', migration: new Planted(2, sending()) },
      { file: '0002-second.ts', migration: new Planted(1, sending()) },
    ];
    const release = { version: '0.1.0', commit: 'c', migrations: {}, unused: [] };
    expect(await laterProblems(migrations, { unused: [], releases: [release] })).toEqual([
      expect.stringContaining('migrations/0002-second.ts: its class is called Planted1796000001000'),
    ]);
    expect(await laterProblems(migrations, { unused: [], releases: [] })).toEqual([]);
  });
});

describe('a migration of a release', () => {
  it('is refused when it was changed or is gone', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-releases-'));
    try {
      fs.mkdirSync(path.join(folder, 'migrations'));
      fs.writeFileSync(path.join(folder, 'migrations/0001-a.ts'), 'a');
      fs.writeFileSync(path.join(folder, 'migrations/0002-b.ts'), 'b');
      const migrations = {
        '0001-a.ts': hashOfMigration('0001-a.ts', folder),
        '0002-b.ts': hashOfMigration('0002-b.ts', folder),
      };
      const releases: Releases = {
        unused: [],
        releases: [{ version: '0.1.0', commit: 'c', migrations, unused: [] }],
      };
      expect(changedMigrations(releases, folder)).toEqual([]);
      fs.appendFileSync(path.join(folder, 'migrations/0001-a.ts'), '\n');
      fs.rmSync(path.join(folder, 'migrations/0002-b.ts'));
      expect(changedMigrations(releases, folder)).toEqual([
        'migrations/0001-a.ts: release 0.1.0 has it otherwise, and databases have run it. Put it back, and add a migration.',
        'migrations/0002-b.ts: it is a part of release 0.1.0 and is gone. Put it back.',
      ]);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});
