import { TenantRepository } from '../../apps/server/src/kernel/database/tenant-repository.ts';
import { errorNumber } from '../../apps/server/src/kernel/database/database.ts';
import { MissingTenantPredicate } from '../../apps/server/src/kernel/database/guard/tenant-guard.ts';
import { OutboxEntity } from '../../apps/server/src/kernel/outbox/outbox.entity.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

describe('the nets of the tenancy on the real database', () => {
  let app: TestApp;
  let rows: TenantRepository<OutboxEntity>;
  beforeAll(async () => {
    app = await startTestApp();
    rows = new TenantRepository(app.database, OutboxEntity);
  });

  const row = (id: string, job: string) => ({
    id,
    job,
    payload: {},
    state: 'done' as const,
    attempts: 0,
    createdAt: app.clock.now(),
    runAt: app.clock.now(),
    leasedUntil: null,
    lastError: null,
  });

  describe('a TenantRepository', () => {
    const id = someId();
    beforeAll(async () => {
      for (const brand of ['alpha', 'beta']) await app.inTenant(brand, () => rows.insert(row(id, brand)));
    });

    it('finds and counts rows of the brand only, though another has the same id', async () => {
      expect(await app.inTenant('alpha', () => rows.find({ id }))).toMatchObject([
        { job: 'alpha', tenantId: 'alpha' },
      ]);
      expect(await app.inTenant('beta', () => rows.count({ id }))).toBe(1);
    });

    it('changes and deletes rows of the brand only', async () => {
      expect(await app.inTenant('alpha', () => rows.update({ id }, { attempts: 7 }))).toBe(1);
      expect(await app.inTenant('beta', () => rows.findOne({ id }))).toMatchObject({ attempts: 0 });
      expect(await app.inTenant('alpha', () => rows.delete({ id }))).toBe(1);
      expect(await app.inTenant('beta', () => rows.findOne({ id }))).toBeDefined();
    });

    it('takes no tenant as an argument', async () => {
      const where = { id, tenantId: 'beta' } as never;
      await expect(app.inTenant('alpha', () => rows.find(where))).rejects.toThrow('from the context');
      await expect(app.inTenant('alpha', () => rows.update({ id }, where))).rejects.toThrow('never moves');
    });

    it.each([null, undefined])(
      'takes no %s for a condition: it would match other rows than were meant',
      async (value) => {
        const where = { id, job: value } as never;
        const calls: (() => Promise<unknown>)[] = [
          () => rows.find(where),
          () => rows.count(where),
          () => rows.update(where, { attempts: 1 }),
          () => rows.delete(where),
        ];
        for (const call of calls) await expect(app.inTenant('alpha', call)).rejects.toThrow('Where job is');
      },
    );

    it('refuses outside of any brand', async () => {
      await expect(rows.find({ id })).rejects.toThrow('No tenant');
    });
  });

  describe('the guard', () => {
    it('stops a statement that names no tenant before it reaches the database', async () => {
      const careless = app.inTenant('alpha', () =>
        app.database.select('SELECT * FROM profile WHERE id = :id', { id: 'x' }),
      );
      await expect(careless).rejects.toThrow(MissingTenantPredicate);
    });

    it('looks inside transactions too', async () => {
      const careless = app.inTenant('alpha', () =>
        app.database.inTransaction(() =>
          app.database.write('DELETE FROM profile WHERE id = :id', { id: 'x' }),
        ),
      );
      await expect(careless).rejects.toThrow(MissingTenantPredicate);
    });
  });

  describe('the keys', () => {
    it('let no row of one brand point at a row of another', async () => {
      const [here, there] = [await addProfile(app, 'alpha'), await addProfile(app, 'beta')];
      const like = (liked: string) =>
        app.inTenant('alpha', () =>
          app.database.write(
            `INSERT INTO member_like (tenant_id, liker_id, liked_id, created_at) VALUES (:tenant, :here, :liked, :now)`,
            { here, liked, now: app.clock.now() },
          ),
        );
      const own = await addProfile(app, 'alpha');
      await expect(like(own)).resolves.toMatchObject({ affectedRows: 1 });
      const refusal = await like(there).then(
        () => 0,
        (error: unknown) => errorNumber(error),
      );
      expect(refusal).toBe(1452);
    });

    it('lead with the tenant, every one that is unique or foreign', async () => {
      const keys = await app.database.select<{ name: string; first: string }>(
        `SELECT CONCAT(k.table_name, '.', k.constraint_name) AS name, k.column_name AS first
           FROM information_schema.key_column_usage k
           JOIN information_schema.columns c ON c.table_schema = k.table_schema AND c.table_name = k.table_name
                AND c.column_name = 'tenant_id'
          WHERE k.table_schema = DATABASE() AND k.ordinal_position = 1`,
      );
      // Tables over all brands, which name a brand among other things.
      const overAllBrands = /^(tenant_host|former_host|staff_tenant|audit_entry)\./;
      expect(keys.length).toBeGreaterThan(20);
      expect(keys.filter(({ name, first }) => first !== 'tenant_id' && !overAllBrands.test(name))).toEqual(
        [],
      );
    });
  });
});
