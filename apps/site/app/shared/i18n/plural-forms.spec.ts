import fs from 'node:fs';
import path from 'node:path';
import { languages } from '@kindling/contract/languages';
import { numbersInTexts } from '@kindling/contract/text/numbers';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { interpolation } from '@kindling/contract/text/isolate';

const locales = path.resolve(__dirname, '../../../../../locales');
/** Numbers at which some language changes a word. */
const counts = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 100, 101, 102, 1000, 1_000_000, 2_000_000];

function textsOf(language: string): ResourceLanguage {
  const folder = path.join(locales, language);
  return Object.fromEntries(
    fs
      .readdirSync(folder)
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as ResourceLanguage[string],
      ]),
  );
}

/** Keys of texts with plural forms, without the forms' suffixes. */
function countedKeys(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    if (typeof value === 'object') return countedKeys(value as object, `${prefix}${name}.`);
    return name.endsWith('_other') ? [prefix + name.slice(0, -'_other'.length)] : [];
  });
}

async function speaker(language: string): Promise<i18n> {
  const instance = createInstance().use(numbersInTexts);
  await instance.init({
    ...{ lng: language, fallbackLng: false, interpolation },
    resources: { [language]: textsOf(language) },
  });
  return instance;
}

describe.each(languages)('texts that count, in %s', (language) => {
  it('say any number in words', async () => {
    const texts = await speaker(language);
    const counted = Object.entries(textsOf('en')).flatMap(([namespace, keys]) =>
      countedKeys(keys as object).map((key) => `${namespace}:${key}`),
    );
    expect(counted.length).toBeGreaterThan(20);
    const untold = counted.flatMap((key) =>
      counts.filter((count) => !texts.exists(key, { count })).map((count) => `${key} ${count}`),
    );
    expect(untold).toEqual([]);
  });
});

describe('credits that were added', () => {
  it.each([
    ['pl', 1, '1 kredyt.'],
    ['pl', 3, '3 kredyty.'],
    ['pl', 5, '5 kredytów.'],
    ['pl', 22, '22 kredyty.'],
    ['fr', 0, '0 crédit '],
    ['fr', 1_000_000, '1\u202F000\u202F000 de crédits '],
    ['nl', 12_500, '12.500 credits '],
    ['es', 1250, '1250 créditos'],
    ['en', 0, '0 credits '],
    ['en', 1, '1 credit has '],
  ])('are in %s, %d: %s', async (language, count, expected) => {
    const texts = await speaker(language);
    expect(texts.t('credits:payment.completed.text', { count })).toContain(expected);
  });
});
