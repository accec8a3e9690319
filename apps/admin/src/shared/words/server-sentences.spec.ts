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
