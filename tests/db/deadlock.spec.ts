import mysql from 'mysql2/promise';
import { In } from 'typeorm';
import { TenantRepository } from '../../apps/server/src/kernel/database/tenant-repository.ts';
import { AccountsRepository } from '../../apps/server/src/modules/accounts/core/accounts.repository.ts';
import { OpenWallet } from '../../apps/server/src/modules/credits/wallet/open-wallet.ts';
import { ProfileEntity } from '../../apps/server/src/modules/profiles/record/profile.entity.ts';
import { untilLocked } from '../support/database/locks.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { testSchema } from '../support/database/schema.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

/** A statement on its own that the database gives up for somebody else's transaction. */
describe('a write outside of a transaction', () => {
  let app: TestApp;
  let other: mysql.Connection;
  let profiles: TenantRepository<ProfileEntity>;
  let ids: string[];

  beforeAll(async () => {
    app = await startTestApp();
    other = await mysql.createConnection((await testSchema()).url);
    profiles = new TenantRepository(app.database, ProfileEntity);
    ids = [];
    for (let count = 0; count < 8; count++) ids.push(await addProfile(app, 'alpha'));
    ids.sort();
  });
  afterAll(() => other.end());

  /** Lets `write`, which locks the first of the rows before the last one, meet a transaction that does it the other way. */
  async function meet(write: () => Promise<unknown>): Promise<void> {
    // One by one: a statement about several may lock all that it looks at.
    const lock = async (rows: readonly string[]) => {
      for (const id of rows)
        await other.query("UPDATE profile SET about_me = 'x' WHERE tenant_id = 'alpha' AND id = ?", [id]);
    };
    await other.query('START TRANSACTION');
    // The database gives up whoever changed less.
    await lock(ids.slice(1));
    const written = app.inTenant('alpha', write);
    await untilLocked(other);
    await lock(ids.slice(0, 1));
    await other.query('COMMIT');
    await written;
  }

  const names = async () => {
    const [rows] = await other.query<mysql.RowDataPacket[]>('SELECT DISTINCT name FROM profile');
    return rows.map(({ name }) => String(name));
  };

  test('of a statement of our own happens all the same', async () => {
    const sql = "UPDATE profile SET name = 'One' WHERE tenant_id = :tenant AND id IN (:ids)";
    await meet(() => app.database.write(sql, { ids }));
    expect(await names()).toEqual(['One']);
  });

  test('of a repository happens all the same', async () => {
    await meet(() => profiles.update({ id: In(ids) }, { name: 'Two' }));
    expect(await names()).toEqual(['Two']);
  });
});

test('a signup waits for no other one that is under way', async () => {
  const app = await startTestApp();
  const wallets = app.nest.get(OpenWallet, { strict: false });
  const signUp = (meanwhile: () => Promise<void>) =>
    app.inTenant('alpha', () =>
      app.database.inTransaction(async () => {
        await wallets.open({ memberId: someId() });
        await meanwhile();
      }),
    );
  const nothing = () => Promise.resolve();
  // The brand's own accounts come with the first wallet.
  await signUp(nothing);

  const opened = Promise.withResolvers<undefined>();
  const others = Promise.withResolvers<undefined>();
  const first = signUp(async () => {
    opened.resolve(undefined);
    await others.promise;
  });
  await opened.promise;
  for (let count = 0; count < 8; count++) await signUp(nothing);
  others.resolve(undefined);
  await first;
});

test('two signups that look for their addresses at once give up neither', async () => {
  const app = await startTestApp();
  const accounts = app.nest.get(AccountsRepository, { strict: false });
  const now = app.clock.now();
  let attempts = 0;
  let looking = 2;
  const looked = Promise.withResolvers<undefined>();
  const signUp = (email: string) =>
    app.inTenant('alpha', () =>
      app.database.inTransaction(async () => {
        attempts += 1;
        await accounts.releaseUnconfirmedClaims(email, now);
        looking -= 1;
        if (looking === 0) looked.resolve(undefined);
        await looked.promise;
        const account = { id: someId(), email, claims: true, passwordHash: 'none', language: 'nl' } as const;
        await accounts.insert({ ...account, trafficSource: null, signupPage: null, signupDate: now });
      }),
    );
  await Promise.all([signUp('one@example.test'), signUp('two@example.test')]);
  expect(attempts).toBe(2);
});
