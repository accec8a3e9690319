import fc from 'fast-check';
import { languages } from '@kindling/contract/languages';
import { mailWordLengths, mailWordParts, mailWords, wordedMails } from '@kindling/contract/mails/mail-words';
import { filled } from '@kindling/contract/text/placeholders';
import type { Tenant } from '../../../../kernel/ground/tenant.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { mailText } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { sampleContent } from '../mails/all-mails.js';
import { ourWords } from './our-words.js';
import { ownWords } from './word-mail.js';
import { wordProblems } from './word-problems.js';

const none = { subject: null, title: null, lead: null };
const reasonsFor = (subject: string): string[] =>
  wordProblems({ ...none, subject }).map(({ reason }) => reason);
const right = 'Welcome to {{brand}}';

describe('own words of a mail', () => {
  test.each([
    [right, []],
    ['{{ brand }} ❤️ – schön, dass du da bist!', []],
    ['Fancy an evening out?', []],
    ['Hello {{name}}', ['{{name}} stands for nothing.']],
    ['{{email}} and {{__proto__}}', ['{{email}} stands for nothing.', '{{__proto__}} stands for nothing.']],
    ['Write to {{address}}', ['{{address}} stands for nothing.']],
    ['{{brand}', ['Braces stand for nothing here.']],
    ['One\nBcc: two', ['Write this in one line.']],
    ['Hid\u202eden', ['There is something in it that nobody can see, or nothing to read.']],
    ['\u200b', ['There is something in it that nobody can see, or nothing to read.']],
    ['A lone \ud83d', ['There is something in it that nobody can see, or nothing to read.']],
    ['<b>Bold</b>', ['Write plain words, without < and >.']],
    ['Look at https://e.example/', [expect.stringContaining('Links, addresses')]],
    ['Look at www.brand.nl', [expect.stringContaining('Links, addresses')]],
    ['Write to lisa@brand.nl', [expect.stringContaining('Links, addresses')]],
    ['Three likes, 5 matches', [expect.stringContaining('Write no figures')]],
    ['Half off: ½', [expect.stringContaining('Write no figures')]],
    ['Cheap as € can be', [expect.stringContaining('Write no figures')]],
  ])('%j', (subject, reasons) => {
    expect(reasonsFor(subject)).toEqual(reasons);
  });

  it('of the opening may have paragraphs', () => {
    expect(wordProblems({ ...none, lead: 'Hello.\n\nThis is {{brand}}.' })).toEqual([]);
  });

  it('that are right have no brace, line, tag or figure left, whatever the brand is called', () => {
    const piece = fc.constantFrom(
      ...[
        '{{brand}}',
        '{{ brand }}',
        '{{',
        '}}',
        '{',
        '}',
        '{{name}}',
        'brand',
        ' ',
        '\n',
        '<',
        '5',
        'é',
        '❤️',
      ],
    );
    const typed = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(typed, (pieces) => {
        const subject = pieces.join('');
        fc.pre(reasonsFor(subject).length === 0);
        expect(filled(subject, { brand: 'Alpha' })).toMatch(/^[^{}<>\r\n\p{N}\p{Cs}]+$/u);
      }),
    );
  });

  it('are none where they say the same as ours or nothing', () => {
    const ours = { subject: right, title: 'Élan', lead: '' };
    expect(ownWords({ subject: ` ${right} `, title: 'E\u0301lan', lead: '  ' }, ours)).toEqual(none);
    expect(ownWords({ ...ours, lead: 'One.\r\n\r\nTwo.' }, ours)).toEqual({ ...none, lead: 'One.\n\nTwo.' });
  });
});

describe('our words of a mail', () => {
  const texts = new Texts();
  beforeAll(() => texts.onModuleInit());

  const surroundingsIn = (language: (typeof languages)[number], own?: Surroundings['own']): Surroundings => ({
    tenant: {
      id: 'alpha',
      settings: {
        name: 'Alpha',
        mail_name: 'Letters',
        support_email: 'help@alpha.example',
        domain_language: 'nl',
      },
    } as Tenant,
    ...{ language, origin: 'https://alpha.example', t: texts.in(language), company: undefined, own },
  });

  it('name nothing but the brand, and fit where a brand’s are typed', () => {
    for (const language of languages)
      for (const kind of wordedMails) {
        const ours = ourWords(kind, surroundingsIn(language));
        expect([language, kind, mailWords.safeParse(ours).success]).toEqual([language, kind, true]);
        const own = { subject: ours.subject, title: ours.title, lead: ours.lead || null };
        expect([language, kind, wordProblems(own)]).toEqual([language, kind, []]);
        expect(ownWords(ours, ours)).toEqual(none);
      }
  });

  it('give way to the brand’s alone: all else of the mail stays', () => {
    const own = {
      subject: 'Subject of {{brand}}',
      title: 'Title of {{brand}}',
      lead: 'First.\n\nAt {{brand}}.',
    };
    for (const kind of wordedMails) {
      const before = sampleContent(kind, surroundingsIn('en'));
      const after = sampleContent(kind, surroundingsIn('en', own));
      const stays = ourWords(kind, surroundingsIn('en')).lead === '' ? 0 : 1;
      expect([kind, after]).toEqual([
        kind,
        {
          ...before,
          // The inbox shows the sender's name, the letter the brand's (trust 12).
          ...{ subject: 'Subject of Letters', title: 'Title of Alpha' },
          paragraphs: ['First.', 'At Alpha.', ...before.paragraphs.slice(stays)],
        },
      ]);
      expect(mailText(after)).toContain(mailText(before).split('\n\n').at(-1));
    }
  });

  it('are of the lengths that the table holds', () => {
    expect(mailWordParts.map((part) => mailWordLengths[part])).toEqual([100, 80, 400]);
  });
});
