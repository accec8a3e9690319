/** The sections of the settings in their order, by group. */
export const sectionGroups = {
  account: ['email', 'password', 'passkeys', 'devices', 'language'],
  messages: ['notifications', 'push'],
  privacy: ['visibility', 'blocked', 'words', 'dates', 'decisions', 'consents'],
  data: ['export', 'leave'],
} as const;

export type SectionGroup = keyof typeof sectionGroups;
/** Also the hash of the section's address. */
export type SectionId = (typeof sectionGroups)[SectionGroup][number];

/** The hash if no section is open. */
export const overviewId = 'overview';
