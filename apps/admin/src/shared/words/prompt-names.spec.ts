import dutch from '../../../../../locales/nl/prompts.json';
import english from '../../../../../locales/en/prompts.json';
import consoleDutch from '../../../locales/nl/texts.json';
import { promptNames } from './prompt-names';

test('staff read a prompt in the words of the site', () => {
  expect(promptNames).toEqual(english);
  const translated = Object.entries(english).map(([code, words]) => [
    code,
    (consoleDutch as Record<string, string>)[words],
  ]);
  expect(Object.fromEntries(translated)).toEqual(dutch);
});
