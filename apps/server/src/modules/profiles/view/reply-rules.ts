import type { ReplyTime } from '@kindling/contract/profiles/profile-values';

/** The classes of an answer's time, the quickest first, with what is shown of each; the slowest is never shown. */
const classes = [
  ['withinHour', 60],
  ['withinDay', 1440],
  ['withinWeek', 10_080],
  ['later', null],
] as const satisfies readonly (readonly [string, ReplyTime | null])[];

export type ReplyClass = (typeof classes)[number][0];
export type ReplyCounts = Readonly<Record<ReplyClass, number>>;

/** Fewer answers say nothing about a member: one evening makes them. */
export const leastAnswers = 5;

/** The class of an answer that came so many milliseconds after the first message that waited for it. */
export function replyClassOf(tookMs: number): ReplyClass {
  const found = classes.find(([, minutes]) => minutes === null || tookMs <= minutes * 60_000);
  return found?.[0] ?? 'later';
}

/**
 * The class that the median of the answers is in: half of them came at least as soon. Of an even number it is the slower of
 * the two in the middle, so that nothing is promised that half of the answers did not keep.
 *
 * @returns null under five answers, or when it took longer than what is shown
 */
export function usualReplyTime(counts: ReplyCounts): ReplyTime | null {
  const total = classes.reduce((sum, [name]) => sum + counts[name], 0);
  if (total < leastAnswers) return null;
  const middle = Math.floor(total / 2) + 1;
  let quicker = 0;
  for (const [name, minutes] of classes) {
    quicker += counts[name];
    if (quicker >= middle) return minutes;
  }
  return null;
}
