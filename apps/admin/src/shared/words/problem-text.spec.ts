import { problemText } from './problem-text';
import { texts } from './texts';
import dutch from '../../../locales/nl/texts.json';

const rateLimited = (params: object) => problemText({ code: 'rate_limited', params } as never);

afterEach(() => texts.changeLanguage('en'));

test('too many requests tell how long to wait, as far as it is known', () => {
  expect(rateLimited({ retry_after: 20 })).toBe('Too many requests. Try again in 20 seconds.');
  expect(rateLimited({ retry_after: 1 })).toBe('Too many requests. Try again in a second.');
  expect(rateLimited({})).toBe('Too many requests. Try again in a moment.');
});

test('so they do in Dutch', async () => {
  texts.addResourceBundle('nl', 'texts', dutch);
  await texts.changeLanguage('nl');
  expect(rateLimited({ retry_after: 1 })).toBe('Te veel verzoeken. Probeer het over een seconde opnieuw.');
  expect(rateLimited({})).toBe('Te veel verzoeken. Probeer het zo nog eens.');
});
