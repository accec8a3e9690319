import fs from 'node:fs';
import path from 'node:path';
import 'reflect-metadata';
import prettier from 'prettier';
import { getMetadataArgsStorage } from 'typeorm';
import { moduleEntities } from '../../apps/server/src/app.module.ts';
import { TenantOwned } from '../../apps/server/src/kernel/database/columns.ts';
import type { EntityClass } from '../../apps/server/src/kernel/database/data-source.ts';
import { retentionsOf, Retention } from '../../apps/server/src/kernel/database/retention.ts';
import { kernelEntities } from '../../apps/server/src/kernel/kernel.module.ts';
import { root } from '../../scripts/root.ts';

/** Tables over all brands by nature. The list only shrinks, or grows with a decision in docs/decisions. */
const global = new Set([
  'tenant',
  'tenant_host',
  'former_host',
  'tenant_mark',
  'tenant_settings_version',
  'company',
  'staff',
  'staff_tenant',
  'staff_session',
  'staff_invitation',
  'staff_login_failure',
  'staff_passkey',
  'staff_recovery_code',
  'saved_filter',
  'bulk_job',
  'bulk_row',
  'audit_entry',
  'audit_count',
  'audit_seal',
  'audit_subject',
]);

const storage = getMetadataArgsStorage();
const entities = [...kernelEntities, ...moduleEntities];
const tableOf = (entity: EntityClass): string =>
  storage.tables.find((table) => table.target === entity)?.name ?? '';
const owned = entities.filter((entity) => !global.has(tableOf(entity)));

/** Problems of one entity's keys; empty when each leads with the brand. */
function keyProblems(entity: EntityClass): string[] {
  const table = tableOf(entity);
  const leads = (columns: unknown): boolean => Array.isArray(columns) && columns[0] === 'tenantId';
  return [
    ...(entity.prototype instanceof TenantOwned ? [] : [`${table} is not tenant-owned`]),
    ...storage
      .filterUniques(entity)
      .filter((key) => !leads(key.columns))
      .map((key) => `${table}: unique ${key.name}`),
    ...storage
      .filterIndices(entity)
      .filter((key) => key.unique && !leads(key.columns))
      .map((key) => `${table}: index ${key.name}`),
    ...storage
      .filterForeignKeys(entity)
      .filter((key) => !leads(key.columnNames))
      .map((key) => `${table}: foreign key ${key.name}`),
  ];
}

describe('entities', () => {
  it('belong to a brand or stand on the list of those that do not', () => {
    expect(owned.flatMap(keyProblems)).toEqual([]);
  });

  it('name every table of the list', () => {
    const tables = new Set(entities.map(tableOf));
    expect([...global].filter((table) => !tables.has(table))).toEqual([]);
  });

  it('that belong to nobody are found', () => {
    class Stray {}
    expect(keyProblems(Stray)).toEqual([' is not tenant-owned']);
  });
});

describe('what is kept how long', () => {
  const page = path.join(root, 'docs/product/what-is-kept.md');
  const mark = '<!-- made of the entities, by UPDATE_GOLDEN=1 npm test -- architecture -->\n';

  it('is said by every entity, and told in docs/product', async () => {
    const text = fs.readFileSync(page, 'utf8');
    const written = await formatted(text.split(mark)[0] + mark + tableOfRetentions(retentionsOf(entities)));
    if (process.env.UPDATE_GOLDEN === '1') fs.writeFileSync(page, written);
    expect(fs.readFileSync(page, 'utf8')).toBe(written);
  });

  it('is missed where an entity does not say it', () => {
    class Forgotten {}
    expect(() => retentionsOf([Forgotten])).toThrow('Forgotten does not say how long its rows are kept');
    class Endless {}
    (Retention as (erasure: 'erased') => ClassDecorator)('erased')(Endless);
    expect(() => retentionsOf([Endless])).toThrow('Endless does not say how its rows end');
  });
});

async function formatted(text: string): Promise<string> {
  return prettier.format(text, { ...(await prettier.resolveConfig(root)), parser: 'markdown' });
}

function tableOfRetentions(retentions: readonly Retention[]): string {
  const lines = retentions
    .toSorted((a, b) => (a.table < b.table ? -1 : 1))
    .map(({ table, erasure, ends }) => `| ${table} | ${effectOf(erasure)} | ${ends.map(endOf).join('; ')} |`);
  return [
    '',
    '| Table | When a member is erased | Otherwise ends |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

function effectOf(erasure: Retention['erasure']): string {
  if (erasure === 'erased') return 'erased';
  return 'kept' in erasure ? `kept: ${erasure.kept}` : `not about members: ${erasure.notAboutMembers}`;
}

function endOf(expiry: Retention['ends'][number]): string {
  if (typeof expiry === 'string') return expiry;
  const { after, days = 0, and } = expiry;
  const when = days === 0 ? `at \`${after}\`` : `${days} ${days === 1 ? 'day' : 'days'} after \`${after}\``;
  return and === undefined ? when : `${when}, where \`${and}\``;
}
