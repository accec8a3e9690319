import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrate } from '../../apps/server/src/migrate.ts';
import { statementsOf } from '../../scripts/releases/recorded-migration.ts';
import { readReleases } from '../../scripts/releases/releases.ts';
import { requestOnce } from '../support/app/http.ts';
import { startProxy } from '../support/live/haproxy.ts';
import { prepareDatabase, startApp, type App, type AppOptions } from '../support/app/app-process.ts';
import { until } from '../support/app/until.ts';
import { migrationsForTests } from '../support/database/migrations.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';
import { BlockProbe, type Wait } from '../support/releases/block-probe.ts';
import { releasedBuild } from '../support/releases/released-build.ts';
import { SmokeLoad } from '../support/releases/smoke-load.ts';

/** The longest that a migration may hold a statement up (T17). */
const LONGEST_MS = 200;
const MEMBERS = isProof ? 6 : 3;
const ROUNDS = isProof ? 10 : 2;
/** Of a table that grows: what a statement does to few rows says nothing. */
const OLD_MESSAGES = isProof ? 300_000 : 60_000;
/** A file of the site that the newer build has not. */
const onlyInOne = 'only-in-one-build.js';
const SMOKE_TABLES = [
  'account',
  'session',
  'message',
  'conversation_member',
  'member_like',
  'support_case',
  'outbox',
];

type MigrationClass = new () => MigrationInterface;

/** A migration whose statements are these. */
function migrationOf(number: number, ...statements: string[]): MigrationClass {
  return class implements MigrationInterface {
    readonly name = `Drill${9_000_000_000_000 + number}`;

    async up(queries: QueryRunner): Promise<void> {
      for (const statement of statements) await queries.query(statement);
    }

    async down(): Promise<void> {}
  };
}

/** As a release would add it: it expands only, and says how. */
const sound = migrationOf(
  1,
  `CREATE TABLE IF NOT EXISTS drill_note (
    tenant_id varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    profile_id char(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    PRIMARY KEY (tenant_id, profile_id),
    CONSTRAINT fk_drill_note_profile FOREIGN KEY (tenant_id, profile_id)
      REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ENGINE=InnoDB`,
  'ALTER TABLE message ADD COLUMN IF NOT EXISTS drill varchar(20) NULL, ALGORITHM=INSTANT, LOCK=NONE',
  'ALTER TABLE message ADD INDEX IF NOT EXISTS ix_drill (tenant_id, drill, sent_at), ALGORITHM=INPLACE, LOCK=NONE',
  "ALTER TABLE session ADD COLUMN IF NOT EXISTS drill varchar(20) NOT NULL DEFAULT '', ALGORITHM=INSTANT, LOCK=NONE",
  'ALTER TABLE support_case ADD COLUMN IF NOT EXISTS drill int NULL, ALGORITHM=INSTANT, LOCK=NONE',
  'CREATE INDEX IF NOT EXISTS ix_drill ON member_like (created_at) ALGORITHM=INPLACE LOCK=NONE',
);

/** What the check refuses, each with what it does to the last release and how it is undone. */
const unsound = [
  {
    what: 'a NOT NULL column without a default',
    statement: 'ALTER TABLE message ADD COLUMN planted varchar(8) NOT NULL, ALGORITHM=INSTANT, LOCK=NONE',
    undo: 'ALTER TABLE message DROP COLUMN IF EXISTS planted, ALGORITHM=INSTANT, LOCK=NONE',
    fault: /^message: 500 /,
  },
  {
    what: 'a default that was dropped',
    statement: 'ALTER TABLE session ALTER COLUMN unseen DROP DEFAULT, ALGORITHM=INSTANT, LOCK=NONE',
    undo: 'ALTER TABLE session ALTER COLUMN unseen SET DEFAULT 0, ALGORITHM=INSTANT, LOCK=NONE',
    fault: /^login: 500 /,
  },
  {
    what: 'a column that is renamed',
    statement: 'ALTER TABLE support_case RENAME COLUMN due_at TO due, ALGORITHM=INPLACE, LOCK=NONE',
    undo: 'ALTER TABLE support_case RENAME COLUMN IF EXISTS due TO due_at, ALGORITHM=INPLACE, LOCK=NONE',
    fault: /^complaint: 500 /,
  },
  {
    what: 'a table that is copied',
    statement: 'ALTER TABLE message ADD COLUMN planted varchar(8) NULL, ALGORITHM=COPY, LOCK=SHARED',
    undo: 'ALTER TABLE message DROP COLUMN IF EXISTS planted, ALGORITHM=INSTANT, LOCK=NONE',
    fault: /^blocked for \d+ ms: UPDATE message /,
  },
];

