/** Days that an invitation is valid: the maximum, and the default. */
export const inviteDays = { most: 90, usual: 14 } as const;

const fragment = '#invite=';

/** The address that opens an invitation; its token is in the `#` fragment, which browsers never send to a server. */
export function inviteLink(signupAddress: string, token: string): string {
  return signupAddress + fragment + token;
}

/**
 * @param hash the part of an address from its `#` on
 * @returns the invitation token in it, or `''`
 */
export function inviteTokenIn(hash: string): string {
  return hash.startsWith(fragment) ? hash.slice(fragment.length) : '';
}
