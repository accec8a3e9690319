import type { WaitingQueueRow } from '@kindling/contract/overviews/calls/home';
import { staffRights } from '@kindling/contract/route';
import { rightsOfRole } from '@kindling/contract/console/staff';
import {
  ageWords,
  countOf,
  inBrand,
  nearnessOf,
  queuePath,
  partOf,
  summaryOf,
  urgencyOf,
  workQueuesOf,
} from './queues';

const now = new Date('2026-03-01T12:00:00.000Z');
const row = (more: Partial<WaitingQueueRow> = {}): WaitingQueueRow => ({
  ...{ queue: 'report', count: 1, late: 0, oldest_at: '2026-03-01T09:00:00.000Z', due_at: null, brands: [] },
  ...more,
});

const part = (count: number, more = {}) => ({
  ...{ tenant: 'vonk', count, late: 0, oldest_at: null, due_at: null },
  ...more,
});

test('what is late comes before what is due soon, and both are said', () => {
  expect(urgencyOf(row(), now)).toEqual({ is: 'calm', words: '' });
  expect(urgencyOf(row({ due_at: '2026-03-03T12:00:00.000Z' }), now).is).toBe('calm');
  expect(urgencyOf(row({ due_at: '2026-03-01T17:00:00.000Z' }), now)).toEqual({
    ...{ is: 'soon', words: 'Due in 5 hours' },
  });
  expect(urgencyOf(row({ late: 2, due_at: '2026-03-01T11:00:00.000Z' }), now)).toEqual({
    ...{ is: 'late', words: '2 late' },
  });
});

test('the age is that of the oldest', () => {
  expect(ageWords(row(), now)).toBe('The oldest for 3 hours');
  expect(ageWords(row({ oldest_at: null }), now)).toBe('');
  expect(ageWords(row({ queue: 'failed_payment' }), now)).toBe('In 24 hours, the first 3 hours ago');
});

test('the summary counts what somebody can decide', () => {
  expect(summaryOf([])).toBe('Nothing waits for you.');
  expect(summaryOf([row({ queue: 'failed_payment', count: 5 })])).toBe('Nothing waits for you.');
  expect(summaryOf([row()])).toBe('1 waits for you, nothing is late.');
  expect(summaryOf([row({ count: 1200, late: 3 }), row({ count: 4 })])).toBe(
    '1,204 wait for you, 3 of them late.',
  );
});

test('each queue leads to where it is worked on', () => {
  expect(queuePath('photo', now)).toBe('/desk/photo');
  expect(queuePath('removal_request', now)).toBe('/desk/report');
  expect(decodeURIComponent(queuePath('failed_payment', now))).toBe(
    '/payments?filter={"status":"failed","since":"2026-02-28T12:00:00.000Z"}',
  );
});

test('and keeps the brand in which somebody works', () => {
  expect(queuePath('report', now, 'vonk')).toBe('/desk/report?tenant=vonk');
  expect(decodeURIComponent(queuePath('complaint', now, 'vonk'))).toBe(
    '/support-cases?filter={"state":"open","tenant":"vonk"}',
  );
  expect(decodeURIComponent(queuePath('fictional_turn', now, 'vonk'))).toBe(
    '/fictional-turns?filter={"tenant":"vonk"}',
  );
  expect(inBrand('/desk/photo', undefined)).toBe('/desk/photo');
});

test('a deadline is late once it passed, and near within a day', () => {
  expect(nearnessOf(null, now)).toBeUndefined();
  expect(nearnessOf('2026-03-02T12:00:00.001Z', now)).toBeUndefined();
  expect(nearnessOf('2026-03-02T11:59:00.000Z', now)).toBe('soon');
  expect(nearnessOf('2026-03-01T11:59:00.000Z', now)).toBe('late');
});

test('the strip has what a role works on item by item, removal requests among the reports', () => {
  expect(workQueuesOf(rightsOfRole.support)).toEqual(['opener', 'report', 'fraud', 'appeal', 'complaint']);
  expect(workQueuesOf(rightsOfRole.operator)).toEqual([]);
  expect(workQueuesOf(staffRights)).toHaveLength(9);
  const rows = [
    row({ queue: 'removal_request', count: 2, brands: [part(2)] }),
    row({ queue: 'report', count: 5, brands: [part(1)] }),
  ];
  expect(countOf(rows, 'report')).toBe(7);
  expect(countOf(rows, 'report', 'vonk')).toBe(3);
  expect(countOf(rows, 'report', 'glut')).toBe(0);
  expect(countOf(rows, 'photo')).toBe(0);
});

test('of a queue there is the part of one brand, also where nothing of it waits', () => {
  const whole = row({
    count: 9,
    late: 4,
    brands: [part(2, { late: 1, oldest_at: '2026-02-28T09:00:00.000Z' })],
  });
  expect(partOf(whole, 'vonk')).toMatchObject({
    ...{ queue: 'report', count: 2, late: 1, oldest_at: '2026-02-28T09:00:00.000Z' },
  });
  expect(partOf(whole, 'glut')).toMatchObject({ count: 0, late: 0, oldest_at: null, due_at: null });
});
