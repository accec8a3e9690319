import { flatten, localeProblems, type Identical, type Texts } from './locale-rules.ts';

const NOTHING: Identical = { everywhere: [], pairs: {} };
const problems = (texts: Texts, identical = NOTHING) =>
  localeProblems(texts, { reference: 'nl', languages: Object.keys(texts), identical, exceptions: 'a list' });

const nl = {
  'title.main': 'Welkom terug',
  greeting: 'Dag {{name}}',
  note_one: 'één bericht',
  note_other: '{{count}} berichten',
};
const de = {
  'title.main': 'Schön, dich zu sehen',
  greeting: 'Hallo {{name}}',
  note_one: 'eine Nachricht',
  note_other: '{{count}} Nachrichten',
};

describe('flatten', () => {
  it('joins nested names with dots', () => {
    expect(flatten({ a: { b: 'x', c: { d: 'y' } }, e: 'z' })).toEqual({ 'a.b': 'x', 'a.c.d': 'y', e: 'z' });
  });

  it.each([[null], [['x']], [{ a: 1 }], [{ a: { b: null } }]])('refuses %j', (value) => {
    expect(() => flatten(value)).toThrow('is not an object of texts');
  });
});

describe('localeProblems', () => {
  it('finds nothing in complete texts', () => {
    expect(problems({ nl: { common: nl }, de: { common: de } })).toEqual([]);
  });

  it('tells a missing file, a file too many, and an unknown language', () => {
    const texts = { nl: { common: nl }, de: { extra: { a: 'Etwas anderes' } }, xx: {} };
    expect(
      localeProblems(texts, {
        reference: 'nl',
        languages: ['nl', 'de'],
        identical: NOTHING,
        exceptions: 'a list',
      }),
    ).toEqual([
      'locales/xx: nobody knows this language',
      'locales/de/common.json: missing',
      'locales/de/extra.json: nl has no such file',
    ]);
  });

  it.each([
    ['a missing key', { greeting: undefined }, 'greeting is missing'],
    ['a key the reference lacks', { surplus: 'Etwas' }, 'surplus is not in nl'],
    [
      'an emoji for an icon',
      { greeting: '👋 Hallo {{name}}' },
      'greeting has an emoji: icons are drawn, a device may lack it',
    ],
    ['an empty text', { 'title.main': ' ' }, 'title.main is empty'],
    ['a lost placeholder', { greeting: 'Hallo' }, 'greeting lacks {{name}}'],
    [
      'an invented placeholder',
      { 'title.main': 'Schön, {{who}}' },
      'title.main has {{who}}, which nl does not give',
    ],
    ['another tag', { 'title.main': 'Schön, <b>dich</b> zu sehen' }, 'title.main has other tags than in nl'],
    ['a missing plural form', { note_one: undefined }, 'note_one is missing'],
    ['a plural form without its number', { note_other: 'Nachrichten' }, 'note_other lacks {{count}}'],
  ])('tells %s', (_what, change, expected) => {
    const changed: Record<string, string> = {};
    for (const [key, text] of Object.entries({ ...de, ...change }))
      if (text !== undefined) changed[key] = text;
    expect(problems({ nl: { common: nl }, de: { common: changed } })).toEqual([
      `locales/de/common.json: ${expected}`,
    ]);
  });

  it('asks each language for its own plural forms', () => {
    const reference = { note_one: 'één brief', note_other: '{{count}} brieven' };
    const all = {
      note_one: 'list',
      note_few: '{{count}} listy',
      note_many: '{{count}} listów',
      note_other: '{{count}} listu',
    };
    expect(problems({ nl: { common: reference }, pl: { common: all } })).toEqual([]);
    expect(
      problems({
        nl: { common: reference },
        pl: { common: { note_one: 'list', note_other: '{{count}} listu' } },
      }),
    ).toEqual([
      'locales/pl/common.json: note_many is missing',
      'locales/pl/common.json: note_few is missing',
    ]);
    // French has a form for millions: without it a million would show the text's key.
    const french = { note_one: 'une lettre', note_other: '{{count}} lettres' };
    expect(problems({ nl: { common: reference }, fr: { common: french } })).toEqual([
      'locales/fr/common.json: note_many is missing',
    ]);
    expect(
      problems({
        nl: { common: reference },
        fr: { common: { ...french, note_many: '{{count}} de lettres' } },
      }),
    ).toEqual([]);
  });

  it('refuses a text that counts in one form only', () => {
    expect(
      problems({
        nl: { common: { note: '{{count}} brieven' } },
        de: { common: { note: '{{count}} Briefe' } },
      }),
    ).toEqual([
      'locales/nl/common.json: note counts, and has no plural forms',
      'locales/de/common.json: note counts, and has no plural forms',
    ]);
  });

  it('does not take a key that merely ends like a plural for one', () => {
    expect(
      problems({
        nl: { common: { step_one: 'Vertel wie je bent' } },
        pl: { common: { step_one: 'Powiedz, kim jesteś' } },
      }),
    ).toEqual([]);
  });

  describe('the same text in two languages', () => {
    const same = (text: string, a = 'nl', b = 'de') => ({
      nl: { c: { k: 'Anders dan de rest' } },
      [a]: { c: { k: text } },
      [b]: { c: { k: text } },
    });

    it('is told', () => {
      expect(problems(same('Account'))).toEqual([
        'locales/{nl,de}/c.json: k is the same in both: “Account” (honestly so? a list)',
      ]);
    });

    it('passes when the list has all its words, everywhere or for the pair', () => {
      const everywhere = (...words: string[]) => ({ everywhere: words, pairs: {} });
      expect(problems(same('Account'), everywhere('account'))).toEqual([]);
      expect(problems(same('{{name}} Premium-Account'), everywhere('account', 'premium'))).toEqual([]);
      expect(problems(same('Premium-Account'), everywhere('account'))).not.toEqual([]);
      expect(problems(same('Account'), { everywhere: [], pairs: { 'de nl': ['account'] } })).toEqual([]);
      expect(problems(same('Account'), { everywhere: [], pairs: { 'de fr': ['account'] } })).not.toEqual([]);
    });

    it('passes when there is hardly a word in it', () => {
      expect(problems(same('OK'))).toEqual([]);
      expect(problems(same('{{distance}} km'))).toEqual([]);
    });

    it('passes for short texts of close relatives, not for sentences', () => {
      expect(problems(same('Navn', 'da', 'nb'))).toEqual([]);
      expect(problems(same('Skriv dine ønsker under billedet', 'da', 'nb'))).not.toEqual([]);
    });

    it('keeps the list short: what it no longer needs is told', () => {
      expect(problems(same('OK'), { everywhere: ['foto'], pairs: { 'de nl': ['album'] } })).toEqual([
        'a list: “foto” is not needed',
        'a list: “de nl: album” is not needed',
      ]);
    });
  });
});
