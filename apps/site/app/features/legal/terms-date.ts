const firstTerms = '2023-12-01T12:00:00Z';

/** Date of the terms in force (specification §9): the first ones, or the day the company was added if that is later. */
export function termsDate(companyAdded: string): string {
  return Date.parse(companyAdded) > Date.parse(firstTerms) ? companyAdded : firstTerms;
}
