import { translatedSentence } from './server-sentences';
import { texts } from './texts';

afterEach(() => texts.changeLanguage('en'));

test('a sentence of the server is told in the language of the reader, with what stood in it', async () => {
  texts.addResourceBundle('nl', 'texts', {
    'An icon needs at least {{side}} by {{side}} pixels; this one has {{width}} by {{height}}.':
      '{{side}} bij {{side}} nodig, {{width}} bij {{height}} gekregen.',
  });
  await texts.changeLanguage('nl');
  expect(translatedSentence('An icon needs at least 512 by 512 pixels; this one has 511 by 600.')).toBe(
    '512 bij 512 nodig, 511 bij 600 gekregen.',
  );
  expect(translatedSentence('Nobody knows this one.')).toBe('Nobody knows this one.');
});

test('numbers of a sentence have the decimals and groups of the reader’s language', async () => {
  expect(translatedSentence('This has to be 100,000 or less.')).toBe('This has to be 100,000 or less.');
  texts.addResourceBundle('nl', 'texts', {
    'This has to be {{amount}} or more.': 'Minstens {{amount}}.',
    'It leads to {{addresses}}, and not here.': 'Leidt naar {{addresses}}.',
  });
  await texts.changeLanguage('nl');
  expect(translatedSentence('This has to be 0.01 or more.')).toBe('Minstens 0,01.');
  expect(translatedSentence('This has to be 10,000 or more.')).toBe('Minstens 10.000.');
  expect(translatedSentence('It leads to 10.0.0.1, and not here.')).toBe('Leidt naar 10.0.0.1.');
});