describe('a release that is rolled out while the one before serves', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-releases-'));
  const release = readReleases().releases.at(-1);
  let planted: string;
  let schema: TestSchema;
  let ground: AppOptions;
  let older: App;
  let newer: App | undefined;
  let database: mysql.Connection;
  let load: SmokeLoad;

  beforeAll(async () => {
    if (!release) throw new Error('releases.json names no release yet');
    const build = await releasedBuild(release);
    planted = path.join(build, 'apps/site/build/client/assets', onlyInOne);
    writeFileSync(planted, '// Of one build.');
    schema = await createSchema();
    ground = {
      databaseUrl: schema.url,
      redisUrl: await testRedisUrl(),
      env: { KINDLING_DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' },
    };
    await prepareDatabase({ ...ground, build, seed: true });
    older = await startApp({ ...ground, build });
    database = await mysql.createConnection(schema.url);
    load = new SmokeLoad(database, () => [older, ...(newer ? [newer] : [])].map(({ port }) => port));
    await load.join(MEMBERS);
    await addOldMessages();
  }, 900_000);

  // Also where a test failed: what goes on would be the next one's.
  afterEach(async () => {
    await load.stop();
    load.faults.length = 0;
  });

  afterAll(async () => {
    await newer?.kill9();
    await older?.kill9();
    await database?.end();
    await schema?.drop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(planted, { force: true });
  });

  const number = async (sql: string) => {
    const [rows] = await database.query<mysql.RowDataPacket[]>(sql);
    return Number(Object.values(rows[0] ?? {})[0]);
  };

  /** In one conversation of the demo. */
  const addOldMessages = () =>
    database.query(
      `INSERT INTO message (tenant_id, id, conversation_id, sender_id, body_hash, body, seq, credits_after, sent_at)
        SELECT m.tenant_id, CONCAT('drill', LPAD(s.seq, 19, '0')), m.conversation_id, m.sender_id, '', 'An old message',
          1000000 + s.seq, 0, m.sent_at
        FROM seq_1_to_${OLD_MESSAGES} s, (SELECT * FROM message ORDER BY sent_at LIMIT 1) m`,
    );

  /** Tables that exist and are changed or read by the migrations that the release has not. */
  const touched = async (migrations: readonly MigrationClass[]): Promise<string[]> => {
    const statements: string[] = [];
    for (const Migration of migrations.slice(await number('SELECT COUNT(*) FROM migration')))
      statements.push(...(await statementsOf(new Migration())));
    const names = statements.flatMap((statement) =>
      [...statement.matchAll(/\b(?:ALTER TABLE|ON|UPDATE|FROM|REFERENCES)\s+`?(\w+)/gi)].map(
        ([, name]) => name,
      ),
    );
    const [rows] = await database.query<mysql.RowDataPacket[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    const known = rows.map(({ name }) => String(name));
    return known.filter((name) => names.includes(name) || SMOKE_TABLES.includes(name));
  };

  /** Migrates while the load runs. @returns what went wrong, and how long a statement waited before and meanwhile */
  const rollOut = async (migrations: readonly MigrationClass[]) => {
    load.start();
    let probe: BlockProbe | undefined;
    try {
      await load.further(1);
      probe = await BlockProbe.start(schema.url, await touched(migrations));
      await load.further(ROUNDS);
      const before = probe.lap();
      const began = performance.now();
      await migrate({ DATABASE_URL: schema.url }, Promise.resolve([...migrations]));
      const tookMs = performance.now() - began;
      await load.further(1);
      const meanwhile = probe.lap();
      return { before, meanwhile, tookMs, faults: [...blocked(meanwhile), ...load.faults.splice(0)] };
    } finally {
      await load.stop();
      await probe?.stop();
    }
  };

  it('stops nothing: not while migrating, not beside the new build, not after going back', async () => {
    const migrations = [...(await migrationsForTests()), sound];
    const { before, meanwhile, tookMs, faults } = await rollOut(migrations);
    expect(faults).toEqual([]);

    load.start();
    // As a deployment does it: brands too, by the new build.
    await prepareDatabase({ ...ground, seed: false });
    newer = await startApp(ground);
    await load.further(ROUNDS);
    expect(await missedFiles([older, newer])).toBe(0);
    const leaving = newer;
    newer = undefined;
    await load.stop();
    await leaving.stop();
    load.start();
    await load.further(1);
    await load.stop();
    expect(load.faults).toEqual([]);

    await until(
      'the jobs of both',
      async () =>
        (await number("SELECT COUNT(*) FROM outbox WHERE state = 'open' AND run_at <= NOW(3)")) === 0,
    );
    expect(await number("SELECT COUNT(*) FROM outbox WHERE state = 'failed' OR attempts > 1")).toBe(0);
    expect(await load.losses()).toEqual([]);

    const calls = load.answered.length;
    process.stderr.write(
      `${calls} calls; migrating took ${tookMs.toFixed(0)} ms; longest wait before ${show(before)}, meanwhile ${show(meanwhile)}\n`,
    );
    noteFigure({
      test: 'T17',
      what: `migrations over ${OLD_MESSAGES} messages under load, ${release?.version ?? ''} and this tree side by side, and back`,
      figure: `0 of ${calls} calls failed; longest block ${meanwhile.ms.toFixed(0)} ms (${before.ms.toFixed(0)} ms without a migration)`,
      command: 'npm run proof -- drills drills/releases.spec',
    });
  }, 1_200_000);

  it.each(unsound)(
    'would be found out: $what',
    async ({ what, statement, undo, fault }) => {
      const at = 2 + unsound.findIndex((one) => one.what === what);
      const migrations = [...(await migrationsForTests()), sound, migrationOf(at, statement)];
      try {
        const { faults } = await rollOut(migrations);
        expect(faults).toContainEqual(expect.stringMatching(fault));
      } finally {
        await database.query(undo);
      }
    },
    600_000,
  );
});

/** How often the documented HAProxy does not find a file that one of two builds has. */
async function missedFiles(apps: readonly App[]): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kindling-releases-proxy-'));
  const ports = apps.map(({ port }) => port);
  const proxy = await startProxy(folder, ports, { tls: false });
  try {
    let missed = 0;
    // So often that both servers have their turn.
    for (let time = 0; time < 10; time++) {
      // Without the proxy's port, under which the servers know no brand.
      const request = { path: `/assets/${onlyInOne}`, headers: { host: 'vonk.localhost' } };
      const { status } = await requestOnce(proxy.port, 'vonk.localhost', request);
      if (status !== 200) missed++;
    }
    return missed;
  } finally {
    proxy.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const show = ({ ms, statement }: Wait) => `${ms.toFixed(0)} ms (${statement.slice(0, 40)}…)`;

const blocked = ({ ms, statement }: Wait): string[] =>
  ms > LONGEST_MS ? [`blocked for ${ms.toFixed(0)} ms: ${statement}`] : [];
