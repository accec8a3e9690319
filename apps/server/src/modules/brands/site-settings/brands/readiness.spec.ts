import { hostProblem } from '@kindling/contract/brands/brand-rules';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { ReadinessLine } from '@kindling/contract/brands/calls/brands';
import type { Company, Settings } from '@kindling/contract/brands/settings/settings';
import { newSettings } from './new-settings.js';
import { readinessOf, type ReadinessFacts } from './readiness.js';

const company: Company = {
  ...{ id: 'quay', name: 'Quay Ltd', address: '1 Quay', city: 'Bristol', country: 'GB', kvk: '123' },
  ...{
    tradenames: [],
    vat_numbers: [],
    support_phone: '+44 1',
    delete_discount: 0,
    added: '2026-01-01T00:00:00Z',
  },
};
const texts = ((key: string) => key) as never;
const everything = () => true;
const fresh = (countries: Settings['countries'] = ['NL', 'BE']): Settings =>
  newSettings(
    {
      ...{ name: 'Glim', niche: 1, theme: 'ember', domainLanguage: 'nl', locales: ['nl', 'fr'] },
      ...{ countries, supportEmail: 'help@glim.com', company },
    },
    () => texts,
    everything,
  );
const facts = (changes: Partial<ReadinessFacts> = {}): ReadinessFacts => ({
  ...{ settings: fresh(), hosts: ['glim.com'], company, unreadable: [], unseen: [], isOffered: everything },
  surroundings: { consoleHost: 'admin.kindling.com', isProduction: true },
  unreached: undefined,
  ...changes,
});
const withSettings = (changes: Partial<Settings>) => facts({ settings: { ...fresh(), ...changes } });

/** The lines that are red, with the paths they name. */
const red = (given: ReadinessFacts): Partial<Record<ReadinessLine, string[]>> =>
  Object.fromEntries(
    readinessOf(given)
      .lines.filter(({ problems }) => problems.length > 0)
      .map(({ id, problems }) => [id, problems.map(({ path }) => path)]),
  );

describe('what a brand lacks before it is public', () => {
  it('is nothing once the wizard made it', () => {
    expect(readinessOf(facts())).toMatchObject({ ready: true });
  });

  it.each<[Settings['countries']]>([
    [['NL']],
    [['GB', 'IE']],
    [['DK', 'SE', 'NO', 'FI']],
    [['PL', 'DE']],
    [['US', 'CA', 'AU', 'NZ', 'CH', 'FR', 'IT', 'ES', 'AT', 'LU']],
  ])('is nothing where it serves %j, with prices in each currency', (countries) => {
    expect(red(facts({ settings: fresh(countries) }))).toEqual({});
  });

  it.each<[string, ReadinessFacts, ReturnType<typeof red>]>([
    [
      'a text in one of its languages',
      withSettings({ description: { nl: 'Hallo' } }),
      { texts: ['description.fr'] },
    ],
    ['a theme that is there', facts({ unreadable: undefined }), { theme: ['theme'] }],
    ['a theme that can be read', facts({ unreadable: ['muted on surface-1, by day'] }), { theme: ['theme'] }],
    ['a company', facts({ company: undefined }), { company: ['company_id'] }],
    [
      'what the law asks of a company',
      facts({ company: { ...company, kvk: ' ', support_phone: '' } }),
      { company: ['company.kvk', 'company.support_phone'] },
    ],
    [
      'a least price in each country',
      withSettings({ minimum_message_costs: {} }),
      {
        prices: ['minimum_message_costs', 'minimum_message_costs'],
      },
    ],
    [
      'prices above it',
      withSettings({ bundles: [{ code: 'one', credits: 1000, price_cents: 100 }] }),
      { prices: ['bundles.0.price_cents', 'bundles.0.price_cents'] },
    ],
    [
      'a way to pay in each country',
      withSettings({ payment_methods: ['ideal'] }),
      { payments: ['payment_methods'] },
    ],
    [
      'somebody who carries payments out',
      facts({ isOffered: () => false }),
      {
        payments: ['payment_methods', 'payment_methods'],
      },
    ],
    [
      'a creditor behind direct debits',
      withSettings({ payment_methods: ['sdd'] as PaymentMethod[] }),
      { payments: ['payment_methods', 'payment_methods'] },
    ],
    [
      'a sender who can be answered',
      withSettings({ support_email: 'help@glim.example' }),
      { mail: ['support_email'] },
    ],
    ['grown members', withSettings({ minimum_age: 17 }), { age: ['minimum_age'] }],
    ['a host', facts({ hosts: [] }), { hosts: ['hosts'] }],
    ['a host that is its own', facts({ hosts: ['glim.admin.kindling.com'] }), { hosts: ['hosts'] }],
  ])('is %s', (_lack, given, expected) => {
    expect(red(given)).toEqual(expected);
    expect(readinessOf(given).ready).toBe(false);
  });
});

describe('a host of a brand', () => {
  const surroundings = {
    ...{ consoleHost: 'admin.kindling.com', linksHost: 'plans.kindling.com' },
    isProduction: true,
  };

  it.each(['glim.com', 'www.glim.co.uk', 'xn--glm-tma.nl'])('may be %s', (host) => {
    expect(hostProblem(host, surroundings)).toBeUndefined();
  });

  it.each([
    ...[
      '',
      'glim',
      'glim.localhost',
      'a.test',
      'glim.com:80',
      'glim..com',
      '-glim.com',
      'gl im.com',
      '10.0.0.1',
    ],
    ...[
      'plans.kindling.com',
      'admin.kindling.com',
      'x.admin.kindling.com',
      'glïm.com',
      `${'a'.repeat(64)}.com`,
    ],
  ])('may not be %j', (host) => {
    expect(hostProblem(host, surroundings)).toEqual(expect.any(String));
  });

  it('may lead to this machine outside of production', () => {
    expect(hostProblem('glim.localhost', { ...surroundings, isProduction: false })).toBeUndefined();
  });
});
