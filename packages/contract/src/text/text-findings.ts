/** What may make a text wait for a moderator (`text-rules.ts`), in the order in which it is shown. */
export const textFindings = ['phone', 'email', 'link', 'handle', 'word'] as const;
export type TextFinding = (typeof textFindings)[number];
