import type { Tenant } from '../../ground/tenant.js';
import { acrossTenants, TenantContext } from '../../ground/tenant-context.js';
import { MissingTenantPredicate, TenantGuard, type StatementParameters } from './tenant-guard.js';

const guard = new TenantGuard(new Set(['profile', 'member_like', 'message']));
const tenant = { id: 'alpha' } as Tenant;
const own = { tenant: 'alpha' };
const check = (sql: string, parameters: StatementParameters = own) =>
  TenantContext.run(tenant, () => guard.check(sql, parameters));

describe('the guard of statements', () => {
  it.each([
    'SELECT * FROM profile WHERE tenant_id = :tenant AND id = :id',
    'SELECT * FROM profile p WHERE :tenant = p.tenant_id',
    'SELECT * FROM profile p WHERE ((p.tenant_id = :tenant) AND (p.a = 1 OR p.b BETWEEN 1 AND 2))',
    'SELECT 1 FROM profile p JOIN member_like l ON l.tenant_id = p.tenant_id AND l.liked_id = p.id WHERE p.tenant_id = :tenant',
    'SELECT 1 FROM member_like a LEFT JOIN member_like b ON b.tenant_id = :tenant AND b.liker_id = a.liked_id WHERE a.tenant_id = :tenant',
    'SELECT 1 FROM profile a, profile AS b WHERE a.tenant_id = :tenant AND b.tenant_id = a.tenant_id',
    'SELECT 1 FROM profile p FORCE INDEX (ix) WHERE p.tenant_id = :tenant AND (p.a = 1 OR EXISTS (SELECT 1 FROM message m WHERE m.tenant_id = p.tenant_id))',
    'SELECT p.id FROM (SELECT id FROM profile WHERE tenant_id = :tenant LIMIT 1) page STRAIGHT_JOIN profile p ON p.tenant_id = :tenant AND p.id = page.id',
    '(SELECT id FROM message WHERE tenant_id = :tenant) UNION ALL (SELECT id FROM profile WHERE tenant_id = :tenant) LIMIT 1',
    'SELECT CASE WHEN a OR b THEN 1 END AS c, LEFT(name, 3) FROM profile WHERE tenant_id = :tenant ORDER BY c FOR UPDATE',
    'WITH m AS (SELECT * FROM message WHERE tenant_id = :tenant) SELECT * FROM m',
    "UPDATE profile SET name = IF(:x = 'or', 1, 2) WHERE tenant_id = :tenant AND id = :id",
    'DELETE FROM message WHERE tenant_id = :tenant AND id = :id',
    'INSERT INTO profile (tenant_id, id) VALUES (:tenant, :id), (:tenant, :other)',
    'INSERT INTO profile (tenant_id, id) VALUES (:tenant, :id) ON DUPLICATE KEY UPDATE id = profile.id',
    'INSERT INTO message (tenant_id, id) SELECT p.tenant_id, p.id FROM profile p WHERE p.tenant_id = :tenant ON DUPLICATE KEY UPDATE id = 1',
    'INSERT INTO message (tenant_id, id) SELECT :tenant, :id FROM profile p WHERE p.tenant_id = :tenant LOCK IN SHARE MODE',
    'SELECT * FROM tenant WHERE id = :id OR 1 = 1',
    'SELECT b.message FROM tenant b',
    'CREATE TABLE profile (id int)',
    'START TRANSACTION',
  ])('lets pass: %s', (sql) => {
    expect(check(sql)).toBeUndefined();
  });

  it.each([
    ['names no tenant', 'SELECT * FROM profile WHERE id = :tenant'],
    ['only reads it', 'SELECT tenant_id FROM profile WHERE id = :id'],
    ['has it in a text', "SELECT * FROM profile WHERE name = 'tenant_id = :tenant'"],
    ['has it in a comment', 'SELECT * FROM profile -- WHERE tenant_id = :tenant\n WHERE id = :id'],
    ['hides a condition in a comment', 'SELECT * FROM profile WHERE tenant_id = :tenant /*!50000 OR 1=1 */'],
    [
      'joins without it',
      'SELECT 1 FROM profile p JOIN member_like l ON l.liked_id = p.id WHERE p.tenant_id = :tenant',
    ],
    [
      'joins itself without it',
      'SELECT 1 FROM profile a JOIN profile b ON b.id <> a.id WHERE a.tenant_id = :tenant AND a.tenant_id = :tenant',
    ],
    ['is a comma join', 'SELECT 1 FROM profile a, message m WHERE a.tenant_id = :tenant AND m.id = a.id'],
    [
      'is a comma join of itself',
      'SELECT 1 FROM profile a, profile b WHERE a.tenant_id = :tenant AND a.tenant_id = :tenant',
    ],
    ['asks for another', 'SELECT * FROM profile WHERE tenant_id = :other'],
    ['asks for several', 'SELECT * FROM profile WHERE tenant_id IN (:tenant, :other)'],
    ['loosens it by OR', 'SELECT * FROM profile WHERE tenant_id = :tenant OR 1 = 1'],
    ['loosens it by OR behind AND', 'DELETE FROM profile WHERE tenant_id = :tenant AND id = :id OR 1 = 1'],
    [
      'loosens it by OR in parentheses',
      'SELECT * FROM profile WHERE (tenant_id = :tenant OR 1 = 1) AND id = :id',
    ],
    ['loosens it by ||', 'SELECT * FROM profile WHERE tenant_id = :tenant || 1 = 1'],
    ['loosens it by XOR', 'SELECT * FROM profile WHERE tenant_id = :tenant XOR id = :id'],
    ['turns it round', 'SELECT * FROM profile WHERE NOT (tenant_id = :tenant)'],
    ['goes on with it', 'SELECT * FROM profile WHERE tenant_id = :tenant IS NOT TRUE'],
    ['has it in a range', 'SELECT * FROM profile WHERE id BETWEEN 0 AND tenant_id = :tenant'],
    [
      'has it in a CASE',
      'SELECT * FROM profile WHERE CASE WHEN 1 AND tenant_id = :tenant AND 1 THEN 2 ELSE 3 END',
    ],
    ['has it where nothing is held', 'SELECT tenant_id = :tenant FROM profile HAVING tenant_id = :tenant'],
    [
      'has it for the other side of an outer join',
      'SELECT 1 FROM profile p LEFT JOIN message m ON p.tenant_id = :tenant AND m.tenant_id = :tenant',
    ],
    [
      'is held to a table that is not',
      'SELECT 1 FROM profile p JOIN tenant t ON t.id = p.x WHERE p.tenant_id = t.tenant_id',
    ],
    [
      'has it in one part of a union',
      'SELECT id FROM message WHERE tenant_id = :tenant UNION SELECT id FROM message',
    ],
    [
      'has a subquery without it',
      'SELECT 1 FROM tenant t WHERE EXISTS (SELECT 1 FROM message WHERE id = :id)',
    ],
    [
      'has it in a subquery alone',
      'SELECT 1 FROM profile p WHERE EXISTS (SELECT 1 FROM message m WHERE m.tenant_id = :tenant AND p.tenant_id = :tenant)',
    ],
    ['reads a whole table beforehand', 'WITH m AS (SELECT * FROM message) SELECT * FROM m'],
    ['names a table in another case', 'SELECT * FROM `Profile` WHERE id = :id'],
    ['names a table with its schema', 'SELECT * FROM kindling.profile WHERE id = :id'],
    [
      'joins what is not told apart',
      'SELECT 1 FROM profile p RIGHT JOIN message m ON p.tenant_id = :tenant WHERE m.tenant_id = :tenant',
    ],
    ['deletes by two tables', 'DELETE p FROM profile p, message m WHERE p.tenant_id = :tenant'],
    ['deletes with USING', 'DELETE FROM profile USING profile JOIN tenant t WHERE t.tenant_id = :tenant'],
    ['changes all', 'UPDATE profile SET name = :name'],
    ['changes without it', 'UPDATE profile SET name = :tenant WHERE id = :id'],
    ['changes two tables', 'UPDATE profile p, message m SET p.a = m.a WHERE p.tenant_id = :tenant'],
    ['moves a row', 'UPDATE profile SET id = 1, tenant_id = :other WHERE tenant_id = :tenant'],
    [
      'moves a row that is there',
      'INSERT INTO profile (tenant_id) VALUES (:tenant) ON DUPLICATE KEY UPDATE tenant_id = :other',
    ],
    ['deletes all', 'DELETE FROM message'],
    ['empties it', 'TRUNCATE TABLE message'],
    ['empties it in its schema', 'TRUNCATE kindling.message'],
    ['reads it by its name alone', 'TABLE message'],
    ['loosens it behind a number', 'SELECT * FROM profile WHERE tenant_id = :tenant AND 1OR 1=1'],
    [
      'is held to a table that hides the one outside',
      'SELECT 1 FROM profile p WHERE p.tenant_id = :tenant AND EXISTS (SELECT 1 FROM tenant p WHERE EXISTS (SELECT 1 FROM message m WHERE m.tenant_id = p.tenant_id))',
    ],
    ['inserts without it', 'INSERT INTO profile (id) VALUES (:id)'],
    ['inserts for another', 'INSERT INTO profile (tenant_id, id) VALUES (:tenant, :id), (:other, :tenant)'],
    ['inserts in another order', 'INSERT INTO profile (id, tenant_id) VALUES (:tenant, :id)'],
    ['inserts without columns', 'INSERT INTO profile VALUES (:tenant, :id)'],
    ['inserts what it reads of all', 'INSERT INTO profile (tenant_id, id) SELECT tenant_id, id FROM message'],
    [
      'inserts what it reads for another',
      'INSERT INTO profile (tenant_id, id) SELECT :other, id FROM message WHERE tenant_id = :tenant',
    ],
    ['opens more than it closes', 'SELECT * FROM profile WHERE (tenant_id = :tenant'],
  ])('refuses what %s: %s', (_why, sql) => {
    expect(check(sql)).toBeInstanceOf(MissingTenantPredicate);
  });

  it('wants the value to be the current brand too, by name or by place', () => {
    const named = 'SELECT * FROM profile WHERE tenant_id = :tenant';
    const placed = 'SELECT ? FROM `profile` `p` WHERE ((`p`.`id` = ?) AND (`p`.`tenant_id` = ?)) LIMIT 1';
    expect(check(placed, [1, 2, 'alpha'])).toBeUndefined();
    expect(check('INSERT INTO `profile`(`tenant_id`, `id`) VALUES (?, ?)', ['alpha', 2])).toBeUndefined();
    expect(check(named, { tenant: 'beta' })).toBeInstanceOf(MissingTenantPredicate);
    expect(check(named, {})).toBeInstanceOf(MissingTenantPredicate);
    expect(check(placed, ['alpha', 'alpha', 'beta'])).toBeInstanceOf(MissingTenantPredicate);
    expect(check(placed, undefined)).toBeInstanceOf(MissingTenantPredicate);
  });

  it('refuses every statement on an owned table outside of a tenant', () => {
    expect(guard.check('SELECT * FROM profile WHERE tenant_id = :tenant', own)).toBeInstanceOf(Error);
  });

  it('lets pass what is by its reason over all tenants', () => {
    expect(acrossTenants('test', () => guard.check('SELECT * FROM profile', undefined))).toBeUndefined();
  });
});
