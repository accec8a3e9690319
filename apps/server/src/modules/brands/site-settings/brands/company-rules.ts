import type { company, Company } from '@kindling/contract/brands/settings/settings';
import { companyNumberProblems } from '@kindling/contract/brands/settings/company-numbers';
import { schemaProblems } from '@kindling/contract/brands/settings/settings-sentences';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { brandKeyOf } from '@kindling/contract/brands/brand-rules';

/** Shown on the site and printed on receipts, so each has to fit on a line. */
const longest = 200;

/**
 * What is wrong with a company, field by field.
 *
 * @param stored what stands already: numbers that are as before are not looked at, since older ones were taken as they came
 */
export function companyProblems(
  schema: typeof company,
  written: unknown,
  stored?: Company,
): SettingsProblem[] {
  const parsed = schema.safeParse(written);
  if (!parsed.success) return schemaProblems(parsed.error.issues);
  const texts = ['name', 'address', 'city', 'kvk', 'support_phone'] as const;
  const long = texts
    .filter((field) => parsed.data[field].length > longest)
    .map((field) => ({ path: field, reason: `Write at most ${longest} characters.` }));
  if (long.length > 0) return long;
  return companyNumberProblems(parsed.data).filter(({ path }) => !isKept(path, parsed.data, stored));
}

/** Whether a number is as before. Another country asks for all anew. */
function isKept(path: string, next: Company, stored: Company | undefined): boolean {
  if (stored?.country !== next.country) return false;
  const [field, at] = path.split('.');
  if (at !== undefined) return stored.vat_numbers.includes(next.vat_numbers[Number(at)] ?? '');
  return field === 'kvk' ? next.kvk === stored.kvk : next.support_phone === stored.support_phone;
}

/** A unique key for a new company, made of its name. */
export function companyKey(name: string, taken: ReadonlySet<string>): Company['id'] {
  const made = brandKeyOf(name);
  const base = made.length < 2 ? 'company' : made;
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(key)) return key;
  }
}
