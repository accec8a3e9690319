import type { Discount as DiscountAnswer } from '@kindling/contract/money/discount';
import {
  timeBonusSeconds,
  type DiscountStatus,
  type DiscountValidity,
} from '@kindling/contract/money/discount-codes';
import type { Country, Currency } from '@kindling/contract/languages';
import { lessPercent, priceIn } from '@kindling/contract/money/money';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import { usualWelcomeHours, type Bundle } from '@kindling/contract/brands/settings/price-settings';
import type { Company, Settings } from '@kindling/contract/brands/settings/settings';
import { firstPurchasePercent, trialPackage } from '@kindling/contract/brands/settings/settings-rules';

/** The reduction of a discount: a share of every price, a fixed value, or a price of its own for one bundle. */
export type Reduction =
  | { kind: 'share'; percentage: number }
  | { kind: 'value'; cents: number; currency: Currency }
  | { kind: 'trial'; bundle: Bundle };

/** A lower price (specification §3); a restriction that is null does not apply. */
export interface Discount {
  code: string;
  reduction: Reduction;
  /** The least usual price of what is bought. */
  minimum: { cents: number; currency: Currency } | null;
  country: Country | null;
  /** The only member who has it. */
  memberId: string | null;
  methods: readonly PaymentMethod[] | null;
  expiresAt: Date | null;
  status: DiscountStatus;
  validity: DiscountValidity;
  /** Under which name a member's use is counted: discounts that share one are had once together. */
  claim: string;
}

/** The claims of a payment on a discount while it may be or is paid; unique per member, and per brand. */
export interface Claims {
  discountClaim: string | null;
  codeClaim: string | null;
}

export const noClaims: Claims = { discountClaim: null, codeClaim: null };

/** The claims that keep a discount from being used too often. */
export function claimsOf({ code, claim, validity }: Pick<Discount, 'code' | 'claim' | 'validity'>): Claims {
  return {
    discountClaim: validity === 'once-per-user' ? claim : null,
    codeClaim: validity === 'once' ? code : null,
  };
}

export const trialCode = 'TRIAL';
export const stayCode = 'STAY';
export const timeBonusCode = 'TIMEBONUS25';
export const welcomeCode = 'WELCOME25';
/** Names that no code of staff may have. */
export const ownCodes: readonly string[] = [trialCode, stayCode, timeBonusCode, welcomeCode];
/** A first purchase is reduced once, by the one or the other. */
export const firstPurchaseClaim = 'FIRST';

/** @returns undefined for a code of staff */
export function claimOfOwnCode(code: string): string | undefined {
  if (code === timeBonusCode || code === welcomeCode) return firstPurchaseClaim;
  return ownCodes.includes(code) ? code : undefined;
}

function own(code: string, reduction: Reduction, more: Partial<Discount> = {}): Discount {
  return {
    ...{ code, reduction, minimum: null, country: null, memberId: null, methods: null, expiresAt: null },
    ...{ status: 'active', validity: 'once-per-user', claim: code },
    ...more,
  };
}

/** Offers to members who consider leaving (specification §4 "Delete flow", decisions §11.5). */
export function leavingDiscounts(
  settings: Pick<Settings, 'bundles' | 'trial_price_cents' | 'trial_prices'>,
  company: Pick<Company, 'delete_discount'>,
): Discount[] {
  const trial = trialPackage(settings);
  const percentage = company.delete_discount;
  return [
    ...(trial ? [own(trialCode, { kind: 'trial', bundle: trial })] : []),
    ...(percentage > 0 ? [own(stayCode, { kind: 'share', percentage })] : []),
  ];
}

/** Off the first purchase, until an instant. */
export function firstPurchaseDiscount(code: string, expiresAt: Date): Discount {
  const reduction = { kind: 'share', percentage: firstPurchasePercent } as const;
  return own(code, reduction, { expiresAt, claim: firstPurchaseClaim });
}

/** The end of the time bonus for a signup at that date (specification §9). */
export function timeBonusEnds(signupDate: Date): Date {
  return new Date(signupDate.getTime() + timeBonusSeconds * 1000);
}

/** The end of the welcome code for an address that was confirmed then (decisions §7.5). */
export function welcomeEnds(settings: Pick<Settings, 'welcome_hours'>, confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + (settings.welcome_hours ?? usualWelcomeHours) * 3_600_000);
}

/** @returns whether it has run out; at its very end it has */
export function isExpired({ expiresAt }: Pick<Discount, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Why a payer of a country can't have a discount, whatever they buy; undefined when they can. */
export function refusalOf(
  discount: Pick<Discount, 'country' | 'minimum' | 'reduction' | 'expiresAt'>,
  { now, country, currency }: { now: Date; country: Country | null; currency: Currency },
): 'discount_expired' | 'discount_country' | 'discount_currency' | undefined {
  const { reduction, minimum } = discount;
  if (isExpired(discount, now)) return 'discount_expired';
  if (discount.country !== null && discount.country !== country) return 'discount_country';
  const its = reduction.kind === 'value' ? reduction.currency : minimum?.currency;
  return its !== undefined && its !== currency ? 'discount_currency' : undefined;
}

/** Whether what is bought is worth enough for a discount. @param usualCents its usual price, in the currency of the minimum */
export function isEnough({ minimum }: Pick<Discount, 'minimum'>, usualCents: number): boolean {
  return minimum === null || usualCents >= minimum.cents;
}

/** A bundle's usual price, which discounts reduce. */
export interface Sale {
  bundle: Pick<Bundle, 'code'>;
  /** The usual price, in minor units of `currency`. */
  usualCents: number;
  currency: Currency;
  brandCurrency: Currency;
  /** The least price by `minimum_message_costs`. */
  leastCents: number;
}

/**
 * @returns the price of a bundle under a discount that the buyer can have, in minor units: rounded in the buyer's favour,
 *   never nothing, never more than usual, never under the least price
 */
export function discountedCents(sale: Sale, discount: Discount | undefined): number {
  const { bundle, usualCents, currency, brandCurrency, leastCents } = sale;
  if (!discount || !isEnough(discount, usualCents)) return usualCents;
  const { reduction } = discount;
  if (reduction.kind === 'trial') {
    if (reduction.bundle.code !== bundle.code) return usualCents;
    return Math.min(usualCents, priceIn(reduction.bundle, currency, brandCurrency) ?? usualCents);
  }
  const reduced =
    reduction.kind === 'share'
      ? lessPercent(usualCents, reduction.percentage)
      : Math.max(1, usualCents - reduction.cents);
  return Math.min(usualCents, Math.max(reduced, leastCents));
}

/** A discount as the API answers it (specification §3). */
export function shapeOfDiscount(discount: Discount, now: Date): DiscountAnswer {
  const { code, reduction, minimum, country, memberId, methods, expiresAt, status, validity } = discount;
  return {
    code,
    percentage: reduction.kind === 'share' ? reduction.percentage : null,
    value: reduction.kind === 'value' ? reduction.cents : null,
    currency: reduction.kind === 'value' ? reduction.currency : (minimum?.currency ?? null),
    minimum_order_value: minimum?.cents ?? null,
    country,
    user_id: memberId,
    expires: expiresAt?.toISOString() ?? null,
    status,
    validity,
    expired: isExpired(discount, now),
    paymentmethods: methods && [...methods],
  };
}
