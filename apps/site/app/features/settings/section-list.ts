/** The subjects of the settings in their order, by the groups under which they are listed. */
export const sectionGroups = {
  account: ['email', 'password', 'devices', 'language'],
  messages: ['notifications', 'push'],
  privacy: ['visibility', 'blocked', 'decisions', 'consents'],
  data: ['export', 'leave'],
} as const;

export type SectionGroup = keyof typeof sectionGroups;
/** Also what stands behind the `#` of the address. */
export type SectionId = (typeof sectionGroups)[SectionGroup][number];

/** What stands behind the `#` where no section is open. */
export const overviewId = 'overview';
