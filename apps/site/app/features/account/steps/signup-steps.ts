/** The steps after the form (specification §4), in their order; the first is step 1. */
export const signupSteps = ['photo', 'location', 'personal', 'about'] as const;
export type SignupStepName = (typeof signupSteps)[number];

/** @param step 1 to 4 */
export function stepName(step: number): SignupStepName {
  return signupSteps[step - 1] ?? signupSteps[0];
}

/** The step after this one; null after the last. */
export function stepAfter(step: number): number | null {
  return step < signupSteps.length ? step + 1 : null;
}

/**
 * Whether the server must learn which step comes next. It only moves forward: a member who went back and returns has nothing
 * new to report.
 *
 * @param known `signup_step` of the member
 */
export function isNews(next: number | null, known: number | null): boolean {
  return known !== null && (next === null || next > known);
}
