import type { Interest } from '@kindling/contract/profiles/profile-values';

/** The interests with those that the reader shares in front, each part in its own order. */
export function sharedFirst(interests: readonly Interest[], shared: readonly Interest[]): Interest[] {
  const both = new Set(shared);
  return [
    ...interests.filter((interest) => both.has(interest)),
    ...interests.filter((interest) => !both.has(interest)),
  ];
}
