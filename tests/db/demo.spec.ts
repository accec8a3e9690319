import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type mysql from 'mysql2/promise';
import { seedDemo, demoPassword } from '../../apps/seed/src/seed-demo.ts';
import { momentPorts } from '../../apps/seed/src/moments.ts';
import { seedStaff } from '../../apps/seed/src/seed-staff.ts';
import { distanceKm } from '../../apps/server/src/adapters/geo/sphere-tree.ts';
import { ENVIRONMENT, type Environment } from '../../apps/server/src/kernel/config/environment.ts';
import { EnrolMember } from '../../apps/server/src/modules/accounts/accounts.api.ts';
import { CreditsApi } from '../../apps/server/src/modules/credits/credits.api.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { VerifyAuditLog } from '../../apps/server/src/modules/console/staff/audit/verify-audit-log.ts';
import { SealAuditLog } from '../../apps/server/src/modules/console/staff/audit/seal-audit-log.ts';
import { SiteSettingsApi } from '../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import { Geo } from '../../apps/server/src/ports/geo.ts';
import type { Chat } from '../../packages/contract/src/chats/calls/chats.ts';
import type { LikesAnswer } from '../../packages/contract/src/meeting/calls/likes.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { citiesOf } from '../../packages/demo/src/content/cities.ts';
import type { DemoBrand } from '../../packages/demo/src/content/demo-profile.ts';
import { demoPeople } from '../../packages/demo/src/plan/people.ts';
import { isPhotoChecked } from '../../packages/demo/src/plan/photos.ts';
import { connectTo, dayColumns, dumpRows, filledTables } from '../../scripts/demo/demo-rows.ts';
import { keepDemo, restoreDemo } from '../../scripts/demo/kept-demo.ts';
import { root } from '../../scripts/root.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { TestClock } from '../support/app/test-clock.ts';

const brands: readonly DemoBrand[] = ['vonk', 'rubens', 'harbour'];
const minute = 60_000;
const day = 24 * 60 * minute;
/** So much later the demo is restored; last visits are stored to five minutes. */
const later = 9 * day + 15 * minute;

/** Dates that stay as they are when the demo moves in time. */
const staying: ReadonlySet<string> = new Set([
  // People and companies keep their birthdays, and what was agreed to its version.
  ...['profile.date_of_birth', 'company.record', 'consent.version'],
  // None is in the demo: they are counted from rows that move, or begin with a job of the worker.
  ...['departure_count.month', 'mailing.period', 'transparency_month.month'],
]);

