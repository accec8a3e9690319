import type { EntityTarget } from 'typeorm';
import { columnsBut } from '../../apps/server/src/kernel/database/row-shape.ts';
import { acrossTenants } from '../../apps/server/src/kernel/tenancy/tenant-context.ts';
import { allEntities } from '../support/database/migrations.ts';
import { addProfile, buyCredits } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const member = await joinConfirmed(app, 'alpha');
  await buyCredits(app, 'alpha', member.id, 100);
  await addProfile(app, 'alpha', {
    seeking: { gender: 'male', min_age: 30, max_age: 40 },
    invisible: true,
  });
});

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

describe('rows that are read raw', () => {
  it.each(allEntities.map((entity) => [entity.name, entity] as const))(
    'are those of %s',
    async (_name, entity) => {
      const { tableName, columns } = app.database.dataSource.getMetadata(entity as EntityTarget<object>);
      // No statement reads these raw, the entity's repository does: files, and measures of them.
      const left = columns
        .filter(({ type }) => type === 'mediumblob' || type === 'double')
        .map(({ propertyName }) => propertyName);
      const shape = columnsBut(entity, left as never[]);
      const [raw, found] = await acrossTenants('test', async () => [
        await app.database.rows(shape, `SELECT ${shape.list} FROM ${tableName}`),
        await app.database.manager.getRepository(entity as EntityTarget<object>).find(),
      ]);
      const without = found.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([property]) => !left.includes(property))),
      );
      expect(sorted(raw)).toEqual(sorted(without));
    },
  );

  it.each(['AccountEntity', 'LedgerAccountEntity', 'ProfileEntity'])('were there of %s', async (name) => {
    const entity = allEntities.find((candidate) => candidate.name === name);
    const repository = app.database.manager.getRepository(entity as EntityTarget<object>);
    expect(await acrossTenants('test', () => repository.count())).toBeGreaterThan(0);
  });
});
