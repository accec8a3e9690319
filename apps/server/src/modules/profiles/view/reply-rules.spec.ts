import fc from 'fast-check';
import { leastAnswers, replyClassOf, usualReplyTime, type ReplyCounts } from './reply-rules.js';

const minute = 60_000;
const of = (tookMs: readonly number[]): ReplyCounts => {
  const counts = { withinHour: 0, withinDay: 0, withinWeek: 0, later: 0 };
  for (const took of tookMs) counts[replyClassOf(took)] += 1;
  return counts;
};

describe('how soon a member usually answers', () => {
  it('is told from five answers on', () => {
    expect(usualReplyTime(of([1, 1, 1, 1]))).toBeNull();
    expect(usualReplyTime(of([1, 1, 1, 1, 1]))).toBe(60);
  });

  it('is told in classes whose ends belong to the quicker one, and of slow answers not at all', () => {
    expect(replyClassOf(60 * minute)).toBe('withinHour');
    expect(replyClassOf(60 * minute + 1)).toBe('withinDay');
    expect(usualReplyTime(of(Array(9).fill(24 * 60 * minute)))).toBe(1440);
    expect(usualReplyTime(of(Array(9).fill(8 * 24 * 60 * minute)))).toBeNull();
  });

  it('is the class of the true median', () => {
    const took = fc.oneof(fc.nat({ max: 90 * minute }), fc.nat({ max: 20 * 24 * 60 * minute }));
    fc.assert(
      fc.property(fc.array(took, { minLength: leastAnswers, maxLength: 60 }), (answers) => {
        const sorted = answers.toSorted((one, other) => one - other);
        const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
        const told = { withinHour: 60, withinDay: 1440, withinWeek: 10_080, later: null };
        expect(usualReplyTime(of(answers))).toBe(told[replyClassOf(median)]);
      }),
    );
  });
});