/** Seeded, copied, and restored into the emptied database later, so that all that follows holds for both. */
describe('the demo’s members', () => {
  let app: TestApp;
  const clock = new TestClock();
  const drawn: Record<DemoBrand, number> = { vonk: 0, rubens: 0, harbour: 0 };
  /** Three people with four pictures each: drawing every picture takes most of the time and shows nothing more. */
  const threeOf = (brand: DemoBrand) =>
    demoPeople(brand, clock.now())
      .filter(({ profile, role }) => profile.photos === 4 && role === null)
      .slice(0, 3)
      .map(({ id }) => id);
  const pictured = { vonk: threeOf('vonk'), rubens: threeOf('rubens'), harbour: threeOf('harbour') };

  /** The same rows as statements, before they were copied and after they were restored. */
  let dumps: { seeded: string; restored: string };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-kept-'));
  let connection: Awaited<ReturnType<typeof connectTo>>;
  afterAll(async () => {
    await connection.end();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  beforeAll(async () => {
    app = await startTestApp({ ports: momentPorts(clock) });
    connection = await connectTo(app.environment.DATABASE_URL);
    const report = await app.nest.get(SiteSettingsApi, { strict: false }).importFiles(root);
    expect(report.problems).toEqual([]);
    const prepared = await filledTables(connection);
    await seedStaff(app.nest);
    // Broken off amid the first brand, and gone on with.
    const breakOff = () => {
      throw new Error('broken off');
    };
    await expect(seedDemo(app.nest, () => undefined, breakOff)).rejects.toThrow('broken off');
    await seedDemo(
      app.nest,
      () => undefined,
      (photo) => {
        const { id, brand } = photo.person;
        if (!pictured[brand].includes(id)) return false;
        drawn[brand] += 1;
        return true;
      },
    );

    const dataDir = app.environment.KINDLING_DATA_DIR;
    const place = { connection, folder: path.join(folder, 'demo-1'), dataDir };
    const seeded = await dumpRows(connection, prepared);
    await keepDemo(place, prepared, clock.now());
    await connection.query('SET foreign_key_checks = 0');
    for (const table of await filledTables(connection))
      if (!prepared.has(table)) await connection.query(`DELETE FROM ${table}`);
    fs.rmSync(path.join(dataDir, 'photos'), { recursive: true });
    clock.advance(later);

    const rows = path.join(place.folder, 'rows.sql');
    const whole = fs.readFileSync(rows, 'utf8');
    fs.writeFileSync(rows, whole.slice(0, -1));
    await expect(restoreDemo(place, clock.now())).rejects.toThrow('damaged');
    expect(await filledTables(connection)).toEqual(prepared);
    fs.writeFileSync(rows, whole);
    expect(await restoreDemo({ ...place, folder: `${place.folder}0` }, clock.now())).toBe(false);
    expect(await restoreDemo(place, clock.now())).toBe(true);
    dumps = { seeded, restored: await dumpRows(connection, prepared) };
  });

  const logIn = async (brand: DemoBrand, email: string) => {
    const answer = await app.request(`${brand}.localhost`, {
      method: 'POST',
      path: '/api/user.php',
      body: { email, password: demoPassword },
    });
    expect(answer.status).toBe(200);
    const { user } = answer.json as { user: Record<string, unknown> };
    const get = async (path: string) =>
      (await app.request(`${brand}.localhost`, { path, cookies: answer.cookies })).json;
    return { user, get };
  };
  const count = (brand: DemoBrand, sql: string) =>
    app.inTenant(brand, async () => {
      const rows = await app.database.select<{ n: number | null }>(sql);
      return Number(rows[0]?.n ?? 0);
    });

  it('are restored from their copy as they were seeded, each time and day moved alike', () => {
    const moved = (text: string) => new Date(Date.parse(text) + later).toISOString();
    const expected = dumps.seeded
      .replaceAll(
        /'(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d{3})'(?=\+INTERVAL @seconds SECOND)/g,
        (_, date: string, time: string) => `'${moved(`${date}T${time}Z`).slice(0, 23).replace('T', ' ')}'`,
      )
      .replaceAll(
        /'(\d{4}-\d\d-\d\d)'(?=\+INTERVAL @days DAY)/g,
        (_, date: string) => `'${moved(`${date}T00:00:00Z`).slice(0, 10)}'`,
      );
    expect(expected).not.toBe(dumps.seeded);
    // Not toBe: of a difference in some megabytes it would print all.
    expect(dumps.restored === expected).toBe(true);
  });

  it('have no date but those of which it is known whether they move', async () => {
    const [columns] = await connection.query<(mysql.RowDataPacket & { name: string; likely: number })[]>(
      `SELECT CONCAT(table_name, '.', column_name) AS name,
              data_type IN ('date', 'year', 'time')
                OR data_type LIKE '%char' AND column_name REGEXP '(^|_)(day|month|year|date|period|week)$' AS likely
         FROM information_schema.columns
        WHERE table_schema = DATABASE() AND data_type NOT IN ('datetime', 'timestamp')`,
    );
    const known = (name: string) => staying.has(name) || dayColumns.has(name);
    expect(columns.filter(({ name, likely }) => likely && !known(name))).toEqual([]);
    // Days and times in texts and JSON, where no name tells of them.
    for (const { name } of columns.filter((column) => !known(column.name))) {
      const [table, column] = name.split('.');
      const [dated] = await connection.query(
        `SELECT 1 FROM ${table} WHERE \`${column}\` REGEXP '(^|[^0-9a-f-])20[0-9]{2}-[01][0-9](-|[^0-9a-f]|$)' LIMIT 1`,
      );
      expect([name, dated]).toEqual([name, []]);
    }
  });

  it('have an audit log that is sound, and staff whose second factor is of this installation', async () => {
    const factors = async () => {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(
        'SELECT COUNT(totp_secret) AS n FROM staff',
      );
      return Number(rows[0]?.['n']);
    };
    expect(await factors()).toBe(0);
    await seedStaff(app.nest);
    expect(await factors()).toBe(5);
    await acrossTenants('seal in a test', async () => {
      const [rows] = await connection.query<mysql.RowDataPacket[]>('SELECT COUNT(*) AS n FROM audit_entry');
      const entries = Number(rows[0]?.['n']);
      expect(await app.nest.get(SealAuditLog, { strict: false }).sweep(clock.now(), 1000)).toBe(entries);
      const verified = await app.nest.get(VerifyAuditLog, { strict: false }).verify();
      expect(verified).toMatchObject({ seals: entries, findings: [] });
    });
  });

  it('leave nothing late on any desk', async () => {
    const now = clock.now().toISOString().slice(0, 23).replace('T', ' ');
    for (const [table, column] of [
      ['desk_item', 'due_at'],
      ['report_case', 'due_at'],
      ['support_case', 'due_at'],
      ['message_charge', 'answer_due_at'],
    ] as const)
      for (const brand of brands)
        expect([
          table,
          await count(
            brand,
            `SELECT COUNT(*) n FROM ${table} WHERE tenant_id = :tenant AND ${column} < '${now}'`,
          ),
        ]).toEqual([table, 0]);
  });

  it('cause no mail, and nothing else that waits for the worker but questions to the provider', async () => {
    for (const brand of brands) {
      const others = `SELECT COUNT(*) n FROM outbox
         WHERE tenant_id = :tenant AND job NOT IN ('payments.reconcile', 'payments.expire')`;
      expect(await count(brand, others)).toBe(0);
      for (const table of ['mailed_link', 'session'])
        expect([
          table,
          await count(brand, `SELECT COUNT(*) n FROM ${table} WHERE tenant_id = :tenant`),
        ]).toEqual([table, 0]);
    }
  });

  it('share one hash, so that no time goes into 600', async () => {
    // On the first brand a second run went on, with a hash of its own.
    for (const brand of ['rubens', 'harbour'] as const) {
      const hashes = 'SELECT COUNT(DISTINCT password_hash) n FROM account WHERE tenant_id = :tenant';
      expect(await count(brand, hashes)).toBe(1);
    }
  });

  it('are about 200 on each brand, some of them fictional and labelled', async () => {
    for (const brand of brands) {
      const total = await count(brand, 'SELECT COUNT(*) n FROM profile WHERE tenant_id = :tenant');
      const fictional = await count(brand, 'SELECT SUM(fictional) n FROM profile WHERE tenant_id = :tenant');
      expect(total).toBeGreaterThan(180);
      expect(fictional / total).toBeGreaterThan(0.05);
      expect(fictional / total).toBeLessThan(0.12);
    }
  });

  it('agreed to the terms, and to what they tell of themselves', async () => {
    for (const brand of brands) {
      const without = await count(
        brand,
        `SELECT COUNT(*) n FROM account a JOIN profile p ON p.tenant_id = :tenant AND p.id = a.id
          WHERE a.tenant_id = :tenant
            AND (SELECT COUNT(*) FROM consent c
                  WHERE c.tenant_id = :tenant AND c.member_id = a.id AND c.standing = 1)
              < 1 + (p.sexuality IS NOT NULL OR JSON_LENGTH(p.interests) > 0)`,
      );
      expect(without).toBe(0);
    }
  });

  it('leave photos and texts on the desk of each brand', async () => {
    for (const brand of brands) {
      const waiting = (kind: string) =>
        count(
          brand,
          `SELECT COUNT(*) n FROM desk_item WHERE tenant_id = :tenant AND state = 'open' AND kind = '${kind}'`,
        );
      const inspected = "SELECT COUNT(*) n FROM photo WHERE tenant_id = :tenant AND status = 'inspection'";
      expect(await waiting('photo')).toBe(await count(brand, inspected));
      expect(await waiting('text')).toBe(3);
    }
  });

  it('leave a working week on the desk, and some of this day', async () => {
    const now = clock.now().toISOString().slice(0, 23).replace('T', ' ');
    for (const brand of brands) {
      const of = (table: string, where: string) =>
        count(brand, `SELECT COUNT(*) n FROM ${table} WHERE tenant_id = :tenant AND ${where}`);
      // A report waits since this day; the others were decided at the next sitting, within a day.
      const waiting = await of('report_case', 'closed_at IS NULL');
      expect(waiting).toBe(
        await of('report_case', `closed_at IS NULL AND opened_at > '${now}' - INTERVAL 5 HOUR`),
      );
      expect([1, 2]).toContain(waiting);
      const decided = await of('report_case', 'closed_at IS NOT NULL');
      expect(decided).toBeGreaterThanOrEqual(5);
      expect(await of('report_case', 'TIMESTAMPDIFF(MINUTE, opened_at, closed_at) BETWEEN 10 AND 1440')).toBe(
        decided,
      );
      expect(
        await of('desk_decision', "kind = 'report' AND applied_at IS NOT NULL AND took_ms < 600000"),
      ).toBe(decided);
      const deciders = `SELECT COUNT(DISTINCT d.staff_id) n FROM desk_decision d
                          JOIN staff s ON s.id = d.staff_id WHERE d.tenant_id = :tenant`;
      expect(await count(brand, deciders)).toBeGreaterThanOrEqual(2);
      expect(await of('desk_item', "state = 'open' AND lease_until > created_at")).toBe(0);
      expect(await of('support_case', "state = 'open'")).toBe(1);
      const answered = await of('support_case', "state = 'answered'");
      expect(answered).toBeGreaterThanOrEqual(3);
      expect(await of('support_message', "kind = 'answer'")).toBe(answered);
      expect(await of('restriction', 'TRUE')).toBe(0);
    }
    // Of the three whose pictures were drawn some were here in these days: a moderator approved the last of theirs.
    const photos = await Promise.all(
      brands.map((brand) =>
        count(brand, "SELECT COUNT(*) n FROM desk_decision WHERE tenant_id = :tenant AND kind = 'photo'"),
      ),
    );
    expect(photos.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  });

  it('had their main photo checked, some of them', async () => {
    const checked = await Promise.all(
      brands.map((brand) =>
        count(
          brand,
          'SELECT COUNT(*) n FROM profile WHERE tenant_id = :tenant AND verified_photo_id IS NOT NULL AND pictured = 1',
        ),
      ),
    );
    const planned = brands.map((brand) =>
      demoPeople(brand, clock.now()).filter(
        (person) => pictured[brand].includes(person.id) && isPhotoChecked(person),
      ),
    );
    expect(checked).toEqual(planned.map(({ length }) => length));
    expect(Math.max(...checked)).toBeGreaterThan(0);
  });

  it('leave sound books', async () => {
    const report = await app.nest.get(CreditsApi, { strict: false }).verifyLedger();
    expect(report.findings).toEqual([]);
    expect(report.postings).toBeGreaterThan(500);
  });

  it('who are fictional have no account, no wallet, and never like or write', async () => {
    for (const [table, column] of [
      ['account', 'id'],
      ['ledger_account', 'member_id'],
      ['member_like', 'liker_id'],
      ['message', 'sender_id'],
    ] as const) {
      const sql = `SELECT COUNT(*) n FROM ${table} x JOIN profile p ON p.tenant_id = :tenant AND p.id = x.${column}
                    WHERE x.tenant_id = :tenant AND p.fictional = 1`;
      for (const brand of brands) expect([table, await count(brand, sql)]).toEqual([table, 0]);
    }
  });

  it('who are free started two conversations at most and liked four a day at most', async () => {
    for (const brand of brands) {
      const starts = `SELECT MAX(started) n FROM (
        SELECT SUM(m.started) AS started FROM conversation_member m
          JOIN ledger_account l ON l.tenant_id = :tenant AND l.member_id = m.member_id AND l.paid_user = 0
         WHERE m.tenant_id = :tenant GROUP BY m.member_id) AS each_member`;
      expect(await count(brand, starts)).toBe(2);
      const likes = `SELECT MAX(given) n FROM (
        SELECT COUNT(*) AS given FROM member_like a
          JOIN member_like b ON b.tenant_id = :tenant AND b.liker_id = a.liker_id
           AND b.created_at <= a.created_at AND b.created_at > a.created_at - INTERVAL 24 HOUR
         WHERE a.tenant_id = :tenant GROUP BY a.liker_id, a.liked_id) AS each_day`;
      expect(await count(brand, likes)).toBeLessThanOrEqual(4);
    }
  });

  it('do nothing before they came, and were last seen no earlier than they acted', async () => {
    for (const brand of brands) {
      for (const sql of [
        `SELECT COUNT(*) n FROM message m JOIN profile p ON p.tenant_id = :tenant AND p.id = m.sender_id
          WHERE m.tenant_id = :tenant AND (m.sent_at < p.created_at OR m.sent_at > p.last_seen_at + INTERVAL 5 MINUTE)`,
        `SELECT COUNT(*) n FROM member_like l JOIN profile p ON p.tenant_id = :tenant AND p.id = l.liker_id
          WHERE l.tenant_id = :tenant
            AND (l.created_at < p.created_at OR l.created_at > p.last_seen_at + INTERVAL 5 MINUTE)`,
      ])
        expect(await count(brand, sql)).toBe(0);
    }
  });

  it.each(brands)(
    'can be logged in on %s as the free member, who has something to discover',
    async (brand) => {
      const { user, get } = await logIn(brand, 'free@demo.test');
      expect(user).toMatchObject({ status: 'active', credits: 10, paid_user: false, new_likes: 4 });
      const { chats } = (await get('/api/chats.php')) as { chats: Chat[] };
      expect(chats).toHaveLength(2);
      // One answer waits, and it is one to what the member wrote.
      expect(chats.map((chat) => chat.num_unread_messages).toSorted()).toEqual([0, 1]);
      const answered = chats.find((chat) => chat.num_unread_messages === 1);
      expect(answered?.messages[0]?.from_me).toBe(false);
      expect(answered?.profile.fictional).toBe(false);
      const likes = (await get('/api/likes.php')) as LikesAnswer;
      expect(likes.liked_by.filter((like) => like.like_new)).toHaveLength(4);
      const found = (await get('/api/members')) as SearchAnswer;
      expect(found.results).toHaveLength(24);
      for (const { conversation } of chats)
        expect(await get(`/api/chat.php?conversation=${conversation}`)).toMatchObject({ conversation });
    },
  );

  it.each(brands)('can be logged in on %s as the newcomer without credits', async (brand) => {
    const { user } = await logIn(brand, 'empty@demo.test');
    const signup_date = clock.now().toISOString();
    expect(user).toMatchObject({ status: 'active', credits: 0, paid_user: false, signup_date });
  });

  it.each(brands)(
    'can be logged in on %s as the premium member, who wrote to a fictional profile',
    async (brand) => {
      const { user, get } = await logIn(brand, 'premium@demo.test');
      expect(user).toMatchObject({ status: 'active', paid_user: true });
      const { chats } = (await get('/api/chats.php')) as { chats: Chat[] };
      const fictional = chats.find((chat) => chat.profile.fictional);
      expect(fictional?.messages[0]?.from_me).toBe(true);
      const conversation = await get(`/api/chat.php?conversation=${fictional?.conversation}`);
      expect(conversation).toMatchObject({ acknowledgement_needed: false });
    },
  );

  it('have pictures that are served', async () => {
    for (const brand of brands) {
      expect(drawn[brand]).toBeGreaterThanOrEqual(7);
      const rows = await app.inTenant(brand, () =>
        app.database.select<{ path: string }>(
          `SELECT JSON_UNQUOTE(JSON_EXTRACT(main_photo, '$.key')) AS path FROM profile
            WHERE tenant_id = :tenant AND main_photo IS NOT NULL`,
        ),
      );
      expect(rows).toHaveLength(3);
      for (const { path } of rows) {
        const photo = await app.request(`${brand}.localhost`, { path: `/photos/${path}-600.webp` });
        expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/webp']);
      }
    }
  });

  it('live in cities that are known, where they are', async () => {
    const geo: Geo = app.nest.get(Geo, { strict: false });
    for (const brand of brands) {
      for (const { country, region, city, latitude, longitude } of citiesOf(brand)) {
        const found = await geo.findCity(country, region, city);
        expect([city, found && distanceKm(found, { latitude, longitude }) < 10]).toEqual([city, true]);
      }
    }
  });

  it('were last here at times of every kind, few in the small hours', async () => {
    const seen = (brand: DemoBrand, condition: string) =>
      count(
        brand,
        `SELECT COUNT(*) n FROM profile WHERE tenant_id = :tenant AND fictional = 0 AND ${condition}`,
      );
    const now = clock.now().toISOString().slice(0, 23).replace('T', ' ');
    for (const brand of brands) {
      const all = await seen(brand, '1 = 1');
      const since = (hours: number) => seen(brand, `last_seen_at >= '${now}' - INTERVAL ${hours} HOUR`);
      expect((await since(1)) / all).toBeGreaterThan(0.03);
      expect((await since(1)) / all).toBeLessThan(0.25);
      expect((await since(24)) / all).toBeLessThan(0.65);
      expect((await since(7 * 24)) / all).toBeLessThan(0.9);
      expect((await since(45 * 24)) / all).toBe(1);
      expect((await seen(brand, 'HOUR(last_seen_at) < 5')) / all).toBeLessThan(0.15);
    }
  });

  it('came by links of networks that say that they are the demo’s', async () => {
    for (const brand of brands) {
      const visits = (where: string) =>
        count(brand, `SELECT SUM(visits) n FROM visit_tally WHERE tenant_id = :tenant AND (${where})`);
      expect(await visits("kind = 'none' OR network LIKE 'demo-%'")).toBe(await visits('TRUE'));
      expect(await visits('TRUE')).toBeGreaterThan(1500);
      const members = (where: string) =>
        count(brand, `SELECT COUNT(*) n FROM account WHERE tenant_id = :tenant AND ${where}`);
      expect(await members("JSON_VALUE(traffic_source, '$.network') LIKE 'demo-%'")).toBe(
        await members('traffic_source IS NOT NULL'),
      );
      expect(await members('signup_page IS NULL')).toBe(0);
    }
  });

  it('enrol nobody under an address that is another member’s', async () => {
    const enrolling: EnrolMember = app.nest.get(EnrolMember, { strict: false });
    const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaA';
    const person = { name: 'Somebody', dateOfBirth: '1990-01-01', language: 'nl', passwordHash } as const;
    const enrol = () => app.inTenant('vonk', () => enrolling.enrol({ ...person, email: 'free@demo.test' }));
    const accounts = () => count('vonk', 'SELECT COUNT(*) n FROM account WHERE tenant_id = :tenant');
    const before = await accounts();
    await expect(enrol()).rejects.toThrow('another account');
    expect(await accounts()).toBe(before);
  });

  it('are put in once, and never in production', async () => {
    const before = await count('vonk', 'SELECT COUNT(*) n FROM message WHERE tenant_id = :tenant');
    const lines: string[] = [];
    await seedDemo(app.nest, (line) => lines.push(line));
    expect(lines).toEqual([]);
    expect(await count('vonk', 'SELECT COUNT(*) n FROM message WHERE tenant_id = :tenant')).toBe(before);

    const environment: Environment = app.nest.get(ENVIRONMENT, { strict: false });
    const inProduction = { ...environment, NODE_ENV: 'production' as const };
    const deployed = {
      get: (token: unknown) =>
        token === ENVIRONMENT ? inProduction : app.nest.get(token as never, { strict: false }),
    };
    await expect(seedDemo(deployed as never, () => undefined)).rejects.toThrow('production');
    await expect(seedStaff(deployed as never)).rejects.toThrow('production');
  });
});
