import fc from 'fast-check';
import {
  ageOn,
  dateOfBirthProblem,
  normalizePassword,
  passwordProblem,
  profileNameProblem,
} from './account-rules.js';

describe('profileNameProblem', () => {
  it('must differ from the email, whatever the case', () => {
    expect(profileNameProblem('Anna@voorbeeld.nl ', 'anna@voorbeeld.nl', 'Vonk')).toBe('name_is_email');
  });
  it('must not start with @', () => {
    expect(profileNameProblem(' @anna', 'anna@voorbeeld.nl', 'Vonk')).toBe('name_starts_with_at');
  });
  it('must not be what nobody can read, nor the brand’s', () => {
    const problemOf = (name: string) => profileNameProblem(name, 'anna@voorbeeld.nl', 'Vonk');
    expect(problemOf('47 \u202Erotaredom')).toBe('name_unreadable');
    expect(problemOf('V0nk')).toBe('name_reserved');
  });
  it.each(['Ø', '美', 'א', 'J', '❤️', '😀', '7'])('may be one letter or sign: %s', (name) => {
    expect(profileNameProblem(name, 'anna@voorbeeld.nl', 'Vonk')).toBeUndefined();
  });
  it('counts characters as people do', () => {
    expect(profileNameProblem('😀😀', 'anna@voorbeeld.nl', 'Vonk')).toBeUndefined();
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
    [' '.repeat(8), 'required'],
    ['\u3164'.repeat(8), 'required'],
    ['1234567', 'password_too_short'],
    ['12345678', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'password_too_long'],
  ])('%s: %s', (password, expected) => {
    expect(passwordProblem(password)).toBe(expected);
  });
});

describe('normalizePassword', () => {
  it('makes the same of what devices write differently', () => {
    expect(normalizePassword('cafe\u0301 creme')).toBe(normalizePassword('caf\u00E9 creme'));
    expect(normalizePassword('Plain ASCII 1!')).toBe('Plain ASCII 1!');
  });
});
