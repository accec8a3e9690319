import type { Tenant } from '../tenancy/tenant.js';
import { acrossTenants, TenantContext } from '../tenancy/tenant-context.js';
import { MissingTenantPredicate, TenantGuard } from './tenant-guard.js';

const guard = new TenantGuard(new Set(['profile', 'member_like', 'message']));
const tenant = { id: 'alpha' } as Tenant;
const check = (sql: string) => TenantContext.run(tenant, () => guard.check(sql));

describe('the guard of statements', () => {
  it.each([
    'SELECT * FROM profile WHERE tenant_id = ? AND id = ?',
    'SELECT * FROM `profile` `p` WHERE (`p`.`tenant_id` = ?)',
    'SELECT 1 FROM profile p JOIN member_like l ON l.tenant_id = p.tenant_id AND l.liked_id = p.id WHERE p.tenant_id = ?',
    'UPDATE profile SET name = ? WHERE tenant_id = ? AND id = ?',
    'DELETE FROM message WHERE tenant_id = ? AND id = ?',
    'INSERT INTO profile (tenant_id, id) VALUES (?, ?)',
    'SELECT * FROM tenant WHERE id = ?',
    'CREATE TABLE profile (id int)',
  ])('lets pass: %s', (sql) => {
    expect(check(sql)).toBeUndefined();
  });

  it.each([
    'SELECT * FROM profile WHERE id = ?',
    'SELECT tenant_id FROM profile WHERE id = ?',
    "SELECT * FROM profile WHERE name = 'tenant_id = 1'",
    'SELECT * FROM profile -- WHERE tenant_id = 1\n WHERE id = ?',
    'SELECT 1 FROM profile p JOIN member_like l ON l.liked_id = p.id WHERE p.tenant_id = ?',
    'SELECT 1 FROM tenant t WHERE EXISTS (SELECT 1 FROM message WHERE id = ?)',
    'UPDATE profile SET name = ?',
    'UPDATE profile SET name = ? WHERE id = ?',
    'DELETE FROM message',
    'INSERT INTO profile (id) VALUES (?)',
    'WITH m AS (SELECT * FROM message) SELECT * FROM m',
  ])('refuses: %s', (sql) => {
    expect(check(sql)).toBeInstanceOf(MissingTenantPredicate);
  });

  it('refuses every statement on an owned table outside of a tenant', () => {
    expect(guard.check('SELECT * FROM profile WHERE tenant_id = ?')).toBeInstanceOf(Error);
  });

  it('lets pass what is by its reason over all tenants', () => {
    expect(acrossTenants('test', () => guard.check('SELECT * FROM profile'))).toBeUndefined();
  });
});
