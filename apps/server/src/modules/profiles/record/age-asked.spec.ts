import { ageAskedUntil } from './age-asked.js';

const now = new Date('2026-03-02T12:00:00Z');
const in28Days = new Date('2026-03-30T12:00:00Z');

test('who leaves a country that requires a proof of age is asked for four weeks more, wherever they go', () => {
  for (const after of ['NL', 'FR', null] as const)
    expect(ageAskedUntil(['GB', 'FR'], { before: 'GB', after }, now)).toEqual(in28Days);
});

test('no other change is waited for', () => {
  expect(ageAskedUntil(['GB'], { before: 'GB', after: 'GB' }, now)).toBeUndefined();
  expect(ageAskedUntil(['GB'], { before: 'NL', after: 'GB' }, now)).toBeUndefined();
  expect(ageAskedUntil(['GB'], { before: null, after: 'NL' }, now)).toBeUndefined();
  expect(ageAskedUntil(undefined, { before: 'GB', after: 'NL' }, now)).toBeUndefined();
});
