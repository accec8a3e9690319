import { moduleEntities } from '../../apps/server/src/app.module.ts';
import { retentionsOf, type Expiry } from '../../apps/server/src/kernel/database/retention.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { kernelEntities } from '../../apps/server/src/kernel/kernel.module.ts';
import { BrandPagesRepository } from '../../apps/server/src/modules/brands/brand-pages/brand-pages.repository.ts';
import { SiteSettingsRepository } from '../../apps/server/src/modules/brands/site-settings/site-settings.repository.ts';
import { FictionalNotesRepository } from '../../apps/server/src/modules/chats/fictional-desk/fictional-notes.repository.ts';
import { MailWordingsRepository } from '../../apps/server/src/modules/mails/notifications/words/mail-wordings.repository.ts';
import { DeparturesRepository } from '../../apps/server/src/modules/overviews/account-closure/departures.repository.ts';
import { becomeMember } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

const dayMs = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const sweep = () => app.nest.get(Housekeeping).runOnce();
const select = <T>(sql: string, parameters: object = {}): Promise<T[]> =>
  acrossTenants('read in a test', () => app.database.select<T>(sql, { ...parameters }));
const count = async (from: string, parameters: object = {}): Promise<number> =>
  Number((await select<{ total: number }>(`SELECT COUNT(*) AS total FROM ${from}`, parameters))[0]?.total);

interface ColumnRow {
  name: string;
  type: string;
  size: string | null;
  nullable: 'YES' | 'NO';
}

/** What a row has to hold so that an expiry is about it, where its `and` says so. */
const meant: Readonly<Record<string, object>> = {
  "state = 'done'": { state: 'done' },
  "state = 'failed'": { state: 'failed' },
  "field = 'name'": { field: 'name' },
  'period IS NOT NULL': { period: '2030-01-01', state: 'planned' },
  "state IN ('done', 'stopped')": { state: 'done' },
  "state <> 'waiting'": { state: 'started' },
  '(blocked_until IS NULL OR blocked_until <= :before)': {},
};

const expiries = retentionsOf([...kernelEntities, ...moduleEntities]).flatMap(({ table, ends }) =>
  ends
    .filter((end): end is Expiry => typeof end !== 'string')
    .map((expiry): [string, Expiry] => [table, expiry]),
);

let rowsMade = 0;

