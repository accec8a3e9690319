import { draftProblems, isSignupOpen } from './signup-rules.js';

const sound = {
  email: 'robin@example.test',
  name: 'Robin',
  dateOfBirth: '2000-05-20',
  password: 'a window seat please',
};
const rules = { brand: 'Vonk', forbiddenWords: ['bloempot'], minimumAge: 18, today: '2026-03-01' };

test('without an invitation everybody may sign up, or whoever comes from a source, or nobody', () => {
  const source = { network: 'north', ref: '', sub1: '', sub2: '', sub3: '' };
  expect(isSignupOpen('all', undefined)).toBe(true);
  expect(isSignupOpen('with_trafficsource', undefined)).toBe(false);
  expect(isSignupOpen('with_trafficsource', source)).toBe(true);
  expect(isSignupOpen('invite', source)).toBe(false);
});

describe('a signup draft', () => {
  test('is sound', () => {
    expect(draftProblems(sound, rules)).toEqual({});
  });

  test('tells every mistake at once', () => {
    const empty = { email: '', name: '', dateOfBirth: '', password: '' };
    expect(draftProblems(empty, rules)).toEqual({
      email: 'required',
      name: 'required',
      date_of_birth: 'birth_date_required',
      password: 'required',
    });
  });

  test('name is neither the address nor starts with an @', () => {
    expect(draftProblems({ ...sound, name: ' ROBIN@example.test' }, rules)).toEqual({
      name: 'name_is_email',
    });
    expect(draftProblems({ ...sound, name: '@robin' }, rules)).toEqual({ name: 'name_starts_with_at' });
  });

  test('name leads nobody out of the site, and has none of the words that the brand forbids', () => {
    for (const name of ['Robin 0612345678', 'insta: robin', 'robin.com', 'Escort Robin', 'Bloempot'])
      expect(draftProblems({ ...sound, name }, rules)).toEqual({ name: 'name_refused' });
  });

  test('age counts from the birthday on, by the brand’s own minimum', () => {
    const born = (dateOfBirth: string, minimum: number) =>
      draftProblems({ ...sound, dateOfBirth }, { ...rules, minimumAge: minimum })['date_of_birth'];
    expect(born('2008-03-01', 18)).toBeUndefined();
    expect(born('2008-03-02', 18)).toBe('too_young');
    expect(born('2008-03-01', 21)).toBe('too_young');
    expect(born('2001-02-29', 18)).toBe('birth_date_invalid');
    expect(born('1890-01-01', 18)).toBe('birth_date_invalid');
    expect(born('2030-01-01', 18)).toBe('birth_date_invalid');
  });
});
