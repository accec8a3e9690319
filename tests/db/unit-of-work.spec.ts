import { isDuplicate } from '../../apps/server/src/kernel/database/database.ts';
import { TenantRepository } from '../../apps/server/src/kernel/database/tenant-repository.ts';
import { BannedMailboxEntity } from '../../apps/server/src/modules/accounts/core/banned-mailboxes.repository.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { workMeter } from '../support/app/work.ts';

let app: TestApp;
let rows: TenantRepository<BannedMailboxEntity>;
let measure: ReturnType<typeof workMeter>;
beforeAll(async () => {
  app = await startTestApp();
  rows = new TenantRepository(app.database, BannedMailboxEntity);
  measure = workMeter(app);
});
beforeEach(() =>
  app.inTenant('alpha', () => app.database.write('DELETE FROM banned_mailbox WHERE tenant_id = :tenant')),
);

const transaction = <T>(work: () => Promise<T>): Promise<T> =>
  app.inTenant('alpha', () => app.database.inTransaction(work));
const addLater = (mailboxHash: string) => rows.insertLater({ mailboxHash, expiresAt: app.clock.now() });
const names = async () => {
  const found = await app.database.select<{ name: string }>(
    'SELECT mailbox_hash AS name FROM banned_mailbox WHERE tenant_id = :tenant ORDER BY mailbox_hash',
  );
  return found.map(({ name }) => name);
};
const stored = () => app.inTenant('alpha', names);

it('writes what waits with what is read next, and the rest with the COMMIT', async () => {
  const { answer, work } = await measure(() =>
    transaction(async () => {
      addLater("it's :one");
      addLater('two');
      const seen = await names();
      addLater('three');
      return seen;
    }),
  );
  expect(answer).toEqual(["it's :one", 'two']);
  expect(work.statements.map((message) => message.split('; ').map((sql) => sql.split(' ')[0]))).toEqual([
    ['INSERT', 'COMMIT'],
    ['START', 'INSERT', 'INSERT', 'SELECT'],
  ]);
  expect(await stored()).toEqual(["it's :one", 'three', 'two']);
});

it('writes in the order of the calls, also before a write that is counted and before what TypeORM finds', async () => {
  await transaction(async () => {
    addLater('one');
    app.database.writeLater("UPDATE banned_mailbox SET mailbox_hash = 'two' WHERE tenant_id = :tenant");
    const sql =
      "UPDATE banned_mailbox SET mailbox_hash = 'three' WHERE tenant_id = :tenant AND mailbox_hash = 'two'";
    expect(await app.database.write(sql)).toMatchObject({ affectedRows: 1 });
    addLater('four');
    expect(await rows.find({}, { order: { mailboxHash: 'ASC' } })).toMatchObject([
      { mailboxHash: 'four' },
      { mailboxHash: 'three' },
    ]);
  });
});

it('knows how many rows a first write changed', async () => {
  await transaction(() => rows.insert({ mailboxHash: 'one', expiresAt: app.clock.now() }));
  const sql = 'DELETE FROM banned_mailbox WHERE tenant_id = :tenant';
  expect(await transaction(() => app.database.write(sql))).toMatchObject({ affectedRows: 1 });
});

it('commits nothing when one of the last writes fails, and throws its error', async () => {
  await transaction(() => Promise.resolve(addLater('one')));
  const failed = transaction(() => {
    addLater('two');
    addLater('one');
    addLater('three');
    return Promise.resolve();
  });
  expect(await failed.catch((error: unknown) => isDuplicate(error))).toBe(true);
  expect(await stored()).toEqual(['one']);
});

it('fails the transaction even where somebody takes the error of an earlier write for their own', async () => {
  await transaction(() => Promise.resolve(addLater('one')));
  const failed = transaction(async () => {
    addLater('two');
    addLater('one');
    await names().catch(() => []);
    await app.database.write('DELETE FROM banned_mailbox WHERE tenant_id = :tenant').catch(() => undefined);
  });
  expect(await failed.catch((error: unknown) => isDuplicate(error))).toBe(true);
  expect(await stored()).toEqual(['one']);
});

it('goes on after an error of the statement itself, as without anything that waits', async () => {
  await transaction(() => Promise.resolve(addLater('one')));
  await transaction(async () => {
    await rows.insert({ mailboxHash: 'one', expiresAt: app.clock.now() }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
    addLater('two');
  });
  expect(await stored()).toEqual(['one', 'two']);
});

it('undoes everything when the work fails, also what was not written yet', async () => {
  const failed = transaction(async () => {
    addLater('one');
    await names();
    addLater('two');
    throw new Error('the work failed');
  });
  await expect(failed).rejects.toThrow('the work failed');
  expect(await stored()).toEqual([]);
});

it('refuses at the call what is held to no tenant, and what is in no transaction', async () => {
  await expect(
    transaction(() => {
      app.database.writeLater("DELETE FROM banned_mailbox WHERE mailbox_hash = 'one'");
      return Promise.resolve();
    }),
  ).rejects.toThrow('banned_mailbox');
  await app.inTenant('alpha', () => {
    expect(() => addLater('one')).toThrow('Only a transaction writes later');
    return Promise.resolve();
  });
});
