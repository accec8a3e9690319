import { birthDateChangeProblem, nameChangeFrom } from './own-profile-rules.js';

const now = new Date('2026-03-02T12:00:00Z');
const rules = { minimumAge: 18, today: '2026-03-02' };

describe('changing a name', () => {
  it('is possible again after thirty days, to the millisecond', () => {
    expect(nameChangeFrom(undefined, now)).toBeNull();
    expect(nameChangeFrom(new Date('2026-01-31T12:00:00Z'), now)).toBeNull();
    expect(nameChangeFrom(new Date('2026-01-31T12:00:00.001Z'), now)).toEqual(
      new Date('2026-03-02T12:00:00.001Z'),
    );
  });
});

describe('correcting a date of birth', () => {
  it.each([
    ['1990-05-17', undefined],
    ['1985-05-17', undefined],
    ['1995-05-17', undefined],
    ['1984-03-02', 'birth_date_too_far'],
    ['1996-05-17', 'birth_date_too_far'],
    ['2010-01-01', 'too_young'],
    ['1990-02-30', 'birth_date_invalid'],
    ['', 'birth_date_required'],
  ])('from 1990-05-18 to %j: %s', (wanted, problem) => {
    expect(birthDateChangeProblem(wanted, '1990-05-18', rules)).toBe(problem);
  });

  it('never makes somebody younger than the brand allows', () => {
    expect(birthDateChangeProblem('2008-03-03', '2006-03-02', rules)).toBe('too_young');
    expect(birthDateChangeProblem('2008-03-02', '2006-03-02', rules)).toBeUndefined();
  });
});
