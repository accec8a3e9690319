import { discountCodePattern, plainDiscountCode } from '@kindling/contract/money/discount-codes';

const name = 'discount';

/** The address of a page that sells credits, at the prices of a discount. */
export function underDiscount(path: string, code: string): string {
  return `${path}?${name}=${code}`;
}

/** @returns the code that an address names; undefined where there is none, or nothing that could be one */
export function discountIn(query: URLSearchParams): string | undefined {
  const code = plainDiscountCode(query.get(name) ?? '');
  return discountCodePattern.test(code) ? code : undefined;
}

/** Whether an address names something as a code that can be none: whoever followed a link expects something of it. */
export function namesNoCode(query: URLSearchParams): boolean {
  return (query.get(name) ?? '').trim() !== '' && discountIn(query) === undefined;
}
