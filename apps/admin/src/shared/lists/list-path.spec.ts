import { isLed, listPath } from './list-path';

test('a link with a filter leads to all that it counts, a way back and a link to the whole list do not', () => {
  const query = listPath('profiles', { tenant: 'vonk' }).replace(/^[^?]+/, '');
  expect(isLed('PUSH', query)).toBe(true);
  expect(isLed('POP', query)).toBe(false);
  expect(isLed('PUSH', '?brand=vonk')).toBe(false);
});
