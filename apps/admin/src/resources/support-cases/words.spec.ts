import type { SupportCaseRow } from '@kindling/contract/routes/support-desk';
import { urgencyOf } from './words';

const now = new Date('2026-11-25T12:00:00Z');
const row = (changes: Partial<SupportCaseRow>): SupportCaseRow =>
  ({ state: 'open', due_at: '2026-11-30T12:00:00.000Z', ...changes }) as SupportCaseRow;

describe('how near a deadline is', () => {
  it('is told of what is due within a day, and of what is late', () => {
    expect(urgencyOf(row({}), now)).toBeUndefined();
    expect(urgencyOf(row({ due_at: '2026-11-26T11:59:00.000Z' }), now)).toBe('soon');
    expect(urgencyOf(row({ due_at: '2026-11-25T11:59:00.000Z' }), now)).toBe('late');
  });

  it('matters to nobody once it is answered', () => {
    expect(urgencyOf(row({ state: 'answered', due_at: '2026-11-20T00:00:00.000Z' }), now)).toBeUndefined();
  });
});
