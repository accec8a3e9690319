import { rescoped } from './rescoped';

const filtered = (filter: object, more = '') =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}${more}`;

test('a list keeps its filter and is narrowed to the chosen brand, from its first page', () => {
  const before = filtered({ tenant: 'vonk', status: 'failed' }, '&page=3');
  expect(rescoped('/payments', before, 'rubens')).toBe(filtered({ status: 'failed', tenant: 'rubens' }));
  expect(rescoped('/payments', before, undefined)).toBe(filtered({ status: 'failed' }));
  expect(rescoped('/payments', filtered({ status: 'failed' }), 'vonk')).toBe(
    filtered({ status: 'failed', tenant: 'vonk' }),
  );
});

test('a list of no brand is left as it is', () => {
  const before = filtered({ q: 'north' });
  expect(rescoped('/companies', before, 'vonk')).toBe(before);
  expect(rescoped('/payments', '', 'vonk')).toBe('');
});

test('a page gives up the brand of its own address', () => {
  expect(rescoped('/growth', '?brand=vonk&view=pages&network=north', 'rubens')).toBe('?view=pages');
  expect(rescoped('/desk/photo', '?tenant=vonk', undefined)).toBe('');
});