/** A row of a table that nothing else is known of; keys and rules don't ask for more while it is inserted. */
async function insert(table: string, known: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = await select<ColumnRow>(
    `SELECT column_name AS name, data_type AS type, character_maximum_length AS size, is_nullable AS nullable
       FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = :table`,
    { table },
  );
  rowsMade++;
  const values = columns.flatMap(({ name, type, size, nullable }): [string, unknown][] => {
    if (name in known) return [[name, known[name]]];
    if (name === 'tenant_id') return [[name, 'beta']];
    if (nullable === 'YES') return [];
    return [[name, filler(type, Number(size))]];
  });
  const row = Object.fromEntries(values);
  await acrossTenants('insert in a test', () =>
    app.database.inTransaction(async () => {
      await app.database.write('SET foreign_key_checks = 0, check_constraint_checks = 0');
      await app.database.write(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (:${Object.keys(row).join(', :')})`,
        row,
      );
      await app.database.write('SET foreign_key_checks = 1, check_constraint_checks = 1');
    }),
  );
}

function filler(type: string, size: number): unknown {
  if (/char/.test(type)) return String(rowsMade).padStart(Math.min(size, 24), '0').slice(-size);
  if (/int/.test(type)) return type === 'tinyint' ? 0 : rowsMade;
  if (type === 'datetime') return app.clock.now();
  if (type === 'date') return '2000-01-01';
  return /text|json/.test(type) ? '{}' : '';
}

test.each(expiries)(
  'rows of %s beyond their time are gone, and those within stay: %j',
  async (table, expiry) => {
    const { after, days = 0, and } = expiry;
    const more = and === undefined ? {} : meant[and];
    expect([and, more]).toEqual([and, expect.anything()]);
    const beyond = new Date(app.clock.now().getTime() - days * dayMs);
    const within = new Date(beyond.getTime() + 1);
    for (const at of [beyond, within]) await insert(table, { ...more, [after]: at });
    const left = (at: Date) => count(`${table} WHERE ${after} = :at`, { at });
    expect([await left(beyond), await left(within)]).toEqual([1, 1]);
    await sweep();
    expect([await left(beyond), await left(within)]).toEqual([0, 1]);
  },
);

test('what an expiry is not about stays, however old', async () => {
  const at = new Date(app.clock.now().getTime() - 4000 * dayMs);
  await insert('profile_change', { field: 'date_of_birth', changed_at: at });
  await insert('outbox', { state: 'open', run_at: at, job: 'nobody.knows' });
  await insert('consent', { standing: 1, given_at: at });
  await insert('mandate', { signed_at: at });
  await sweep();
  expect(await count('profile_change WHERE changed_at = :at', { at })).toBe(1);
  expect(await count('outbox WHERE run_at = :at', { at })).toBe(1);
  expect(await count('consent WHERE given_at = :at', { at })).toBe(1);
  expect(await count('mandate WHERE signed_at = :at', { at })).toBe(1);
});

describe('versions and lists that have a longest length', () => {
  const now = () => app.clock.now();

  test('a page keeps its newest hundred versions', async () => {
    const pages = app.nest.get(BrandPagesRepository, { strict: false });
    const page = (version: number) => ({ slug: 'often', version, shown: true, texts: {}, changedAt: now() });
    await app.inTenant('beta', async () => {
      await pages.insert(page(1), someId());
      for (let version = 2; version <= 103; version++) await pages.update(page(version), someId());
    });
    expect(
      await select(
        "SELECT MIN(version) AS first, COUNT(*) AS kept FROM brand_page_version WHERE slug = 'often'",
      ),
    ).toMatchObject([{ first: 4, kept: '100' }]);
  });

  test('a brand keeps its first and its newest 500 settings, and all of the last year', async () => {
    const settings = app.nest.get(SiteSettingsRepository, { strict: false });
    const fill = (from: number, to: number, at: Date) =>
      acrossTenants('fill in a test', () =>
        app.database.write(
          `INSERT INTO tenant_settings_version (tenant_id, version, settings, author, changed, created_at)
           SELECT 'beta', seq, '{}', 'nobody', '[]', :at FROM seq_${from}_to_${to}`,
          { at },
        ),
      );
    const brand = await acrossTenants('read in a test', () =>
      settings.list(['beta']).then(([found]) => found),
    );
    if (!brand) throw new Error('no brand');
    await fill(2, 600, new Date(now().getTime() - 366 * dayMs));
    await fill(601, 620, new Date(now().getTime() - 364 * dayMs));
    await fill(621, 1200, now());
    const save = (version: number) =>
      acrossTenants('save in a test', async () => {
        await app.database.write("UPDATE tenant SET version = :before WHERE id = 'beta'", {
          before: version - 1,
        });
        const { id, settings: same, hosts, state } = brand;
        const next = { id, settings: same, hosts, state, version };
        await settings.update({ ...next, author: someId(), changed: [], at: now() });
      });
    await save(1201);
    const kept = await select<{ version: number }>(
      "SELECT version FROM tenant_settings_version WHERE tenant_id = 'beta' ORDER BY version",
    );
    expect([kept[0]?.version, kept[1]?.version, kept.at(-1)?.version]).toEqual([1, 601, 1201]);
  });

  test('a mail keeps its newest hundred wordings in each language', async () => {
    const wordings = app.nest.get(MailWordingsRepository, { strict: false });
    const wording = (version: number, language: 'nl' | 'de') => ({
      ...{ kind: 'password_changed' as never, language, version, subject: 'x', title: null, lead: null },
      ...{ author: someId(), createdAt: now() },
    });
    await app.inTenant('beta', async () => {
      await wordings.insert(wording(1, 'de'));
      for (let version = 1; version <= 102; version++) await wordings.insert(wording(version, 'nl'));
    });
    expect(
      await select(
        'SELECT language, MIN(version) AS first, COUNT(*) AS kept FROM mail_wording GROUP BY 1 ORDER BY 1',
      ),
    ).toMatchObject([
      { language: 'de', first: 1, kept: '1' },
      { language: 'nl', first: 3, kept: '100' },
    ]);
  });

  test('a fictional profile keeps its newest hundred notes', async () => {
    const notes = app.nest.get(FictionalNotesRepository, { strict: false });
    const profileId = await addProfile(app, 'beta');
    await app.inTenant('beta', async () => {
      for (let number = 0; number < 102; number++) {
        app.clock.advance(1);
        await notes.insert({
          id: someId(),
          profileId,
          text: `${number}`,
          staffId: someId(),
          createdAt: now(),
        });
      }
    });
    const kept = await select<{ text: string }>('SELECT text FROM fictional_note ORDER BY created_at');
    expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([100, '2', '101']);
  });

  test('reasons for leaving are counted for 36 months', async () => {
    const departures = app.nest.get(DeparturesRepository, { strict: false });
    await app.inTenant('beta', async () => {
      for (const month of ['2026-12', '2027-01', '2030-01']) await departures.count(month, 'other');
    });
    expect(await select('SELECT month FROM departure_count ORDER BY month')).toMatchObject([
      { month: '2030-01' },
    ]);
  });

  test('subscriptions of ended sessions go, whoever of the members comes back', async () => {
    const here = await becomeMember(new Browser(app, 'beta.localhost'), 'here@example.test');
    const [session] = await select<{ family_id: string }>(
      'SELECT family_id FROM session WHERE member_id = :here ORDER BY expires_at DESC LIMIT 1',
      { here },
    );
    await insert('push_subscription', { member_id: here, family_id: session?.family_id });
    for (let number = 0; number < 450; number++) await insert('push_subscription', { member_id: here });
    await sweep();
    expect(await select('SELECT family_id FROM push_subscription')).toMatchObject([session]);
  });
});
