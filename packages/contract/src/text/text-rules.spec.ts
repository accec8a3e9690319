import fc from 'fast-check';
import { digitWords } from './text-words.js';
import { textFindings, type TextFinding } from './text-findings.js';
import { findingsIn } from './text-rules.js';

describe('what makes a text wait for a moderator', () => {
  test.each<[TextFinding, string]>([
    ['phone', 'Bel me op 06 12 34 56 78'],
    ['phone', '0031-6-12345678'],
    ['phone', '+49 (0)171 / 234 56 78'],
    ['phone', '(０６)１２３４５６７８'],
    ['phone', '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
    ['phone', '٠٦١٢٣٤٥٦٧٨'],
    ['phone', '0\u200B6\u200B1\u200B2\u200B3\u200B4\u200B5\u200B6\u200B7\u200B8'],
    ['phone', 'nul zes een twee drie vier vijf zes zeven acht'],
    ['phone', 'o6 een twee 34 vijf zes 78'],
    ['phone', 'nulzeseentweedrievier'],
    ['phone', 'null, eins, sieben, eins, zwei, drei'],
    ['phone', 'oh seven: zero seven nine one two three'],
    ['email', 'lisa@example.com'],
    ['email', 'lisa@mail.elsewhere.museum'],
    ['email', 'lisa (at) gmail (punt) com'],
    ['email', 'lisa at gmail dot com'],
    ['email', 'lisa apenstaartje hotmail punt nl'],
    ['email', 'lisa @ home . nl'],
    ['email', 'lisa at gmail'],
    ['link', 'https://elsewhere.test/lisa'],
    ['link', 'kijk op www.lisa.test'],
    ['link', 'lisa.com is van mij'],
    ['link', 'lisaslounge punt nl'],
    ['link', 'lisa (dot) de'],
    ['link', 't.me/lisa'],
    ['handle', 'volg @lisa_99'],
    ['handle', 'insta: lisa'],
    ['handle', 'Snapchat is lisalounge'],
    ['handle', 'kik lisa.99'],
    ['handle', 'Mijn Telegram → lisa'],
    ['word', 'Ik ben een escort'],
    ['word', 'e s c o r t'],
    ['word', 'Ésc0rt!'],
    ['word', 'Seks tegen betaling'],
    ['word', 'child-porn'],
  ])('%s: %j', (finding, text) => {
    expect(findingsIn(text)).toContain(finding);
  });

  test.each([
    'Geboren op 12-05-1990, getrouwd van 2009 - 2014, sinds 2020 weer alleen.',
    'Ik ben 43, 1.78 m, 72 kg en loop de halve marathon (21 km) in 1:45.',
    'Een of twee keer per week dans ik; zes jaar geleden begon ik met drie vrienden.',
    'We meet at work. No drama. One, two or three drinks at six.',
    'Liever hier dan op WhatsApp of Instagram. Ik snap dat niet iedereen dat wil.',
    'Op dit punt de koffie, punt. Dat is alles.',
    'Reads on trains, cooks for ten. Me? It is what it is.',
    'Ich bin um acht da, drei Minuten zu früh. Punkt.',
    'Un café à deux, un point de vue, huit jours à la mer.',
    'Ik hou van wandelen (20-25 km), wijn & kaas. 100% eerlijk. 24/7 goedgehumeurd.',
    'Signal auf Grün, Line dance, Kik in het water',
    '',
  ])('nothing is in %j', (text) => {
    expect(findingsIn(text)).toEqual([]);
  });

  it('a brand’s own words are found as words, however they are written', () => {
    expect(findingsIn('Kom naar Plaza del Sol', ['plaza del sol'])).toEqual(['word']);
    expect(findingsIn('PL4Z4 del sol', ['plaza del sol'])).toEqual(['word']);
    expect(findingsIn('plazadelsol', ['plaza'])).toEqual([]);
    expect(findingsIn('anything', ['', '  ', '!'])).toEqual([]);
  });
});

describe('for any text', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '/', ' - ', ') (', '_', ',', '\u200B');

  it.each(['000-2000/00/00000', '003-20/03/2000-123', '0031 6 2012-13 4567'])(
    'a number is found that a day or years stand in: %s',
    (number) => expect(findingsIn(`Call me: ${number}`)).toEqual(['phone']),
  );

  it.each([
    'Samen sinds 12-03-2019.',
    'Reis van 01-02-2019 - 05-06-2020, 12 landen',
    'Studie 2015/2019, 24 jaar',
  ])('a day or years are no number: %s', (text) => expect(findingsIn(text)).toEqual([]));

  it('a number is found whatever stands between its digits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 10, maxLength: 14 }),
        (digits) => {
          // The first digits of a number abroad or of a mobile: no day begins so.
          const number = `00${digits.map(([digit, between]) => `${digit}${between}`).join('')}`;
          expect(findingsIn(`Call me: ${number}`)).toContain('phone');
        },
      ),
    );
  });

  it('a number that is spelled in any language is found', () => {
    const word = fc.nat({ max: 9 }).chain((digit) => fc.constantFrom(...(digitWords[digit] ?? [])));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 7, maxLength: 12 }),
        fc.constantFrom(' ', ', ', '-', ' . '),
        (words, between) => {
          expect(findingsIn(words.join(between))).toContain('phone');
        },
      ),
    );
  });

  it('each finding is told once and in order, whatever case it is written in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const found = findingsIn(text);
        expect(found).toEqual(textFindings.filter((kind) => found.includes(kind)));
      }),
    );
  });

  it('what is added never hides what is there', () => {
    const words = fc.array(fc.constantFrom('fiets', 'zon', 'and', 'sea', 'café', 'ja', '!'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const text = `${before.join(' ')}\nlisa@example.com, 0612345678\n${after.join(' ')}`;
        expect(findingsIn(text)).toEqual(expect.arrayContaining(['phone', 'email']));
      }),
    );
  });

  it('texts made to be slow are not', () => {
    for (const part of ['0 ', 'nul', 'a.', '@', '(', 'at ', 'e ', 'x-', 'insta ', '1-'])
      expect(Array.isArray(findingsIn(part.repeat(2000 / part.length)))).toBe(true);
  });
});
