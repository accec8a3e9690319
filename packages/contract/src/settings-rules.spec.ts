import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsSchema, tenantFile, type Settings } from './settings.js';
import { settingsProblems } from './settings-rules.js';

const read = (name: string): Settings => {
  const file = path.resolve(__dirname, `../../../config/tenants/${name}.json`);
  return tenantFile.parse(JSON.parse(readFileSync(file, 'utf8'))).settings;
};

describe('settingsProblems', () => {
  it.each(['vonk', 'rubens', 'harbour'])('finds nothing in the demo brand %s', (name) => {
    expect(settingsProblems(read(name))).toEqual([]);
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
