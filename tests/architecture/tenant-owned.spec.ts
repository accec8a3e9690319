import 'reflect-metadata';
import { getMetadataArgsStorage } from 'typeorm';
import { moduleEntities } from '../../apps/server/src/app.module.ts';
import { TenantOwned } from '../../apps/server/src/kernel/database/columns.ts';
import type { EntityClass } from '../../apps/server/src/kernel/database/data-source.ts';
import { kernelEntities } from '../../apps/server/src/kernel/kernel.module.ts';

/** Tables over all brands by nature. The list only shrinks, or grows with a decision in docs/decisions. */
const global = new Set([
  'tenant',
  'tenant_host',
  'tenant_mark',
  'tenant_settings_version',
  'company',
  'staff',
  'staff_tenant',
  'staff_session',
  'staff_invitation',
  'staff_login_failure',
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
