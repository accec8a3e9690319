import { isTimeZone } from './brand-day.js';
import type { Bundle, ProfileField, ProfileNote, SearchField, Settings } from './settings.js';
import type { Language } from './languages.js';
import { moneyName, ruleSentence } from './settings-sentences.js';

/** One broken rule: where it is and what to do, as a sentence for an operator. */
export interface SettingsProblem {
  path: string;
  reason: string;
}

/**
 * Checks the rules between fields of a settings record. The schema checks each field by itself.
 * @returns every broken rule, an empty list when the record is sound
 */
export function settingsProblems(settings: Settings): SettingsProblem[] {
  return [
    ...localeProblems(settings),
    ...duplicateProblems(settings),
    ...messagePriceProblems(settings),
    ...trialProblems(settings),
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

/** Every price that credits are sold at, with its path in the record. */
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
          reason: `The trial package has to cost less than the ${moneyName(usual.price_cents, settings.currency)} of the smallest bundle.`,
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
        reason: `This price is in ${least.currency}, but the brand charges in ${settings.currency}. Write it anew.`,
      });
      continue;
    }
    for (const { path, price_cents: price, credits } of pricesOf(settings)) {
      const messageCents = (price * settings.message_credits) / credits;
      if (settings.message_credits > 0 && messageCents < least.costs) {
        problems.push({
          path,
          reason:
            `A message would cost ${moneyName(messageCents, settings.currency)}, ` +
            `under the least price of ${moneyName(least.costs, settings.currency)} (${countryNames.of(country)}).`,
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

/** What profiles have to show before a search may go by it: moving the filter would tell it. */
const shownAs: Partial<Record<SearchField, { field: ProfileField } | { note: ProfileNote }>> = {
  age: { field: 'age' },
  interests: { field: 'interests' },
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

/** The filters that a brand's search has: by what profiles tell alone, or moving a filter would. */
export function offeredSearchFields(settings: Pick<Settings, 'search_fields'> & Shown): SearchField[] {
  return settings.search_fields.filter((field) => isShownOnProfiles(settings, field));
}
