import { plainCode } from '../text/plain-data.js';

/** What the code of a discount looks like. */
export const discountCodePattern = /^[A-Z0-9]{3,24}$/;

/** A code as it was meant: without what separates, in capitals. */
export function plainDiscountCode(typed: string): string {
  return plainCode(typed).toUpperCase();
}

/** How often a code can be used: once by anybody, once by each member, as often as anybody likes. */
export const discountValidities = ['once', 'once-per-user', 'unlimited'] as const;
export type DiscountValidity = (typeof discountValidities)[number];

export const discountStatuses = ['active', 'disabled'] as const;
export type DiscountStatus = (typeof discountStatuses)[number];

/** Within so many seconds after the signup the time bonus runs (specification §4, §9). */
export const timeBonusSeconds = 14_400;
