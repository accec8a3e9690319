import { In, IsNull, MoreThan, type EntityTarget } from 'typeorm';
import { TenantOwned } from '../../apps/server/src/kernel/database/columns.ts';
import { columnsBut } from '../../apps/server/src/kernel/database/row-shape.ts';
import { TenantRepository } from '../../apps/server/src/kernel/database/tenant-repository.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { TenantMarkEntity } from '../../apps/server/src/kernel/tenancy/tenant.entity.ts';
import { BrandExportEntity } from '../../apps/server/src/modules/overviews/brand-exports/brand-exports.repository.ts';
import { ProfileEntity } from '../../apps/server/src/modules/profiles/record/profile.entity.ts';
import { workMeter } from '../support/app/work.ts';
import { allEntities } from '../support/database/migrations.ts';
import { addProfile, buyCredits, someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';

/** More bytes than the driver's 32 bits hold. */
const bytes = 5_000_000_000;

let app: TestApp;
let exports: TenantRepository<BrandExportEntity>;
beforeAll(async () => {
  app = await startTestApp();
  const member = await joinConfirmed(app, 'alpha');
  await buyCredits(app, 'alpha', member.id, 100);
  await addProfile(app, 'alpha', {
    seeking: { gender: 'male', min_age: 30, max_age: 40 },
    invisible: true,
  });
  for (const brand of ['alpha', 'beta']) await addProfile(app, brand, { fictional: true });
  const createdAt = app.clock.now();
  await app.database.manager.getRepository(TenantMarkEntity).insert({
    ...{ tenantId: 'alpha', name: 'm'.repeat(22), bytes: Buffer.from([0, 255, 39]), createdAt },
    ...{ width: 300, height: 200, dark: 0.125, light: 0.1 + 0.2 },
  });
  exports = new TenantRepository(app.database, BrandExportEntity);
  const made = { state: 'ready', askedBy: someId(), askedAt: createdAt, expiresAt: createdAt } as const;
  await app.inTenant('alpha', () =>
    exports.insert([
      { ...made, id: '1'.repeat(24), openMark: null, bytes },
      { ...made, id: '2'.repeat(24), openMark: 1, parts: 3 },
    ]),
  );
});

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

describe('rows that are read raw', () => {
  it.each(allEntities.map((entity) => [entity.name, entity] as const))(
    'are those of %s',
    async (_name, entity) => {
      const { tableName } = app.database.dataSource.getMetadata(entity as EntityTarget<object>);
      const shape = columnsBut(entity, []);
      const [raw, found] = await acrossTenants('test', async () => [
        await app.database.rows(shape, `SELECT ${shape.list} FROM ${tableName}`),
        await app.database.manager.getRepository(entity as EntityTarget<object>).find(),
      ]);
      expect(sorted(raw)).toEqual(sorted(found));
    },
  );

  const filled = [
    'AccountEntity',
    'BrandExportEntity',
    'LedgerAccountEntity',
    'ProfileEntity',
    'TenantMarkEntity',
  ];
  it.each(filled)('were there of %s', async (name) => {
    const entity = allEntities.find((candidate) => candidate.name === name);
    const repository = app.database.manager.getRepository(entity as EntityTarget<object>);
    expect(await acrossTenants('test', () => repository.count())).toBeGreaterThan(0);
  });
});

describe('rows that a TenantRepository finds by equal values', () => {
  const owned = allEntities.filter(({ prototype }) => prototype instanceof TenantOwned);

  it.each(owned.map((entity) => [entity.name, entity] as const))(
    'are those that TypeORM finds of %s',
    async (_name, entity) => {
      const rows = new TenantRepository(app.database, entity as new () => TenantOwned);
      const [found, expected] = await app.inTenant('alpha', async () => [
        await rows.find({}),
        await app.database.manager.getRepository(entity).find({ where: { tenantId: 'alpha' } as never }),
      ]);
      expect(sorted(found)).toEqual(sorted(expected));
    },
  );

  const ofExports = <T>(work: () => Promise<T>) => app.inTenant('alpha', work);
  const lengths = async (rows: Promise<unknown[]>) => (await rows).length;

  it('equal texts, numbers, flags, days and what a transformer stores', async () => {
    const profiles = new TenantRepository(app.database, ProfileEntity);
    await ofExports(async () => {
      expect(await exports.find({ bytes })).toMatchObject([{ bytes, openMark: null, parts: 0 }]);
      expect(await exports.findOne({ state: 'ready', openMark: 1 })).toMatchObject({ bytes: 0, parts: 3 });
      expect(await profiles.find({ fictional: true })).toMatchObject([
        { fictional: true, tenantId: 'alpha' },
      ]);
      const [{ dateOfBirth = '', interestBits = '' } = {}] = await profiles.find({ fictional: true });
      expect(dateOfBirth).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(await lengths(profiles.find({ dateOfBirth, interestBits, fictional: true }))).toBe(1);
      expect(await exports.findOne({ state: 'failed' })).toBeUndefined();
    });
  });

  it('come in an order, so many, with the columns that were asked for', async () => {
    await ofExports(async () => {
      const newest = { order: { askedAt: 'DESC', id: 'DESC' }, take: 1, select: { id: true } } as const;
      expect(await exports.find({ state: 'ready' }, newest)).toEqual([{ id: '2'.repeat(24) }]);
      expect(await exports.find({}, { order: { bytes: 'ASC' } })).toMatchObject([{ bytes: 0 }, { bytes }]);
    });
  });

  it('take one plain statement; operators, which say more, take TypeORM’s', async () => {
    const measure = workMeter(app);
    const statement = async (work: () => Promise<unknown>) =>
      (await measure(() => ofExports(work))).work.statements.join();
    const plain = /^SELECT [^`]* FROM `brand_export` WHERE `tenant_id` = /;
    expect(await statement(() => exports.findOne({ state: 'ready' }))).toMatch(plain);
    const past = MoreThan(new Date(0));
    expect(await statement(() => exports.find({ askedAt: past, openMark: IsNull() }))).not.toMatch(plain);
    expect(await ofExports(() => lengths(exports.find({ askedAt: past, openMark: IsNull() })))).toBe(1);
    expect(await ofExports(() => lengths(exports.find({ state: In(['ready', 'failed']) })))).toBe(2);
  });

  it('are locked in a transaction alone', async () => {
    const lock = () => exports.findOne({ openMark: 1 }, { forUpdate: true });
    await expect(ofExports(lock)).rejects.toThrow('inside a transaction');
    expect(await ofExports(() => app.database.inTransaction(lock))).toMatchObject({ openMark: 1 });
  });
});
