/** How many days an invitation holds at most, and when nobody says. */
export const inviteDays = { most: 90, usual: 14 } as const;

const fragment = '#invite=';

/** The address that an invitation is opened by; its token stands behind the `#`, which is sent to no server. */
export function inviteLink(signupAddress: string, token: string): string {
  return signupAddress + fragment + token;
}

/** @param hash the part of an address from its `#` on @returns the token of an invitation in it, `''` for none */
export function inviteTokenIn(hash: string): string {
  return hash.startsWith(fragment) ? hash.slice(fragment.length) : '';
}
