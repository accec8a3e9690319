import type { Country } from '@kindling/contract/languages';

/** How long a member who said that they moved is still treated as living where a proof of age is required (trust 21). */
const movedDays = 28;

/**
 * Until when the proof that the country before required is still required after a change of country. A country is only
 * declared: without a wait, a change of one field would open explicit pictures.
 *
 * @param required `age_check_required_countries`
 * @returns undefined where the change leaves everything as it was
 */
export function ageAskedUntil(
  required: readonly Country[] | undefined,
  { before, after }: { before: Country | null; after: Country | null },
  now: Date,
): Date | undefined {
  if (before === null || before === after || !required?.includes(before)) return undefined;
  return new Date(now.getTime() + movedDays * 86_400_000);
}
