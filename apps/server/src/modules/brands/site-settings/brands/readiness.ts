import { methodsIn } from '@kindling/contract/money/method-countries';
import { hostProblem, type HostSurroundings } from '@kindling/contract/brands/brand-rules';
import { countries as allCountries, type Country } from '@kindling/contract/languages';
import { currencyFor } from '@kindling/contract/money/money';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import {
  readinessLines,
  type Readiness,
  type ReadinessLine,
  type WaivableLine,
} from '@kindling/contract/brands/calls/brands';
import type { Company, Settings } from '@kindling/contract/brands/settings/settings';
import { settingsProblems, type SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';

/** Everything that decides whether a brand can be public. */
export interface ReadinessFacts {
  settings: Settings;
  hosts: readonly string[];
  company: Company | undefined;
  /** Illegible pairs of colours; undefined where there is no such theme. */
  unreadable: readonly string[] | undefined;
  /** The brand's own pictures that can't be seen on their grounds. */
  unseen: readonly SettingsProblem[];
  isOffered: (method: PaymentMethod) => boolean;
  surroundings: HostSurroundings;
  /** What keeps visitors from its hosts; undefined where nothing says where hosts have to lead. */
  unreached: Record<WaivableLine, SettingsProblem[]> | undefined;
}

const leastAge = 18;
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
/** Endings of addresses without a mailbox. */
const nowhere = /[@.](?:localhost|local|internal|test|example|invalid)$/;

/** Where a broken rule between fields belongs, by the field's name; what is in none belongs to the texts. */
const lineOf: Readonly<Partial<Record<string, ReadinessLine>>> = {
  bundles: 'prices',
  currency: 'prices',
  trial_price_cents: 'prices',
  trial_prices: 'prices',
  minimum_message_costs: 'prices',
  match_claim_percent: 'prices',
  match_claim_source: 'prices',
  transaction_costs: 'payments',
  payment_methods: 'payments',
};

/** What a brand lacks before it can be public, line by line. Pure: the same facts always give the same list. */
export function readinessOf(facts: ReadinessFacts): Readiness {
  const rules = settingsProblems(facts.settings);
  const found: Record<ReadinessLine, SettingsProblem[] | undefined> = {
    texts: [...rules.filter(({ path }) => lineFor(path) === 'texts')],
    theme: themeProblems(facts),
    company: companyProblems(facts),
    prices: [...rules.filter(({ path }) => lineFor(path) === 'prices'), ...priceProblems(facts.settings)],
    payments: [...rules.filter(({ path }) => lineFor(path) === 'payments'), ...paymentProblems(facts)],
    mail: mailProblems(facts),
    age:
      facts.settings.minimum_age >= leastAge
        ? []
        : [{ path: 'minimum_age', reason: `Members have to be ${leastAge} or older.` }],
    hosts: hostProblems(facts),
    dns: facts.unreached?.dns,
    certificate: facts.unreached?.certificate,
  };
  const lines = readinessLines.flatMap((id) => {
    const problems = found[id];
    return problems ? [{ id, problems }] : [];
  });
  return { ready: lines.every(({ problems }) => problems.length === 0), lines };
}

function lineFor(path: string): ReadinessLine {
  return lineOf[path.split('.', 1)[0] ?? ''] ?? 'texts';
}

function themeProblems({ settings: { theme }, unreadable, unseen }: ReadinessFacts): SettingsProblem[] {
  if (unreadable === undefined) return [{ path: 'theme', reason: `There is no theme ${theme} any more.` }];
  const pairs = unreadable.map((pair) => ({
    path: 'theme',
    reason: `Nobody can read this pair of colours: ${pair}.`,
  }));
  return [...pairs, ...unseen];
}

function companyProblems({ company }: ReadinessFacts): SettingsProblem[] {
  if (!company) return [{ path: 'company_id', reason: 'Choose the company that stands behind the brand.' }];
  const needed = [
    ['name', 'Its name stands in the terms and the footer.'],
    ['address', 'The law asks for an address where it can be reached.'],
    ['city', 'The law asks for an address where it can be reached.'],
    ['kvk', 'The law asks for its number in the trade register.'],
    ['support_phone', 'The law asks for a phone number.'],
  ] as const;
  return needed
    .filter(([field]) => company[field].trim() === '')
    .map(([field, reason]) => ({ path: `company.${field}`, reason }));
}

/** A country without a least price of a message would let a discount sell one for nothing (decisions §7.2). */
function priceProblems(settings: Settings): SettingsProblem[] {
  return settings.countries
    .filter((country) => settings.minimum_message_costs[country] === undefined)
    .map((country) => ({
      path: 'minimum_message_costs',
      reason: `Write the least price of a message for ${countryNames.of(country)}.`,
    }));
}

function paymentProblems({ settings, company, isOffered }: ReadinessFacts): SettingsProblem[] {
  const offered = settings.payment_methods.filter(
    (method) => isOffered(method) && (method !== 'sdd' || company?.creditor_id !== undefined),
  );
  const canPay = (country: Country) => methodsIn(country, offered, currencyFor(settings, country)).length > 0;
  return allCountries
    .filter((country) => settings.countries.includes(country) && !canPay(country))
    .map((country) => ({
      path: 'payment_methods',
      reason: `People in ${countryNames.of(country)} have no way to pay that is set up here.`,
    }));
}

function mailProblems({ settings, surroundings }: ReadinessFacts): SettingsProblem[] {
  return [
    ...(settings.mail_name.trim() === ''
      ? [{ path: 'mail_name', reason: 'Write whom mails are from.' }]
      : []),
    ...(surroundings.isProduction && nowhere.test(settings.support_email)
      ? [{ path: 'support_email', reason: 'Mails come from this address, and nobody can answer to it.' }]
      : []),
  ];
}

function hostProblems({ hosts, surroundings }: ReadinessFacts): SettingsProblem[] {
  if (hosts.length === 0) return [{ path: 'hosts', reason: 'Add the address of the site.' }];
  return hosts.flatMap((host) => {
    const reason = hostProblem(host, surroundings);
    return reason === undefined ? [] : [{ path: 'hosts', reason: `${host}: ${reason}` }];
  });
}
