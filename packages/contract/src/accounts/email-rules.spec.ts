import fc from 'fast-check';
import { emailProblem, normalizeEmail } from './email-rules.js';

describe('emailProblem', () => {
  it.each([
    'anna@voorbeeld.nl',
    ' Anna@Voorbeeld.NL ',
    "o'neil+dating@sub.example.co.uk",
    'o’neil@example.co.uk',
    'a@münchen.test',
    'jürgen@voorbeeld.nl',
    `${'a'.repeat(64)}@voorbeeld.nl`,
  ])('takes %s', (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });
  it.each([
    'anna',
    'anna@',
    '@voorbeeld.nl',
    'anna@voorbeeld',
    'an na@voorbeeld.nl',
    'anna@-voorbeeld.nl',
    'a@b@c.nl',
    '.anna@voorbeeld.nl',
    'an..na@voorbeeld.nl',
    'anna@voorbeeld..nl',
    'anna@127.0.0.1',
    'anna@voorbeeld.n',
    '"anna"@voorbeeld.nl',
    'ｆa@voorbeeld.nl',
    '𝖋a@voorbeeld.nl',
    'ﬁn@voorbeeld.nl',
    'a²@voorbeeld.nl',
    `${'a'.repeat(65)}@voorbeeld.nl`,
    `${'é'.repeat(33)}@voorbeeld.nl`,
    `anna@${'a'.repeat(64)}.nl`,
  ])('refuses %s', (email) => {
    expect(emailProblem(email)).toBe('invalid_email');
  });
  it.each([
    ['a zero', '\0'],
    ['a control', '\u0085'],
    ['a blank of Braille', '\u2800'],
  ])('refuses %s before and behind the @', (_name, sign) => {
    expect(emailProblem(`an${sign}na@voorbeeld.nl`)).toBe('invalid_email');
    expect(emailProblem(`anna@voor${sign}beeld.nl`)).toBe('invalid_email');
    expect(emailProblem(`anna@voorbee${sign}ü.nl`)).toBe('invalid_email');
  });
  it.each(['\u3002', '\uFF0E', '\uFF61', '\u2024'])('takes no other dot for one: %s', (dot) => {
    expect(emailProblem(`anna@voorbeeld${dot}nl`)).toBe('invalid_email');
  });
  it('asks for one', () => {
    expect(emailProblem('  ')).toBe('required');
  });
  it('takes nothing but plain letters behind the @, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (local, domain) => {
        const email = `${local}@${domain}.nl`;
        if (emailProblem(email) !== undefined) return;
        expect(normalizeEmail(email)).toMatch(/^[^\p{C}\s]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/u);
        expect(normalizeEmail(normalizeEmail(email))).toBe(normalizeEmail(email));
      }),
    );
  });
});

describe('normalizeEmail', () => {
  it.each([
    [' Anna@Voorbeeld.NL ', 'anna@voorbeeld.nl'],
    ['a@münchen.test', 'a@xn--mnchen-3ya.test'],
    ['a@MU\u0308NCHEN.test', 'a@xn--mnchen-3ya.test'],
    ['a@xn--mnchen-3ya.test', 'a@xn--mnchen-3ya.test'],
    ['Nobody', 'nobody'],
  ])('%s is %s', (email, normalized) => {
    expect(normalizeEmail(email)).toBe(normalized);
  });
});
