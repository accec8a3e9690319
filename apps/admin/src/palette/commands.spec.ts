import { rightsOfRole } from '@kindling/contract/console/staff';
import { staffRights } from '@kindling/contract/route';
import type { ResourceDescriptor } from '../shared/session/resource';
import { commandsFor, found, savedCommands, type Command } from './commands';
import { memberCommand, recordCommands, settingCommands, settingOf, wholeListCommand } from './more-commands';
import { mostRecent, recentCommands, recordOf, withRecord, type RecentRecord } from './recent-records';

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
    ...{ group: 'campaigns', createName: 'New codes' },
    rights: { list: 'codes:write', create: 'codes:write' },
  },
  { name: 'hidden', group: 'people', create: view, rights: {} },
];
const names = (rights: Parameters<typeof commandsFor>[1]) =>
  commandsFor(resources, rights).map(({ name }) => name);

test('a role is offered what it may open, and nothing else', () => {
  expect(names(rightsOfRole.operator)).toEqual([
    ...['Home', 'Brands', 'Discount codes', 'Growth', 'Transparency', 'Message rules', 'Your account'],
    'New codes',
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
  expect(of('new cod')).toEqual(['New codes']);
  expect(of('nothing like it')).toEqual([]);
  expect(found(all, '')).toHaveLength(all.length);
});

test('members are searched by the last entry, by who may', () => {
  const id = '0'.repeat(24);
  for (const typed of ['ann@example.test', id, `vonk:${id}`])
    expect(memberCommand(` ${typed} `, ['members:read'])?.name).toBe(`Find the member ${typed}`);
  expect(memberCommand('Sanne', ['members:read'])?.name).toBe('Search members for Sanne');
  expect(memberCommand('Sa', ['members:read'])).toBeUndefined();
  expect(memberCommand('ann@example.test', ['profiles:read'])).toBeUndefined();
  const search = memberCommand('payments', staffRights) as Command;
  expect(found([...commandsFor(resources, staffRights), search], 'payments').at(-1)).toBe(search);
  expect(JSON.stringify(memberCommand('ann@example.test', staffRights)?.to)).not.toContain('ann');
});

test('a name may be listed whole, an address never stands in one', () => {
  const rows = Array.from({ length: 8 }, (_, at) => ({
    ...{ kind: 'member' as const, id: `vonk:${at}`, tenant: 'vonk', name: 'Sanne', member: null },
  }));
  // What they are searched for is never part of an address.
  expect(wholeListCommand('Sanne', rows)).toMatchObject([{ to: '/members', search: 'Sanne' }]);
  expect(wholeListCommand('Sanne', rows.slice(1))).toEqual([]);
});

test('a record that the server found is above all, and leads to where it is shown', () => {
  const record = { id: 'vonk:1', tenant: 'vonk', name: 'TP55-4QJA', member: 'vonk:2' };
  const to = (kind: 'payment' | 'complaint' | 'report' | 'appeal' | 'code' | 'page' | 'member') =>
    recordCommands([{ kind, ...record }], new Map())[0]?.to;
  expect(to('payment')).toBe('/payments/vonk:1/show');
  expect(to('complaint')).toBe('/support-cases/vonk:1/show');
  expect(to('report')).toBe('/members/vonk:2/show?report=1');
  expect(to('appeal')).toBe('/members/vonk:2/show');
  expect(to('code')).toBe('/discount-codes/vonk:1');
  expect(to('page')).toBe('/brand-pages/vonk:1');
  expect(to('member')).toBe('/members/vonk:1/show');
  const [first] = recordCommands([{ kind: 'report', ...record, member: null }], new Map([['vonk', 'Vonk']]));
  expect(first).toMatchObject({ to: '/desk/report', hint: 'Vonk', name: 'Report TP55-4QJA' });
  expect(found([...commandsFor(resources, staffRights), first as Command], 'pay')[0]).toBe(first);
});

test('a setting is found by its label in either language, and leads to its field of a brand', () => {
  const schema = {
    properties: { minimum_age: { title: 'Minimum age' }, refund_days: { title: 'Refund days' } },
  };
  const of = (typed: string, brand?: string) => found(settingCommands(schema, brand, ''), typed);
  expect(of('minimum age', 'vonk').map(({ to }) => to)).toEqual([
    '/tenants/vonk?section=access&field=minimum_age',
  ]);
  expect(of('minimumleeftijd', 'vonk')).toHaveLength(1);
  const [asking] = of('minimum age');
  expect(asking?.asks).toBe('brand');
  expect(settingOf(asking as Command, 'rubens')).toBe('/tenants/rubens?section=access&field=minimum_age');
});

test('a setting never comes before a page, as it is there a moment later', () => {
  const schema = { properties: { traffic: { title: 'Traffic sources' } } };
  const all = [...commandsFor(resources, staffRights), ...settingCommands(schema, undefined, '')];
  expect(found(all, 'traffic').map(({ name }) => name)).toEqual(['Growth', 'Traffic sources']);
});

test('what was opened last is kept by kind and id, the newest first, each once and not for ever', () => {
  expect(recordOf('/payments')).toBeUndefined();
  expect(recordOf('/tenants/create')).toBeUndefined();
  expect(recordOf('/desk/photo')).toBeUndefined();
  const id = 'dc5111k4qzpbkdky3995g9nq';
  const payment = recordOf(`/payments/vonk:${id}/show`) as RecentRecord;
  expect(payment).toEqual({ kind: 'payments', id: `vonk:${id}`, path: `/payments/vonk:${id}/show` });
  const brand = recordOf('/tenants/vonk') as RecentRecord;
  const kept = withRecord(withRecord(withRecord([], payment), brand), payment);
  expect(kept).toEqual([payment, brand]);
  const many = Array.from({ length: 20 }, (_, at) => recordOf(`/members/vonk:${at}/show`) as RecentRecord);
  expect(many.reduce<RecentRecord[]>(withRecord, [])).toHaveLength(mostRecent);
  const numbered = { ...(recordOf('/support-cases/vonk:1/show') as RecentRecord), number: 'TP55-4QJA' };
  expect(withRecord([numbered], recordOf('/support-cases/vonk:1/show') as RecentRecord)).toEqual([numbered]);
  expect(
    recentCommands([payment, brand, numbered], new Map([['vonk', 'Vonk']])).map(({ name }) => name),
  ).toEqual(['Payment DC5111-K4QZPB-KDKY39-95G9NQ', 'Brand Vonk', 'Complaint TP55-4QJA']);
});
