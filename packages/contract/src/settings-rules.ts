import { isTimeZone } from './brand-day.js';
import type { Bundle, Settings } from './settings.js';
import type { Language } from './languages.js';

/** One broken cross-field rule: where it is and what is wrong, in words for an operator. */
export interface SettingsProblem {
  path: string;
  reason: string;
}

/**
 * The rules that hold between fields of a settings record; the structural ones are the schema's.
 * @returns every broken rule, an empty list when the record is sound
 */
export function settingsProblems(settings: Settings): SettingsProblem[] {
  return [
    ...localeProblems(settings),
    ...duplicateProblems(settings),
    ...messagePriceProblems(settings),
    ...trialProblems(settings),
    ...(settings.time_zone !== undefined && !isTimeZone(settings.time_zone)
      ? [{ path: 'time_zone', reason: 'is no time zone; they are called like Europe/Amsterdam' }]
      : []),
    ...(settings.search_fields.includes('region') && !settings.search_fields.includes('country')
      ? [{ path: 'search_fields', reason: 'a region filter needs the country filter' }]
      : []),
  ];
}

const localizedFields = [
  'index_title',
  'index_heading',
  'description',
  'fictional_singular',
  'fictional_plural',
  'announcement',
  'maintenance',
] as const;

function localeProblems(settings: Settings): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  if (!settings.locales.includes(settings.domain_language)) {
    problems.push({
      path: 'locales',
      reason: `must include the domain language ${settings.domain_language}`,
    });
  }
  for (const field of localizedFields) {
    const texts = settings[field];
    if (texts === undefined) continue;
    for (const locale of settings.locales) {
      if (!texts[locale])
        problems.push({ path: `${field}.${locale}`, reason: `text is missing for ${locale}` });
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
    .map(([path]) => ({ path, reason: 'holds the same value twice' }));
}

/** Every price that credits are sold at, with where it stands in the record. */
function pricesOf(settings: Settings): { path: string; price_cents: number; credits: number }[] {
  const bundles = settings.bundles.map((bundle, index) => ({
    ...bundle,
    path: `bundles.${index}.price_cents`,
  }));
  const trial = trialPackage(settings);
  return trial ? [...bundles, { ...trial, path: 'trial_price_cents' }] : bundles;
}

/** The bundle with the fewest credits at the brand's price for a trial (decisions §11.5); undefined where there is none. */
export function trialPackage(settings: Pick<Settings, 'bundles' | 'trial_price_cents'>): Bundle | undefined {
  const smallest = settings.bundles.reduce((least, bundle) =>
    bundle.credits < least.credits ? bundle : least,
  );
  return settings.trial_price_cents === undefined
    ? undefined
    : { ...smallest, price_cents: settings.trial_price_cents };
}

function trialProblems(settings: Settings): SettingsProblem[] {
  const trial = trialPackage(settings);
  const usual = settings.bundles.find(({ code }) => code === trial?.code);
  return trial && usual && trial.price_cents >= usual.price_cents
    ? [
        {
          path: 'trial_price_cents',
          reason: `must be less than the ${usual.price_cents} of the smallest bundle`,
        },
      ]
    : [];
}

/** The price of a message in a bundle may not be under `minimum_message_costs` (decisions §7.2). */
function messagePriceProblems(settings: Settings): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  for (const [country, least] of Object.entries(settings.minimum_message_costs)) {
    if (least.currency !== settings.currency) {
      problems.push({
        path: `minimum_message_costs.${country}.currency`,
        reason: `differs from the brand's currency ${settings.currency}`,
      });
      continue;
    }
    for (const { path, price_cents: price, credits } of pricesOf(settings)) {
      const messageCents = (price * settings.message_credits) / credits;
      if (settings.message_credits > 0 && messageCents < least.costs) {
        problems.push({
          path,
          reason: `a message would cost ${messageCents.toFixed(1)} cents, less than ${least.costs} in ${country}`,
        });
      }
    }
  }
  return problems;
}

/** A brand's text in a language, or in its domain language where that one is not offered. */
export function localizedText(
  texts: Partial<Record<Language, string>>,
  language: Language,
  domainLanguage: Language,
): string {
  return texts[language] ?? texts[domainLanguage] ?? '';
}
