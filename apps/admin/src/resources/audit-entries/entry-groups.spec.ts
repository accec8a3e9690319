import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import { groupedEntries } from './entry-groups';

const entry = (id: string, minute: number, more: Partial<AuditEntryRow> = {}): AuditEntryRow => ({
  ...{ id, at: new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString(), staff: 'ada', staff_name: 'Ada' },
  ...{ tenant: 'vonk', action: 'discount.changed', subjects: [`vonk:${id}`], changes: [] },
  ...{ staff_subjects: {}, member: null, ...more },
});

test('what a person did many times in one go is one row, which opens', () => {
  const bulk = [entry('c', 3), entry('b', 2), entry('a', 1)];
  const log = [...bulk, entry('start', 1, { action: 'bulk.started' })];
  const closed = groupedEntries(log, new Set());
  expect(closed.map(({ id, group }) => [id, group.length])).toEqual([
    ['c', 3],
    ['start', 1],
  ]);
  const opened = groupedEntries(log, new Set(['c']));
  expect(opened.map(({ id, isOpen, isWithin }) => [id, isOpen, isWithin])).toEqual([
    ['c group', true, false],
    ['c', false, true],
    ['b', false, true],
    ['a', false, true],
    ['start', false, false],
  ]);
});

test('another person, another action and another hour are rows of their own', () => {
  const log = [
    ...[entry('d', 59), entry('c', 30), entry('b', 30, { staff: 'bob' })],
    ...[entry('a', 30, { action: 'discount.created' })],
  ];
  expect(groupedEntries(log, new Set()).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});
