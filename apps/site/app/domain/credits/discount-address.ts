import { discountCodePattern, plainDiscountCode } from '@kindling/contract/money/discount-codes';

const name = 'discount';

/** The address of a page that sells credits, at the prices of a discount. */
export function underDiscount(path: string, code: string): string {
  return `${path}?${name}=${code}`;
}

/** @returns the code that an address names; undefined if there is none, or if it can't be one */
export function discountIn(query: URLSearchParams): string | undefined {
  const code = plainDiscountCode(query.get(name) ?? '');
  return discountCodePattern.test(code) ? code : undefined;
}

/** Whether an address names something as a code that can't be one: the reader who followed the link expects a discount. */
export function namesNoCode(query: URLSearchParams): boolean {
  return (query.get(name) ?? '').trim() !== '' && discountIn(query) === undefined;
}
