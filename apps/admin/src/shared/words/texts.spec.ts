import english from 'ra-language-english';
import reactAdmin from '../../../locales/nl/react-admin.json';
import { codeName, t, texts } from './texts';

afterEach(() => texts.changeLanguage('en'));

it('a name in a sentence leaves the words around it in their order', () => {
  expect(t('Take the invitation of {{name}} back', { name: 'נועה' })).toBe(
    'Take the invitation of \u2068נועה\u2069 back',
  );
});

describe('the console in Dutch', () => {
  it('says what react-admin says, with the same blanks', () => {
    const blanks = (messages: unknown) =>
      JSON.parse(
        JSON.stringify(messages, (_key, value: unknown) =>
          typeof value === 'string'
            ? [...new Set(value.match(/%\{\w+\}/g))].filter((one) => !/name|smart|Repr/.test(one)).join()
            : value,
        ),
      ) as unknown;
    expect(blanks(reactAdmin)).toEqual(blanks(english));
  });

  it('is what pages say, and English where there is no other', async () => {
    texts.addResourceBundle('nl', 'texts', { 'Hello {{name}}': 'Hallo {{name}}' });
    texts.addResourceBundle('nl', 'codes', { gone: 'Weg' });
    expect([
      t('Hello {{name}}', { name: 'Ann' }),
      codeName('not_seen'),
      t('{{count}} days', { count: 1 }),
    ]).toEqual(['Hello Ann', 'Not seen', '1 day']);
    await texts.changeLanguage('nl');
    expect([t('Hello {{name}}', { name: '{{name}} <b>' }), codeName('gone'), t('Untold')]).toEqual([
      'Hallo {{name}} <b>',
      'Weg',
      'Untold',
    ]);
  });
});
