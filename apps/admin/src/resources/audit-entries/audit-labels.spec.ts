import { changesName } from './audit-labels';

test('what changed is told by the words of its codes', () => {
  expect(changesName({ changes: ['role.owner', 'given.vonk'] })).toBe('Role: owner, Given: vonk');
  expect(changesName({ changes: ['discount-codes.off', 'rows:24'] })).toBe('Discount codes: off, Rows: 24');
  expect(changesName({ changes: ['delete_discount'] })).toBe('Delete discount');
});
