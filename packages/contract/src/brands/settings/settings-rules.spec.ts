import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsSchema, type Settings } from './settings.js';
import { tenantFile } from './tenant-file.js';
import { settingsProblems } from './settings-rules.js';

const read = (name: string): Settings => {
  const file = path.resolve(__dirname, `../../../../../config/tenants/${name}.json`);
  return tenantFile.parse(JSON.parse(readFileSync(file, 'utf8'))).settings;
};

describe('settingsProblems', () => {
  it.each(['vonk', 'rubens', 'harbour'])('finds nothing in the demo brand %s', (name) => {
    expect(settingsProblems(read(name))).toEqual([]);
  });

  it.each([
    ...[
      'https://1.2.3.4.5',
      'https://1.2.3.4',
      'https://a..example',
      'https://-a.example',
      'https://a.example/./b',
    ],
    ...[
      'https://pictures',
      'https://localhost',
      'https://a.example/../b',
      `https://${'a'.repeat(64)}.example`,
    ],
    `https://${'a.'.repeat(130)}example`,
  ])('refuses pictures from %s, which can’t exist', (prefix) => {
    expect(settingsProblems({ ...read('vonk'), cdn_prefix: prefix })).toMatchObject([
      { path: 'cdn_prefix', reason: expect.stringMatching(/can’t lead anywhere/) },
    ]);
  });

  it.each(['', 'https://pictures.company.example', 'https://xn--bcher-kva.example/a/b-1.2'])(
    'takes pictures from %j',
    (prefix) => expect(settingsProblems({ ...read('vonk'), cdn_prefix: prefix })).toEqual([]),
  );

  it('refuses every other address whose host can’t exist', () => {
    const settings = {
      ...read('vonk'),
      ...{ tag_name: 'Telbureau', tag_script: 'https://1.2.3.4.5/tag.js' },
      tag_hosts: ['data.company.example', '1.2.3.4.5'],
      support_email: `help@${'a'.repeat(64)}.example`,
    };
    expect(
      settingsProblems(settings)
        .map(({ path: at }) => at)
        .sort(),
    ).toEqual(['support_email', 'tag_hosts.1', 'tag_script']);
  });

  it('asks for every text in every offered language', () => {
    const settings = { ...read('vonk'), locales: ['nl', 'fr'] } as Settings;
    expect(settingsProblems(settings).map(({ path: at }) => at)).toEqual(
      expect.arrayContaining([
        'index_title.fr',
        'description.fr',
        'fictional_singular.fr',
        'fictional_plural.fr',
      ]),
    );
  });

  it('asks for the domain language among the locales', () => {
    expect(settingsProblems({ ...read('harbour'), locales: ['nl'] })).toContainEqual({
      path: 'locales',
      reason: 'The domain language, English, has to be offered too.',
    });
  });

  it('refuses a bundle that sells messages under the least price', () => {
    const settings = read('vonk');
    const cheap = { ...settings, bundles: [{ code: 'cheap', credits: 1000, price_cents: 100 }] };
    expect(settingsProblems(cheap)).toContainEqual({
      path: 'bundles.0.price_cents',
      reason: 'A message would cost €0.01, under the least price of €0.50 (Netherlands).',
    });
  });

  it('refuses a trial package that sells messages under the least price, or costs no less than usual', () => {
    const bundles = [
      { code: 'large', credits: 300, price_cents: 2499 },
      { code: 'small', credits: 100, price_cents: 999 },
    ];
    const problemsAt = (trial_price_cents: number) =>
      settingsProblems({ ...read('vonk'), bundles, trial_price_cents }).map(({ path: at }) => at);
    expect(problemsAt(499)).toEqual(['trial_price_cents', 'trial_price_cents']);
    expect(problemsAt(500)).toEqual([]);
    expect(problemsAt(998)).toEqual([]);
    expect(problemsAt(999)).toEqual(['trial_price_cents']);
  });

  it('refuses a bundle whose messages are under the least price with what new members get off', () => {
    const bundles = [{ code: 'large', credits: 300, price_cents: 1999 }];
    const record = { ...read('vonk'), bundles, trial_price_cents: undefined };
    expect(settingsProblems(record)).toContainEqual({
      path: 'bundles.0.price_cents',
      reason:
        'With the 25% that new members get off, a message would cost €0.50, under the least price of €0.50 (Netherlands).',
    });
    const enough = [{ code: 'large', credits: 300, price_cents: 2000 }];
    expect(settingsProblems({ ...record, bundles: enough })).toEqual([]);
  });

  it('wants every bundle in every currency, and checks the prices in each', () => {
    const [small, large] = [
      { code: 'small', credits: 100, price_cents: 999 },
      { code: 'large', credits: 300, price_cents: 2499 },
    ];
    const problemsOf = (change: Partial<Settings>) =>
      settingsProblems({ ...read('vonk'), trial_price_cents: undefined, ...change }).map(
        ({ path: at }) => at,
      );
    const swedish = { ...small, prices: { SEK: 11900 } };
    expect(problemsOf({ bundles: [swedish, large] })).toEqual(['bundles.1.prices.SEK']);
    const bundles = [swedish, { ...large, prices: { SEK: 28900 } }];
    expect(problemsOf({ bundles })).toEqual([]);
    expect(problemsOf({ bundles: [{ ...small, prices: { EUR: 999 } }] })).toEqual(['bundles.0.prices.EUR']);
    const least = { SE: { costs: 800, currency: 'SEK' as const } };
    expect(problemsOf({ bundles, minimum_message_costs: least })).toEqual(['bundles.1.prices.SEK']);
    expect(problemsOf({ bundles, trial_price_cents: 599, trial_prices: { SEK: 11900, NOK: 5000 } })).toEqual([
      'trial_prices.NOK',
      'trial_prices.SEK',
    ]);
  });

  it('takes a claim with its source alone', () => {
    const claim = { match_claim_percent: 46, match_claim_source: 'Own figures of 2025, 1200 members' };
    const problemsOf = (change: Partial<Settings>) =>
      settingsProblems({ ...read('vonk'), ...change }).map(({ path: at }) => at);
    expect(problemsOf(claim)).toEqual([]);
    expect(problemsOf({ match_claim_percent: 46 })).toEqual(['match_claim_source']);
    expect(problemsOf({ match_claim_source: claim.match_claim_source })).toEqual(['match_claim_percent']);
  });

  it('asks for a time zone that exists', () => {
    const problemsOf = (time_zone: string) => settingsProblems({ ...read('vonk'), time_zone });
    expect(problemsOf('America/New_York')).toEqual([]);
    expect(problemsOf('Europe/Atlantis')).toContainEqual(expect.objectContaining({ path: 'time_zone' }));
  });

  it('refuses two bundles of one code', () => {
    const settings = read('vonk');
    const twice = [...settings.bundles, ...settings.bundles.slice(0, 1)];
    expect(settingsProblems({ ...settings, bundles: twice })).toContainEqual(
      expect.objectContaining({ path: 'bundles' }),
    );
  });
});

describe('settingsSchema', () => {
  it('refuses a minimum age under 18', () => {
    expect(settingsSchema.safeParse({ ...read('vonk'), minimum_age: 17 }).success).toBe(false);
  });
});
