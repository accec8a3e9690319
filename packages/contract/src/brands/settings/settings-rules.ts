import { isTimeZone } from '../brand-day.js';
import type { Bundle } from './price-settings.js';
import type { ProfileField, ProfileNote, SearchField, Settings } from './settings.js';
import type { Currency, Language } from '../../languages.js';
import { currenciesOf, lessPercent, priceIn } from '../../money/money.js';
import { factsOf, type PaymentMethod } from '../../money/payment-methods.js';
import { moneyName, ruleSentence } from './settings-sentences.js';
import { addressProblems } from './setting-addresses.js';
import { halfScriptProblems } from './tracking.js';

/** A broken rule: the field, and what to do, as a sentence for the operator. */
export interface SettingsProblem {
  path: string;
  reason: string;
}

/**
 * Checks the rules between fields of a settings record. The schema checks each field by itself.
 * @returns every broken rule; empty for a sound record
 */
export function settingsProblems(settings: Settings): SettingsProblem[] {
  return [
    ...localeProblems(settings),
    ...duplicateProblems(settings),
    ...currencyProblems(settings),
    ...messagePriceProblems(settings),
    ...trialProblems(settings),
    ...claimProblems(settings),
    ...costsProblems(settings),
    ...addressProblems(settings),
    ...halfScriptProblems(settings),
    ...(settings.time_zone !== undefined && !isTimeZone(settings.time_zone)
      ? [{ path: 'time_zone', reason: 'There is no such time zone. They are called like Europe/Amsterdam.' }]
      : []),
    ...(settings.search_fields.includes('region') && !settings.search_fields.includes('country')
      ? [{ path: 'search_fields', reason: 'The filter by region needs the one by country too.' }]
      : []),
    ...settings.search_fields
      .filter((field) => !isShownOnProfiles(settings, field))
      .map((field) => ({
        path: 'search_fields',
        reason: `The filter by ${field} would tell what profiles do not show.`,
      })),
  ];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const localizedFields = [
  'index_title',
  'index_heading',
  'description',
  'fictional_singular',
  'fictional_plural',
  'announcement',
  'maintenance',
  'support_hours',
] as const;

function localeProblems(settings: Settings): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  if (!settings.locales.includes(settings.domain_language)) {
    problems.push({
      path: 'locales',
      reason: `The domain language, ${languageNames.of(settings.domain_language)}, has to be offered too.`,
    });
  }
  for (const field of localizedFields) {
    const texts = settings[field];
    if (texts === undefined) continue;
    for (const locale of settings.locales) {
      if (!texts[locale]) {
        const reason = `The text in ${languageNames.of(locale)} is missing.`;
        problems.push({ path: `${field}.${locale}`, reason });
      }
    }
  }
  return problems;
}

function duplicateProblems(settings: Settings): SettingsProblem[] {
  const lists = {
    locales: settings.locales,
    countries: settings.countries,
    payment_methods: settings.payment_methods,
    bundles: settings.bundles.map((bundle) => bundle.code),
  };
  return Object.entries(lists)
    .filter(([, values]) => new Set<string>(values).size !== values.length)
    .map(([path]) => ({ path, reason: ruleSentence(path, { rule: 'repeated' }) }));
}

/** A new member's discount on the first purchase: by the time bonus or the welcome code (specification §4, §9). */
export const firstPurchasePercent = 25;

interface SalesPrice {
  path: string;
  currency: Currency;
  credits: number;
  price_cents: number;
  /** The lowest price a member pays: with the first-purchase discount, which does not apply to the trial package. */
  least_cents: number;
}

/** Every price of credits, in every currency, with its path in the record. */
function pricesOf(settings: Settings): SalesPrice[] {
  const currencies = currenciesOf(settings);
  const trial = trialPackage(settings);
  const bundlePath = (index: number, currency: Currency) =>
    `bundles.${index}.${currency === settings.currency ? 'price_cents' : `prices.${currency}`}`;
  const trialPath = (currency: Currency) =>
    currency === settings.currency ? 'trial_price_cents' : `trial_prices.${currency}`;
  const priced = (
    bundle: Bundle,
    currency: Currency,
    path: string,
    reduced: (cents: number) => number,
  ): SalesPrice[] => {
    const cents = priceIn(bundle, currency, settings.currency);
    const { credits } = bundle;
    return cents === undefined
      ? []
      : [{ path, currency, credits, price_cents: cents, least_cents: reduced(cents) }];
  };
  return currencies.flatMap((currency) => [
    ...settings.bundles.flatMap((bundle, index) =>
      priced(bundle, currency, bundlePath(index, currency), (cents) =>
        lessPercent(cents, firstPurchasePercent),
      ),
    ),
    ...(trial ? priced(trial, currency, trialPath(currency), (cents) => cents) : []),
  ]);
}

/** The bundle with the fewest credits at the brand's trial prices (decisions §11.5); undefined for none. */
export function trialPackage(
  settings: Pick<Settings, 'bundles' | 'trial_price_cents' | 'trial_prices'>,
): Bundle | undefined {
  const { prices: _usual, ...smallest } = settings.bundles.reduce((least, bundle) =>
    bundle.credits < least.credits ? bundle : least,
  );
  return settings.trial_price_cents === undefined
    ? undefined
    : {
        ...smallest,
        price_cents: settings.trial_price_cents,
        ...(settings.trial_prices ? { prices: settings.trial_prices } : {}),
      };
}

