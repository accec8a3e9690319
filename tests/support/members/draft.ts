/** What all members of these tests log in with. */
export const memberPassword = 'Quiet-harbour-41';

/** A sound signup draft, as the API takes it; the address decides who it is. */
export function signupDraft(email: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { email, name: 'Robin', date_of_birth: '1990-05-17', password: memberPassword, ...changes };
}
