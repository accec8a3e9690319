import { rescopeQuery } from './rescope-query';

const filtered = (filter: object, more = '') =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}${more}`;

test('a list keeps its filter and is narrowed to the chosen brand, from its first page', () => {
  const before = filtered({ tenant: 'vonk', status: 'failed' }, '&page=3');
  expect(rescopeQuery('/payments', before, 'rubens')).toBe(filtered({ status: 'failed', tenant: 'rubens' }));
  expect(rescopeQuery('/payments', before, undefined)).toBe(filtered({ status: 'failed' }));
  expect(rescopeQuery('/payments', filtered({ status: 'failed' }), 'vonk')).toBe(
    filtered({ status: 'failed', tenant: 'vonk' }),
  );
});

test('a list of no brand is left as it is', () => {
  const before = filtered({ q: 'north' });
  expect(rescopeQuery('/companies', before, 'vonk')).toBe(before);
  expect(rescopeQuery('/payments', '', 'vonk')).toBe('');
});

test('a page gives up the brand of its own address', () => {
  expect(rescopeQuery('/growth', '?brand=vonk&view=pages&network=north', 'rubens')).toBe('?view=pages');
  expect(rescopeQuery('/desk/photo', '?tenant=vonk', undefined)).toBe('');
});
