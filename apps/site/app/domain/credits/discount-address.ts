import { discountCodePattern } from '@kindling/contract/discount-codes';

const name = 'discount';

/** The address of a page that sells credits, at the prices of a discount. */
export function underDiscount(path: string, code: string): string {
  return `${path}?${name}=${code}`;
}

/** @returns the code that an address names; undefined where there is none, or nothing that could be one */
export function discountIn(query: URLSearchParams): string | undefined {
  const code = query.get(name);
  return code !== null && discountCodePattern.test(code) ? code : undefined;
}
