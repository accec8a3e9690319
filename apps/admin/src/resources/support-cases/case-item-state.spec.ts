import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import { itemStateOf } from './case-item-state';

const row = (changes: Partial<SupportCaseRow>): SupportCaseRow =>
  ({
    ...{ state: 'open', due_at: '2026-11-30T12:00:00.000Z', escalated: false, escalated_by_me: false },
    ...{ held: false, mine: false, handler: 'Sue' },
    ...changes,
  }) as SupportCaseRow;

test('a case is due as long as it waits for an answer', () => {
  expect(itemStateOf(row({})).dueAt).toBe('2026-11-30T12:00:00.000Z');
  expect(itemStateOf(row({ state: 'answered' })).dueAt).toBeNull();
  expect(itemStateOf(row({ state: 'closed' })).dueAt).toBeNull();
});

test('it is held by who has it now, not by who had it last', () => {
  expect(itemStateOf(row({})).holder).toBeUndefined();
  expect(itemStateOf(row({ held: true })).holder).toEqual({ mine: false, name: 'Sue' });
  expect(itemStateOf(row({ held: true, mine: true })).holder).toMatchObject({ mine: true });
});
