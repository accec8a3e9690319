import { consentVersion, termsDate } from './consent-rules.js';

it('the terms are of the first terms’ date, or the company’s if that is later', () => {
  expect(termsDate('2020-05-01T00:00:00Z')).toBe('2023-12-01T12:00:00Z');
  expect(termsDate('2024-05-01T00:00:00Z')).toBe('2024-05-01T00:00:00Z');
  expect(consentVersion('terms', '2024-05-01T00:00:00Z')).toBe('2024-05-01T00:00:00Z');
});

it('the other texts have dates of their own, whatever the company', () => {
  expect(consentVersion('marketing', '2024-05-01T00:00:00Z')).toBe(
    consentVersion('marketing', '2030-05-01T00:00:00Z'),
  );
});
