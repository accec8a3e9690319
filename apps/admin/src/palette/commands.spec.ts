import { rightsOfRole } from '@kindling/contract/console/staff';
import { staffRights } from '@kindling/contract/route';
import type { ResourceDescriptor } from '../shared/session/resource';
import { commandsFor, found, memberCommand, savedCommands } from './commands';

const view = () => null;
const resources: ResourceDescriptor[] = [
  {
    name: 'tenants',
    group: 'setup',
    options: { label: 'Brands' },
    list: view,
    rights: { list: 'tenants:read' },
  },
  {
    name: 'payments',
    group: 'money',
    options: { label: 'Payments' },
    list: view,
    rights: { list: 'payments:refund' },
  },
  {
    ...{ name: 'discount-codes', options: { label: 'Discount codes' }, list: view, create: view },
    group: 'campaigns',
    rights: { list: 'codes:write', create: 'codes:write' },
  },
  { name: 'hidden', group: 'people', create: view, rights: {} },
];
const names = (rights: Parameters<typeof commandsFor>[1]) =>
  commandsFor(resources, rights).map(({ name }) => name);

test('a role is offered what it may open, and nothing else', () => {
  expect(names(rightsOfRole.operator)).toEqual([
    ...['Home', 'Brands', 'Discount codes', 'Growth', 'Transparency', 'Your account'],
    'New in Discount codes',
  ]);
  expect(names(rightsOfRole.moderator)).toContain('Photos');
  expect(names(rightsOfRole.moderator)).not.toContain('Payments');
  expect(names(rightsOfRole.support)).toContain('Failed payments');
});

test('saved filters are offered of the lists that a role opens, under their own names', () => {
  const saved = (['payments', 'discount-codes', 'looks'] as const).map((list, at) => ({
    ...{ id: String(at), list, name: `Kept of ${list}`, filter: { tenant: 'vonk' } },
    sort: ['created_at', 'DESC'] satisfies [string, 'ASC' | 'DESC'],
  }));
  expect(savedCommands(saved, resources, rightsOfRole.operator)).toEqual([
    {
      ...{ id: 'saved 1', group: 'Saved filters', name: 'Kept of discount-codes', hint: 'Discount codes' },
      to: '/discount-codes?filter=%7B%22tenant%22%3A%22vonk%22%7D&sort=created_at&order=DESC&page=1&displayedFilters=%7B%22tenant%22%3Atrue%7D',
    },
  ]);
  expect(savedCommands(saved, resources, [])).toEqual([]);
});

test('no two places have the same keys', () => {
  const keys = commandsFor(resources, staffRights).flatMap(({ keys: two }) => (two ? [two.join(' ')] : []));
  expect(new Set(keys).size).toBe(keys.length);
});

test('words are found wherever they stand, those at the beginning first', () => {
  const all = commandsFor(resources, staffRights);
  const of = (typed: string) => found(all, typed).map(({ name }) => name);
  expect(of('pay')[0]).toBe('Payments');
  expect(of('pay failed')).toEqual(['Failed payments']);
  expect(of('voucher')).toEqual(['Discount codes']);
  expect(of('new disc')).toEqual(['New in Discount codes']);
  expect(of('nothing like it')).toEqual([]);
  expect(found(all, '')).toHaveLength(all.length);
});

test('a member is looked for by a mail address or an id, by who may', () => {
  const id = '0'.repeat(24);
  for (const typed of ['ann@example.test', id, `vonk:${id}`])
    expect(memberCommand(` ${typed} `, ['members:read'])?.name).toBe(`Find the member ${typed}`);
  expect(memberCommand('ann', ['members:read'])).toBeUndefined();
  expect(memberCommand('ann@example.test', ['profiles:read'])).toBeUndefined();
});
