import type { WaitingQueueRow } from '@kindling/contract/routes/home';
import { ageWords, queuePath, summaryOf, urgencyOf } from './queues';

const now = new Date('2026-03-01T12:00:00.000Z');
const row = (more: Partial<WaitingQueueRow> = {}): WaitingQueueRow => ({
  ...{ queue: 'report', count: 1, late: 0, oldest_at: '2026-03-01T09:00:00.000Z', due_at: null },
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
