import type { company, Company } from '@kindling/contract/brands/settings/settings';
import { schemaProblems } from '@kindling/contract/brands/settings/settings-sentences';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { brandKeyOf } from '@kindling/contract/brands/brand-rules';

/** Shown on the site and printed on receipts, so each has to fit on a line. */
const longest = 200;

/** What is wrong with a company, field by field. */
export function companyProblems(schema: typeof company, written: unknown): SettingsProblem[] {
  const parsed = schema.safeParse(written);
  if (!parsed.success) return schemaProblems(parsed.error.issues);
  const texts = ['name', 'address', 'city', 'kvk', 'support_phone'] as const;
  return texts
    .filter((field) => parsed.data[field].length > longest)
    .map((field) => ({ path: field, reason: `Write at most ${longest} characters.` }));
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
