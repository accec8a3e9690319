import { plainCode } from '../text/plain-data.js';

export const discountCodePattern = /^[A-Z0-9]{3,24}$/;

/** Normalises a typed code: without separators, in capitals. */
export function plainDiscountCode(typed: string): string {
  return plainCode(typed).toUpperCase();
}

/** How often a code can be used: once in total, once per member, or without limit. */
export const discountValidities = ['once', 'once-per-user', 'unlimited'] as const;
export type DiscountValidity = (typeof discountValidities)[number];

export const discountStatuses = ['active', 'disabled'] as const;
export type DiscountStatus = (typeof discountStatuses)[number];

/** Seconds after the signup in which the time bonus runs (specification §4, §9). */
export const timeBonusSeconds = 14_400;
