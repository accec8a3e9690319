import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsSchema } from './settings.js';
import { tenantFile } from './tenant-file.js';
import { schemaProblems } from './settings-sentences.js';

const file = path.resolve(__dirname, '../../../../../config/tenants/vonk.json');
const { settings } = tenantFile.parse(JSON.parse(readFileSync(file, 'utf8')));

const sentences = (changes: object): Record<string, string> => {
  const { error } = settingsSchema.safeParse({ ...settings, ...changes });
  return Object.fromEntries(schemaProblems(error?.issues ?? []).map(({ path: at, reason }) => [at, reason]));
};

describe('what the schema refuses', () => {
  it('is told in sentences', () => {
    const broken = {
      ...{ minimum_age: 17, niche: 9, name: '', mail_name: undefined, message_length: 20_000 },
      ...{ refund_days: 'soon', countries: [], currency: 'XXX', support_email: 'nobody', theme: 'No Such' },
      ...{ cdn_prefix: 'http://pictures', trial_price_cents: 0, colour: 'red' },
      bundles: [{ code: 'BIG', credits: 0, price_cents: 20_000_000 }, { code: 'small' }],
    };
    expect(sentences(broken)).toEqual({
      minimum_age: 'This has to be 18 or more.',
      niche: 'This has to be 7 or less.',
      name: 'Fill this in.',
      mail_name: 'Fill this in.',
      message_length: 'This has to be 10,000 or less.',
      refund_days: 'Write a whole number.',
      countries: 'Choose at least one.',
      currency: 'Choose one of what is offered.',
      support_email: 'Write a mail address, such as help@brand.example.',
      theme: 'Choose one from the list.',
      cdn_prefix: 'Write an address that begins with https:// and ends without a slash, or leave it empty.',
      trial_price_cents: 'This has to be 0.01 or more.',
      colour: 'There is no such setting.',
      'bundles.0.code': 'Use 2 to 24 small letters, digits or dashes.',
      'bundles.0.credits': 'This has to be 1 or more.',
      'bundles.0.price_cents': 'This has to be 100000.00 or less.',
      'bundles.1.credits': 'Fill this in.',
      'bundles.1.price_cents': 'Write a price, such as 9.99.',
    });
  });

  it('is nothing in a sound record', () => {
    expect(sentences({})).toEqual({});
  });
});
