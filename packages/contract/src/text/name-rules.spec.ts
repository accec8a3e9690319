import fc from 'fast-check';
import { isReservedName, mixesScripts, plainName, unreadableProblem } from './name-rules.js';

describe('plainName', () => {
  it.each([
    ['  Anna   Maria ', 'Anna Maria'],
    ['\uFF21nna', 'Anna'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ['Anna\u00A0\u2003B\u2028\nC', 'Anna B C'],
  ])('%j is %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});

describe('unreadableProblem', () => {
  it.each([
    'Anna',
    "O'Neil",
    'Jean-Luc',
    'Ольга',
    'נועה',
    '陽子',
    'Zoë 😀',
    '47',
    '❤️',
    '👩‍❤️‍👨 us',
    '🧑🏽‍🤝‍🧑🏻',
    '🇳🇱',
    '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Rhys',
    '1️⃣ Tom',
    'Việt',
    'ก็ดี',
    // What joins letters, or keeps them apart, is part of how these are written.
    'علی\u200Cرضا',
    'ශ්\u200Dරී',
    'শ্\u200Dরাবণী',
    'हिंदी क्\u200Dषमा',
    'ക്\u200Dലാര',
    'က္ကော်',
    'မြို့',
    'ស្ត្រី',
    'བསྒྲུབས',
    'שָׁלֽוֹם',
    'مُحَمَّد',
    'ᠮᠣᠩᠭᠣᠯ\u180Bᠠ',
    '𞤀𞤣𞤢𞤥',
    'ܡܪܝܡ',
    'ދިވެހި',
    'አበበ',
    'ⴰⵎⴰⵣⵉⵖ',
    'ᏣᎳᎩ',
    'ꓡꓲꓢꓴ',
    'ᱥᱟᱱᱛᱟᱲ',
    'ꯃꯅꯤ',
  ])('takes %s', (name) => {
    expect(unreadableProblem(name)).toBeUndefined();
  });
  it.each([
    ['a zero', 'An\0na'],
    ['a turn of direction', '47 \u202Erotaredom ruobraH'],
    ['an isolate', 'An\u2068na'],
    ['a space of no width', 'An\u200Bna'],
    ['a joiner without emoji', 'An\u200Dna'],
    ['a joiner at the end', 'শ্\u200D'],
    ['two joiners', 'ශ්\u200D\u200Dරී'],
    ['a parting sign between Latin letters', 'An\u200Cna'],
    ['a parting sign between Cyrillic letters', 'Ан\u200Cна'],
    ['a variant without emoji', 'An\uFE0Fna'],
    ['a filler', 'An\u3164na'],
    ['a filler of half width', 'An\uFFA0na'],
    ['a blank of Braille', 'An\u2800na'],
    ['tags', 'Anna\u{E0041}'],
    ['a private letter', 'An\uE000na'],
    ['half a letter', 'An\uD83Dna'],
    ['nothing to see', '...'],
    ['fillers alone', '\u3164\u3164'],
    ['heaped marks', 'A\u0317\u0318\u0319\u031A\u031Bnna'],
    ['a mark of its own', '\u0301Anna'],
  ])('refuses %s', (_what, name) => {
    expect(unreadableProblem(name)).toBe('name_unreadable');
  });
  it('lets nothing through that is shown as nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        if (unreadableProblem(name) === undefined)
          expect(plainName(name)).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\u200B\u3164]/u);
      }),
    );
  });
});

describe('mixesScripts', () => {
  it.each([
    'Anna',
    'Zoë-Łucja',
    'Анна',
    'Νίκη',
    'Анна Smit',
    '山田Ken',
    'さくら',
    'ラーメン',
    '김Anna',
    'Lea ★ 47',
    'שרה',
    'मीरा',
    'علی\u200Cرضا',
    'ශ්\u200Dරී',
    '𞤀𞤣𞤢𞤥',
    'ᱥᱟᱱᱛᱟᱲ',
    '々木',
  ])('is not so of %s', (name) => {
    expect(mixesScripts(name)).toBe(false);
  });
  it.each(['Аnna', 'Annа', 'Eνa', 'Tοm', 'Νiki', 'Հanna', 'Ꮪara', 'סofie', 'Jo Мaria'])(
    'is so of %s',
    (name) => {
      expect(mixesScripts(name)).toBe(true);
    },
  );
});

describe('isReservedName', () => {
  it.each([
    ...['Harbour', 'harbour', 'HARBOUR', 'H a r b o u r', 'H.a.r.b.o.u.r', 'Harb0ur', 'Hаrbоur', 'Ηarbour'],
    ...['Harbour Team', 'harbourteam', 'harbourharbour', 'Harbour47', '47 Harbour moderator', '🄷🄰🅁🄱🄾🅄🅁'],
    ...[
      'moderator',
      'M0derator',
      'Mоderаtоr',
      'The_Moderator_1',
      'modérateur',
      'Moderadora',
      'Moderaattori',
      'rnoderator',
    ],
    ...[
      'Support',
      'supp0rt',
      'S u p p o r t',
      '5upport',
      'Suppοrt24',
      'HarbourSupport',
      'harboursupport',
      '★Support★',
      'Anna|Support',
    ],
    ...['Kindling', 'KIND1ING', 'Kind|ing', 'Kïndlîng', '🅺🅸🅽🅳🅻🅸🅽🅶', '🇰🇮🇳🇩🇱🇮🇳🇬', 'ᴋɪɴᴅʟɪɴɢ', 'Kindling Staff'],
    ...[
      'Admin',
      'Administratie',
      'Klantenservice',
      'Kunden-Service',
      'Kundtjänst',
      'Asiakaspalvelu',
      'Service client',
      'Obsługa klienta',
    ],
  ])('%s is not for members', (name) => {
    expect(isReservedName(name, 'Harbour')).toBe(true);
  });
  it.each([
    ...[
      'Anna',
      'Jan-Willem',
      'Supporter',
      'Modesta',
      'Kind',
      'Harry',
      'Arbour',
      'Adminka',
      'Ольга',
      'Владимир',
      'Γιώργος',
    ],
    ...['47', 'Robin 47', 'Kim', '😀😀', 'נועה', '陽子', 'Stefan', 'Demo Free', 'Modder', 'Helga', 'Tim'],
  ])('%s is', (name) => {
    expect(isReservedName(name, 'Harbour')).toBe(false);
  });
  it('is told of every brand by its own name alone', () => {
    expect(isReservedName('Harbour', 'Ember Two')).toBe(false);
    expect(isReservedName('Ember-Two', 'Ember Two')).toBe(true);
    expect(isReservedName('Ember 2', 'Ember Two')).toBe(false);
    expect(isReservedName('Rubens', 'Rubens')).toBe(true);
  });
});