function trialProblems(settings: Settings): SettingsProblem[] {
  const trial = trialPackage(settings);
  const usual = settings.bundles.find(({ code }) => code === trial?.code);
  if (!trial || !usual) return [];
  return currenciesOf(settings).flatMap((currency) => {
    const [cents, dear] = [trial, usual].map((bundle) => priceIn(bundle, currency, settings.currency));
    if (cents === undefined || dear === undefined || cents < dear) return [];
    return [
      {
        path: currency === settings.currency ? 'trial_price_cents' : `trial_prices.${currency}`,
        reason: `The trial package has to cost less than the ${moneyName(dear, currency)} of the smallest bundle.`,
      },
    ];
  });
}

/** A currency needs a price in every bundle, so that no payer sees a partial list. */
function currencyProblems(settings: Settings): SettingsProblem[] {
  const taken = currenciesOf(settings);
  const all = [...new Set(settings.bundles.flatMap(({ prices }) => Object.keys(prices ?? {}) as Currency[]))];
  const ofBundles = settings.bundles.flatMap(({ prices }, index) =>
    all.flatMap((currency) => {
      const path = `bundles.${index}.prices.${currency}`;
      if (currency === settings.currency)
        return prices?.[currency] === undefined
          ? []
          : [{ path, reason: `${currency} is the brand's own currency: its price stands before.` }];
      return prices?.[currency] === undefined
        ? [{ path, reason: `The price in ${currency} is missing; other bundles have one.` }]
        : [];
    }),
  );
  const ofTrial = (Object.keys(settings.trial_prices ?? {}) as Currency[])
    .filter((currency) => currency === settings.currency || !taken.includes(currency))
    .map((currency) => ({
      path: `trial_prices.${currency}`,
      reason: `The bundles have no further prices in ${currency}.`,
    }));
  return [...ofBundles, ...ofTrial];
}

/**
 * The price of a message in a bundle may not be below `minimum_message_costs` (decisions §7.2), first-purchase discount
 * included, so that the percentage promised to new members holds for every bundle.
 */
function messagePriceProblems(settings: Settings): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  const prices = pricesOf(settings);
  for (const [country, least] of Object.entries(settings.minimum_message_costs)) {
    if (!currenciesOf(settings).includes(least.currency)) {
      problems.push({
        path: `minimum_message_costs.${country}.currency`,
        reason: `This price is in ${least.currency}, but the brand charges in ${currenciesOf(settings).join(', ')}. Write it anew.`,
      });
      continue;
    }
    for (const { path, currency, credits, price_cents: price, least_cents: reduced } of prices) {
      if (currency !== least.currency || settings.message_credits === 0) continue;
      const perMessage = (cents: number) => (cents * settings.message_credits) / credits;
      const under = `under the least price of ${moneyName(least.costs, currency)} (${countryNames.of(country)}).`;
      if (perMessage(price) < least.costs) {
        const reason = `A message would cost ${moneyName(perMessage(price), currency)}, ${under}`;
        problems.push({ path, reason });
      } else if (perMessage(reduced) < least.costs) {
        const reason = `With the ${firstPurchasePercent}% that new members get off, a message would cost ${moneyName(perMessage(reduced), currency)}, ${under}`;
        problems.push({ path, reason });
      }
    }
  }
  return problems;
}

/** Costs of methods that the law forbids to pass on, or in a currency that the brand does not accept. */
function costsProblems(settings: Settings): SettingsProblem[] {
  const taken = currenciesOf(settings);
  return Object.entries(settings.transaction_costs ?? {}).flatMap(([method, { currency }]) => {
    const path = `transaction_costs.${method}`;
    if (!factsOf(method as PaymentMethod).mayCost)
      return [{ path, reason: 'The costs of cards and direct debits may not be passed on to payers.' }];
    return taken.includes(currency)
      ? []
      : [{ path, reason: `These costs are in ${currency}, but the brand charges in ${taken.join(', ')}.` }];
  });
}

/** A number used as a claim needs its source (trust 3). */
function claimProblems(settings: Settings): SettingsProblem[] {
  const { match_claim_percent: percent, match_claim_source: source } = settings;
  if ((percent === undefined) === (source === undefined)) return [];
  return [
    percent === undefined
      ? {
          path: 'match_claim_percent',
          reason: 'Write the figure that this source proves, or remove the source.',
        }
      : { path: 'match_claim_source', reason: 'Write who measured it, when and among whom.' },
  ];
}

/** A brand's text in a language, or in its domain language where that one is not offered. */
export function localizedText(
  texts: Partial<Record<Language, string>>,
  language: Language,
  domainLanguage: Language,
): string {
  return texts[language] ?? texts[domainLanguage] ?? '';
}

/** What profiles must show before a search may filter by it: moving the filter would reveal it anyway. */
const shownAs: Partial<Record<SearchField, { field: ProfileField } | { note: ProfileNote }>> = {
  age: { field: 'age' },
  interests: { field: 'interests' },
  prompts: { field: 'prompts' },
  distance: { note: 'distance' },
  online: { note: 'presence' },
  verified: { note: 'verified_photo' },
};

type Shown = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>;

function isShownOnProfiles(settings: Shown, field: SearchField): boolean {
  const shown = shownAs[field];
  if (shown === undefined) return true;
  return 'field' in shown
    ? settings.visible_profile_fields.includes(shown.field)
    : settings.visible_profile_notes.includes(shown.note);
}

/** The search filters of a brand: those whose values its profiles show, because moving a filter would reveal them. */
export function offeredSearchFields(settings: Pick<Settings, 'search_fields'> & Shown): SearchField[] {
  return settings.search_fields.filter((field) => isShownOnProfiles(settings, field));
}
