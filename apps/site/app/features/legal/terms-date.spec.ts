import { termsDate } from './terms-date';

it('is the first terms’ date, or the company’s if that is later', () => {
  expect(termsDate('2020-05-01T00:00:00Z')).toBe('2023-12-01T12:00:00Z');
  expect(termsDate('2024-05-01T00:00:00Z')).toBe('2024-05-01T00:00:00Z');
});
