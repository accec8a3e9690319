import { staffRights } from '@kindling/contract/route';
import { rightsOfRole } from '@kindling/contract/console/staff';
import type { ResourceDescriptor } from '../shared/session/resource';
import { placesFor } from './places';

const view = () => null;
const resources: ResourceDescriptor[] = [
  { name: 'payments', group: 'money', list: view, rights: { list: 'payments:refund' } },
  { name: 'tenants', group: 'setup', list: view, rights: { list: 'tenants:read' } },
  { name: 'unlisted', group: 'setup', create: view, rights: { create: 'tenants:create' } },
];
const told = (rights: Parameters<typeof placesFor>[1]) =>
  placesFor(resources, rights).map(({ group, to }) => [group, to]);

test('the menu goes part by part, whatever order its pages are named in', () => {
  expect(told(staffRights)).toEqual([
    [undefined, '/'],
    ['queues', '/desk'],
    ['setup', '/tenants'],
    ['money', '/payments'],
    ['money', '/accounting'],
    ['money', '/revenue'],
    ['campaigns', '/growth'],
    ['oversight', '/transparency'],
    ['oversight', '/message-rules'],
  ]);
});

test('nobody is offered what they may not open', () => {
  expect(told([])).toEqual([[undefined, '/']]);
  expect(told(rightsOfRole.support).map(([, to]) => to)).not.toContain('/accounting');
});
