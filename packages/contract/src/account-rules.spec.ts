import fc from 'fast-check';
import {
  ageOn,
  dateOfBirthProblem,
  emailProblem,
  passwordProblem,
  profileNameProblem,
} from './account-rules.js';

describe('emailProblem', () => {
  it.each(['anna@voorbeeld.nl', ' Anna@Voorbeeld.NL ', "o'neil+dating@sub.example.co.uk"])(
    'takes %s',
    (email) => {
      expect(emailProblem(email)).toBeUndefined();
    },
  );
  it.each([
    'anna',
    'anna@',
    '@voorbeeld.nl',
    'anna@voorbeeld',
    'an na@voorbeeld.nl',
    'anna@-voorbeeld.nl',
    'a@b@c.nl',
  ])('refuses %s', (email) => {
    expect(emailProblem(email)).toBe('invalid_email');
  });
  it('asks for one', () => {
    expect(emailProblem('  ')).toBe('required');
  });
});

describe('profileNameProblem', () => {
  it('must differ from the email, whatever the case', () => {
    expect(profileNameProblem('Anna@voorbeeld.nl ', 'anna@voorbeeld.nl')).toBe('name_is_email');
  });
  it('must not start with @', () => {
    expect(profileNameProblem(' @anna', 'anna@voorbeeld.nl')).toBe('name_starts_with_at');
  });
  it('counts characters as people do', () => {
    expect(profileNameProblem('😀😀', 'anna@voorbeeld.nl')).toBeUndefined();
  });
});

describe('dateOfBirthProblem', () => {
  const today = '2026-03-02';
  it.each([
    ['2008-03-02', undefined],
    ['2008-03-03', 'too_young'],
    ['', 'birth_date_required'],
    ['1990-02-30', 'birth_date_invalid'],
    ['1990-2-3', 'birth_date_invalid'],
    ['2027-01-01', 'birth_date_invalid'],
    ['1850-01-01', 'birth_date_invalid'],
  ])('%s: %s', (date, expected) => {
    expect(dateOfBirthProblem(date, 18, today)).toBe(expected);
  });
  it('agrees with the calendar on every day', () => {
    const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const birth = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = birth.split('-').map(Number) as [number, number, number];
        const birthday = new Date(Date.UTC(year + 18, month - 1, dayOfMonth)).toISOString().slice(0, 10);
        expect(ageOn(birth, birthday)).toBe(18);
        const dayBefore = new Date(Date.UTC(year + 18, month - 1, dayOfMonth - 1)).toISOString().slice(0, 10);
        expect(ageOn(birth, dayBefore)).toBe(17);
      }),
    );
  });
});

describe('passwordProblem', () => {
  it.each([
    ['', 'required'],
    ['1234567', 'password_too_short'],
    ['12345678', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'password_too_long'],
  ])('%s: %s', (password, expected) => {
    expect(passwordProblem(password)).toBe(expected);
  });
});
