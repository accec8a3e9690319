import type { TFunction } from 'i18next';
import type { Country, Currency, Language } from '@kindling/contract/languages';
import { currencyOfCountry, lessPercent } from '@kindling/contract/money/money';
import { factsOf, paymentMethods, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import {
  profileFields,
  profileNoteNames,
  searchFields,
  type Company,
  type Settings,
} from '@kindling/contract/brands/settings/settings';
import type { Bundle } from '@kindling/contract/brands/settings/price-settings';
import { firstPurchasePercent } from '@kindling/contract/brands/settings/settings-rules';
import { standardTexts } from './standard-texts.js';

/** The given facts of a new brand; everything else has a default. */
export interface BrandBeginning {
  name: string;
  niche: number;
  theme: string;
  domainLanguage: Language;
  locales: readonly Language[];
  countries: readonly Country[];
  supportEmail: string;
  company: Pick<Company, 'id' | 'support_phone' | 'creditor_id'>;
}

const credits = { small: 100, medium: 250, large: 600, largest: 1500 } as const;
const messageCredits = 10;

/** Prices of the bundles by currency, the smallest first, in minor units: about the same everywhere. */
const bundlePrices: Readonly<Record<Currency, readonly [number, number, number, number]>> = {
  EUR: [999, 2199, 4799, 10999],
  GBP: [899, 1999, 4299, 9799],
  USD: [1099, 2399, 5199, 11999],
  CHF: [999, 2199, 4799, 10990],
  DKK: [7500, 16500, 36000, 82500],
  NOK: [11500, 25500, 55500, 127500],
  SEK: [11500, 25500, 55500, 127500],
  PLN: [4299, 9499, 20599, 47299],
  AUD: [1699, 3699, 8099, 18599],
  CAD: [1499, 3299, 7199, 16499],
  NZD: [1799, 3999, 8699, 19999],
};

/** Available everywhere; methods of single countries come before them. */
const everywhere: readonly PaymentMethod[] = ['creditcard', 'paypal'];

/**
 * The settings that a brand begins with.
 *
 * @param textsIn the server's texts of a language
 * @param isOffered whether a provider carries a payment method out
 */
export function newSettings(
  beginning: BrandBeginning,
  textsIn: (language: Language) => TFunction,
  isOffered: (method: PaymentMethod) => boolean,
): Settings {
  const { name, niche, locales, countries: served, company } = beginning;
  const currencies = [...new Set(served.map((country) => currencyOfCountry[country]))];
  const [currency = 'EUR'] = currencies;
  return {
    name,
    ...standardTexts(beginning, locales, textsIn),
    mail_name: name,
    niche,
    company_id: company.id,
    theme: beginning.theme,
    domain_language: beginning.domainLanguage,
    locales: [...locales],
    countries: [...served],
    signups: 'all',
    minimum_age: 18,
    account_disclosure: 'conceal',
    refuse_throwaway_mail: true,
    logged_out_search: 'preview',
    logged_out_search_trafficsource: 'preview',
    search_fields: [...searchFields],
    visible_profile_fields: [...profileFields],
    visible_profile_notes: [...profileNoteNames],
    fictional_warning: 'label',
    fictional_answers: false,
    enable_site_entry_popup: 'yes',
    currency,
    bundles: bundlesIn(currencies),
    payment_methods: methodsFor(beginning, currencies, isOffered),
    message_credits: messageCredits,
    photo_credits: 20,
    gift_credits: 25,
    signup_credits: 30,
    message_length: 1000,
    minimum_message_costs: Object.fromEntries(
      served.map((country) => [country, leastPrice(currencyOfCountry[country])]),
    ),
    refund_days: 14,
    member_resell: false,
    support_email: beginning.supportEmail,
    support_phone: company.support_phone,
    cdn_prefix: '',
  };
}

function bundlesIn([first = 'EUR', ...others]: readonly Currency[]): Bundle[] {
  return Object.entries(credits).map(([code, count], index) => {
    const prices = Object.fromEntries(
      others.map((currency) => [currency, bundlePrices[currency][index] ?? 0]),
    );
    return {
      ...{ code, credits: count, price_cents: bundlePrices[first][index] ?? 0 },
      ...(others.length > 0 ? { prices } : {}),
    };
  });
}

/** Just under what the cheapest message costs with the discount of a first purchase, so that prices have room to move. */
function leastPrice(currency: Currency): { costs: number; currency: Currency } {
  const perMessage = Object.values(credits).map(
    (count, index) =>
      (lessPercent(bundlePrices[currency][index] ?? 0, firstPurchasePercent) * messageCredits) / count,
  );
  return { costs: Math.floor((Math.min(...perMessage) * 0.95) / 5) * 5, currency };
}

function methodsFor(
  { countries: served, company }: BrandBeginning,
  currencies: readonly Currency[],
  isOffered: (method: PaymentMethod) => boolean,
): PaymentMethod[] {
  const local = paymentMethods.filter((method) => {
    const facts = factsOf(method);
    if (facts.keeps !== null && !(method === 'sdd' && company.creditor_id !== undefined)) return false;
    const isTheirs = facts.countries?.some((country) => served.includes(country)) ?? false;
    return isTheirs && (facts.currencies?.some((currency) => currencies.includes(currency)) ?? true);
  });
  const methods = [...local, ...everywhere].filter(isOffered);
  // A brand has at least one; where no provider carries any out, the readiness says so.
  return methods.length > 0 ? methods : [...everywhere];
}
